// A bot for every game, in JavaScript for Node: it likes to do what it has done least often. See docs/program-bots.md.

import { createInterface } from "node:readline";

/** How often each component of the table was chosen so far. */
const chosen = new Map();

/** How often an option's components were chosen, on average; an option that names none is the last resort. */
function worn({ targets }) {
  if (targets.length === 0) return Infinity;
  return targets.reduce((sum, target) => sum + (chosen.get(target) ?? 0), 0) / targets.length;
}

function choose(options) {
  let best = options[0];
  for (const option of options) {
    if (worn(option) < worn(best)) best = option;
  }
  for (const target of best.targets) chosen.set(target, (chosen.get(target) ?? 0) + 1);
  return best;
}

const answer = (id, choice) => process.stdout.write(JSON.stringify({ id, choice }) + "\n");

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  switch (message.type) {
    case "hello":
      process.stderr.write(`I play ${message.game} with ${message.players} players, in seat ${message.seat}.\n`);
      break;
    case "choose":
      answer(message.id, choose(message.options).action);
      break;
    case "consider":
      answer(message.id, null);
      break;
    case "forfeit":
      process.stderr.write(`That went wrong: ${message.why}\n`);
      break;
  }
}
