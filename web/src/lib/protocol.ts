// Made by tools/protocol_types.py from src/boardwright/server/protocol.py. Do not edit.

export type ServerMessage = Snapshot | Previews | Accepted | Refused | WhyNot | Chatted | Presence;
/**
 * What a decision asks of its player; for each a table has a widget that knows nothing of the game.
 */
export type Kind = 'pick' | 'several' | 'amount' | 'pay' | 'place' | 'walk' | 'sealed' | 'order' | 'turn';
/**
 * What a verb or an event means to the course of a game, beside what it does.
 */
export type Role = 'opens-turn' | 'opens-chapter' | 'ends-turn' | 'passes' | 'confirms' | 'declines' | 'adds';
export type ClientMessage =
  Hello | Act | Confirm | Undo | Ask | Say | StandIn | Answer | Confirms | Seen | Read | Looks;

/**
 * What either side says over the socket of a table.
 */
export interface Wire {
  server: ServerMessage;
  client: ClientMessage;
}
/**
 * The whole table as one viewer sees it. Sent after every change; small enough not to need differences.
 */
export interface Snapshot {
  length: number;
  viewer: number | null;
  view: any;
  waiting: number[];
  prompts: WaitingInfo[];
  ready: number[];
  sheet: ScoreLineInfo[][];
  scores: number[];
  if_over: number | null;
  over: boolean;
  outcome: OutcomeInfo | null;
  winners: number[];
  type: 'snapshot';
  table: string;
  game: string;
  title: string;
  agreed: Agreement;
  commitment: string | null;
  n: number;
  first: number;
  seats: SeatInfo[];
  automas: AutomaInfo[];
  ends_turn: string | null;
  confirm: number | null;
  decisions: DecisionInfo[];
  offers: OfferInfo[];
  undo: SeatUndo[];
  answers: SeatAnswers[];
  log: LogEntry[];
  log_from: number;
  notes: Note[];
  ended: EndedInfo | null;
  cancelling: CancelInfo | null;
  seen: number;
  replay: boolean;
  rematch: string | null;
}
/**
 * Who must decide, the prompt in words for the others, and what it is about.
 */
export interface WaitingInfo {
  seat: number;
  kind: Kind;
  subject: string | null;
  prompt: Text;
}
/**
 * A Fluent key with its arguments; an argument named ``player`` is a seat number.
 */
export interface Text {
  key: string;
  args: {
    [k: string]: number | string | Text;
  };
}
export interface ScoreLineInfo {
  id: string;
  name: Text;
  rule: string;
  points: number;
  earnings: EarningInfo[];
}
export interface EarningInfo {
  points: number;
  targets: string[];
}
/**
 * How the game has ended, by actor; equals share a place.
 */
export interface OutcomeInfo {
  points: number[];
  places: number[];
  tie_breaks: TieBreakInfo[];
  verdict: VerdictInfo | null;
}
/**
 * What decided between equal points: by actor how much of it each had.
 */
export interface TieBreakInfo {
  name: Text;
  rule: string;
  values: number[];
}
/**
 * How a game ended that is played against the game itself.
 */
export interface VerdictInfo {
  won: boolean;
  grade: Text | null;
}
/**
 * What people agree on when they open a table, beside the rules.
 */
export interface Agreement {
  pace: 'live' | 'days';
  leaving: 'bot' | 'end';
  open: boolean;
  helpers: boolean;
  absence: number | null;
  bot: string;
  known: 'nothing' | 'seed' | 'position';
  clock: 'none' | 'live' | 'day' | 'three_days';
}
/**
 * One seat, as everybody sees it.
 */
export interface SeatInfo {
  seat: number;
  name: string;
  kind: 'person' | 'bot';
  bot: string | null;
  stand_in: string | null;
  gone: ('left' | 'resigned') | null;
  mine: boolean;
  taken: boolean;
  online: boolean;
  away: number | null;
  devices: number;
  until: number | null;
  late: boolean;
  vacation: number | null;
}
/**
 * Somebody who takes part without a seat; as actors they are numbered after the seats.
 */
export interface AutomaInfo {
  id: string;
  name: Text;
  colour: string;
}
/**
 * What one of my seats must decide; ``subject`` is the component it is about.
 */
export interface DecisionInfo {
  seat: number;
  kind: Kind;
  subject: string | null;
  prompt: Text;
  options: OptionInfo[];
  reach: {
    [k: string]: {
      [k: string]: string[];
    };
  };
  question: string | null;
  begun: boolean;
  hints: {
    [k: string]: Text;
  };
  plans: {
    [k: string]: PlanInfo;
  };
}
/**
 * A legal action: number, how it is written, what it points at, and what it would do to my score right away.
 *
 * The change is not known at first: `Previews` bring it after the snapshot, for decisions with few options.
 */
export interface OptionInfo {
  action: number;
  verb: string;
  notation: string;
  targets: string[];
  number: number | null;
  way: string | null;
  role: Role | null;
  label: Text;
  change: number | null;
  changes: {
    [k: string]: number;
  };
  leads: string[];
}
/**
 * Decisions that together come to something; ``told``: what it takes, or without steps why nothing does.
 */
export interface PlanInfo {
  told: Text;
  steps: string[];
  legs: string[][];
}
/**
 * What one of my seats may do although it is not asked.
 */
export interface OfferInfo {
  seat: number;
  options: OptionInfo[];
}
export interface SeatUndo {
  seat: number;
  undo: UndoInfo;
}
/**
 * Whether the last step can be taken back, how many steps of this turn can, and if not why.
 */
export interface UndoInfo {
  steps: number;
  barrier: Text | null;
  rewind: boolean;
}
/**
 * What one of my seats has answered in advance; ``idle``: it leaves by itself what it can only leave.
 */
export interface SeatAnswers {
  seat: number;
  idle: boolean;
  confirms: boolean;
  declined: DeclinedInfo[];
}
/**
 * A question that a seat always declines, in words.
 */
export interface DeclinedInfo {
  question: string;
  prompt: Text;
}
/**
 * One decision and what followed from it. ``n`` is the number of decisions carried out with it; 0 is the set-up.
 *
 * What an automa did then follows with the same number and the automa as ``seat``.
 */
export interface LogEntry {
  n: number;
  seat: number | null;
  notation: string;
  label: Text | null;
  events: LogEvent[];
  role: Role | null;
}
/**
 * One fact: its text and the components it concerns; with a role it opens a turn of its player, or a chapter.
 */
export interface LogEvent {
  text: Text;
  targets: string[];
  role: Role | null;
}
/**
 * What somebody did about the table after ``n`` decisions: they left, or asked to cancel it.
 */
export interface Note {
  n: number;
  seat: number;
  text: Text;
}
/**
 * A game that ended before its rules say so: why, and the seat that brought it about (null: who has none).
 */
export interface EndedInfo {
  why: 'left' | 'resigned' | 'cancelled';
  seat: number | null;
}
/**
 * A seat asks to cancel the table: who has agreed, and who would rather play on.
 */
export interface CancelInfo {
  seat: number;
  agreed: number[];
  declined: number | null;
}
/**
 * What the options of the snapshot with that number would do to my score right away, or where they lead.
 *
 * ``help``: null where the game has none, or players have agreed on none.
 */
export interface Previews {
  type: 'previews';
  n: number;
  seats: SeatPreviews[];
  help: SeatHelp | null;
}
/**
 * By option of the seat's decision the change of its points by line of the score sheet; null: it cannot be told.
 */
export interface SeatPreviews {
  seat: number;
  changes: ({
    [k: string]: number;
  } | null)[];
  leads: string[][];
}
/**
 * What the game tells a seat of mine to help it decide, in its own terms.
 */
export interface SeatHelp {
  seat: number;
  told: any;
}
/**
 * An action is stored: nothing can lose it any more.
 */
export interface Accepted {
  type: 'accepted';
  id: string;
  n: number;
}
/**
 * A request that changed nothing, and why.
 */
export interface Refused {
  type: 'refused';
  id: string | null;
  code:
    | 'stale'
    | 'illegal'
    | 'not_yours'
    | 'over'
    | 'undo'
    | 'confirm'
    | 'bad_message'
    | 'too_fast'
    | 'too_large'
    | 'unknown'
    | 'gone'
    | 'storage'
    | 'failed'
    | 'unavailable';
  reason: string;
  n: number | null;
  text: Text | null;
}
/**
 * Why a component cannot be used now; without a rule when it can.
 */
export interface WhyNot {
  type: 'why_not';
  id: string;
  target: string;
  rule: string | null;
  text: Text | null;
}
export interface Chatted {
  type: 'chat';
  lines: ChatLine[];
}
export interface ChatLine {
  id: number;
  seat: number | null;
  text: string;
  at: number;
}
export interface Presence {
  type: 'presence';
  seats: SeatInfo[];
}
/**
 * First message: how much of the log this client has already.
 */
export interface Hello {
  type: 'hello';
  since: number;
}
/**
 * Carry out an action in one of my seats. ``n`` is that of the snapshot I act on; it is stale once the seat's
 * decision may have changed since.
 *
 * With ``then`` other actions follow at once, as a plan says: all are carried out or none, and all are taken back
 * together. Nothing follows on chance, or on what was laid open.
 *
 * Where the seat confirms turns, what would end one for good is refused (`confirm`) unless it is ``sure``.
 */
export interface Act {
  type: 'act';
  id: string;
  n: number;
  seat: number;
  action: string;
  /**
   * @maxItems 60
   */
  then?: string[];
  sure?: boolean;
}
/**
 * My turn counts as it is.
 */
export interface Confirm {
  type: 'confirm';
  id: string;
  n: number;
  seat: number;
}
/**
 * Take back my last step, with all that came of one wish, or all steps of this turn.
 *
 * Alone among bots, back to my last decision.
 */
export interface Undo {
  type: 'undo';
  id: string;
  n: number;
  seat: number;
  all: boolean;
  steps?: number | null;
}
/**
 * Why not this component?
 */
export interface Ask {
  type: 'ask';
  id: string;
  seat: number;
  target: string;
}
export interface Say {
  type: 'say';
  id: string;
  text: string;
}
/**
 * A bot plays for that seat from now on, or (None) no longer. Where others play too, it is the one agreed on.
 */
export interface StandIn {
  type: 'stand_in';
  id: string;
  seat: number;
  bot: string | null;
}
/**
 * From now on, or no longer: my seat declines that question, or (None) leaves by itself what it can only leave.
 *
 * A question can be declined for good while it is asked.
 */
export interface Answer {
  type: 'answer';
  id: string;
  seat: number;
  question: string | null;
  on: boolean;
}
/**
 * From now on, or no longer, turns of my seat count only when I have confirmed them.
 */
export interface Confirms {
  type: 'confirms';
  id: string;
  seat: number;
  on: boolean;
}
/**
 * I have seen the game up to this decision.
 */
export interface Seen {
  type: 'seen';
  length: number;
}
/**
 * I have read the chat up to this line.
 */
export interface Read {
  type: 'read';
  line: number;
}
/**
 * The page with the table is visible now, or no longer: who looks at it is told nothing elsewhere.
 */
export interface Looks {
  type: 'looks';
  on: boolean;
}
/**
 * A value that another option must have, or have on its list.
 */
export interface Need {
  option: string;
  value: string;
}
/**
 * A choice the table has. ``kind`` says which of the other fields count.
 */
export interface OptionSpec {
  name: string;
  kind: 'flag' | 'choice' | 'pick' | 'flags';
  default: any;
  among: string[];
  least: number;
  most: number;
  length: number;
  players: number[];
  needs: Need[];
  unless: string[];
  barred: {
    [k: string]: Need;
  };
}
export interface GameInfo {
  id: string;
  players: number[];
  options: OptionSpec[];
  bots: string[];
  usual_bot: string;
  own: boolean;
  introduction: boolean;
  handbook: boolean;
}
/**
 * Who sits there: me, another person at this screen, a friend by link, or a bot.
 */
export interface NewSeat {
  kind: 'me' | 'here' | 'friend' | 'bot';
  name: string;
  bot?: string | null;
}
export interface NewTable {
  game: string;
  options?: {
    [k: string]: any;
  };
  /**
   * @minItems 1
   * @maxItems 8
   */
  seats: NewSeat[];
  seed?: number | null;
  agreed?: Agreement1;
  title?: string;
}
/**
 * What people agree on when they open a table, beside the rules.
 */
export interface Agreement1 {
  pace: 'live' | 'days';
  leaving: 'bot' | 'end';
  open: boolean;
  helpers: boolean;
  absence: number | null;
  bot: string;
  known: 'nothing' | 'seed' | 'position';
  clock: 'none' | 'live' | 'day' | 'three_days';
}
/**
 * A saved game to look at, or to go on with when it is not over.
 */
export interface ImportTable {
  record: string;
}
/**
 * A private game against bots from decision ``n`` of a table on; the seat is the one I play.
 */
export interface Branch {
  n: number;
  seat: number;
}
/**
 * The secret of a seat link.
 */
export interface Claim {
  token: string;
}
/**
 * Take a free seat at an open table, under that name.
 */
export interface Sit {
  name: string;
}
export interface SeatLink {
  seat: number;
  token: string;
}
/**
 * A table was opened or joined; links are given once, to whoever opened it.
 */
export interface Opened {
  table: string;
  links: SeatLink[];
}
/**
 * Whether links work on other devices, and with which addresses.
 */
export interface ShareInfo {
  addresses: string[];
  can_switch: boolean;
  on: boolean;
}
/**
 * Let others in our network in, or no longer.
 */
export interface Share {
  on: boolean;
}
/**
 * A line of "my tables".
 */
export interface TableInfo {
  table: string;
  game: string;
  title: string;
  agreed: Agreement;
  seats: SeatInfo[];
  mine: number[];
  waiting: number[];
  over: boolean;
  winners: number[];
  scores: number[];
  progress: Text | null;
  unread: number;
  ended: EndedInfo | null;
  cancelling: CancelInfo | null;
  changed: number;
  other_catalog: boolean;
}
/**
 * What I can do about a table, and what would follow; null: it cannot be done.
 */
export interface LifeInfo {
  seats: number[];
  leave: ('bot' | 'end') | null;
  leave_one: ('bot' | 'end') | null;
  resign: ('bot' | 'end' | 'win') | null;
  cancel: ('now' | 'ask' | 'withdraw') | null;
  asked: boolean;
  delete: boolean;
  last: boolean;
  rename: boolean;
}
/**
 * Give seats of mine up. ``way`` is what I was told would follow: when that has changed, nothing happens.
 */
export interface Leave {
  /**
   * @minItems 1
   * @maxItems 8
   */
  seats: number[];
  way: 'bot' | 'end';
}
/**
 * Give the game up in one of my seats, but go on watching.
 */
export interface Resign {
  seat: number;
  way: 'bot' | 'end' | 'win';
}
/**
 * End the table for everybody, or ask the others to agree.
 */
export interface Cancel {
  way: 'now' | 'ask' | 'withdraw';
}
/**
 * Somebody asks to cancel the table: I agree, or I would rather play on.
 */
export interface Consent {
  yes: boolean;
}
/**
 * Another title for the table.
 */
export interface Rename {
  title: string;
}
/**
 * Another name for one of my seats, as everybody sees it.
 */
export interface RenameSeat {
  seat: number;
  name: string;
}
/**
 * Keep my seats under a name and a password.
 */
export interface MakeAccount {
  name: string;
  password: string;
}
export interface LogIn {
  name: string;
  password: string;
}
/**
 * All my other devices are logged out with it.
 */
export interface ChangePassword {
  old: string;
  password: string;
}
/**
 * Another name to log in with; seats keep theirs.
 */
export interface RenameMe {
  name: string;
}
/**
 * Whether my results are counted, and my strength is worked out from them.
 */
export interface Rated {
  on: boolean;
}
/**
 * Delete everything about me; guests have no password.
 */
export interface DeleteMe {
  password?: string;
}
/**
 * A browser where I am logged in.
 */
export interface DeviceInfo {
  id: string;
  label: string;
  since: number;
  used: number;
  here: boolean;
}
/**
 * How strong I am at a game: 95 times in 100 not further than ``reach`` from the value.
 */
export interface RatingInfo {
  game: string;
  value: number;
  reach: number;
  tables: number;
}
/**
 * My account; the name is null for guests, who have none.
 */
export interface MeInfo {
  name: string | null;
  rated: boolean;
  devices: DeviceInfo[];
  ratings: RatingInfo[];
}
/**
 * A way in which I am told that it is my turn. Nobody else learns of it.
 */
export interface ChannelInfo {
  id: string;
  kind: 'push' | 'mail' | 'webhook';
  address: string;
  on: boolean;
  confirmed: boolean;
  failed: boolean;
}
/**
 * How I am told that it is my turn, and until when I am away.
 */
export interface AwayInfo {
  channels: ChannelInfo[];
  muted: string[];
  push_key: string;
  mail: boolean;
  vacation: number | null;
  days: number;
}
/**
 * This browser is told: its subscription.
 */
export interface AddPush {
  kind: 'push';
  address: string;
  p256dh: string;
  auth: string;
  language: 'en' | 'fr' | 'de';
}
/**
 * I am told there: by mail, once I have confirmed that the address is mine, or by a webhook.
 */
export interface AddChannel {
  kind: 'mail' | 'webhook';
  address: string;
  language: 'en' | 'fr' | 'de';
}
export interface NewChannel {
  channel: AddPush | AddChannel;
}
export interface Switch {
  on: boolean;
}
/**
 * I am away until then; null: I am back.
 */
export interface Vacation {
  until: number | null;
}
/**
 * The secret of a link in a letter.
 */
export interface MailSecret {
  token: string;
}
/**
 * One thing that an introduction says, and what the learner does then, in notation.
 *
 * ``start`` and ``told`` count the decisions of the chapter when it begins and when its words are said: what lies
 * between is played before the learner's eyes.
 */
export interface StageInfo {
  chapter: number;
  say: string;
  light: string[];
  start: number;
  told: number;
  moves: string[];
}
export interface IntroductionInfo {
  game: string;
  stages: StageInfo[];
}
/**
 * A real game against bots from a moment of an introduction on.
 */
export interface PlayOn {
  chapter: number;
  length: number;
  name: string;
}
/**
 * A part of a section: the rules of the ledger it explains, and what it shows beside its words.
 */
export interface HandbookPart {
  id: string;
  rules: string[];
  symbols: string[];
  things: string[];
  picture: string;
}
export interface HandbookSection {
  id: string;
  parts: HandbookPart[];
}
export interface HandbookInfo {
  game: string;
  sections: HandbookSection[];
}
/**
 * One position as one viewer sees it: all that board and seats show, without what can be done and what was told.
 */
export interface Scene {
  length: number;
  viewer: number | null;
  view: any;
  waiting: number[];
  prompts: WaitingInfo[];
  ready: number[];
  sheet: ScoreLineInfo[][];
  scores: number[];
  if_over: number | null;
  over: boolean;
  outcome: OutcomeInfo | null;
  winners: number[];
}
/**
 * Points more or less on a line of the score sheet.
 */
export interface GainInfo {
  name: Text;
  points: number;
}
/**
 * What a seat could do, one decision after another, and what would come of it.
 */
export interface TurnInfo {
  steps: string[];
  labels: Text[];
  targets: string[];
  gains: GainInfo[];
  events: Text[];
}
/**
 * A turn worth playing, and how many points it seems to be behind the best.
 */
export interface HintInfo {
  turn: TurnInfo;
  behind: number;
}
/**
 * What a strong bot would do in my seat, the best first.
 */
export interface Hints {
  seat: number;
  hints: HintInfo[];
}
/**
 * By seat the chance to win, after so many decisions.
 */
export interface OutlookInfo {
  n: number;
  chances: number[];
}
/**
 * A decision of mine that cost something, after ``n`` others: points, and a part of the chance to win.
 */
export interface CostlyInfo {
  n: number;
  label: Text;
  better: TurnInfo;
  points: number;
  chance: number;
}
/**
 * What the dice of a table were bound to, told when the game is over, and every draw that was made.
 *
 * Numbers that no browser holds exactly are texts. The first ``known`` draws were made elsewhere.
 */
export interface FairnessInfo {
  scheme: number;
  table: string;
  seed: string;
  known: number;
  salt: string;
  commitment: string;
  sides: number[];
  outcomes: number[];
}
/**
 * A table that cannot go on: who sat there, and what everybody may know of the game.
 *
 * It does not fit the rules of today, or was played with other components than this server has.
 */
export interface Story {
  table: string;
  game: string;
  why: 'rules' | 'catalog';
  names: string[];
  log: LogEntry[];
}
