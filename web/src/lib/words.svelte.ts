// Sentences in the reader's language. What the engine says comes as keys and arguments (`say`, `name`, `help`) and is
// written with the game's Fluent files from the server; what the page itself says (`t`) is bundled, one chunk a language and
// one more for each game and each part of the page that is fetched when it is needed.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { SvelteMap } from 'svelte/reactivity';
import { fetchMessages } from './api';
import type { Text } from './protocol';
import { settings, type Language } from './settings.svelte';

export type Arguments = Record<string, FluentVariable>;

// Every folder of the page may bring its own texts: `messages/en.ftl` beside the components that say them.
const OWN = import.meta.glob<string>(['./messages/*.ftl', '../*/messages/*.ftl', '../games/plain/messages/*.ftl'], {
    query: '?raw',
    import: 'default',
});
const OF_GAMES = import.meta.glob<string>('../games/*/messages/*.ftl', { query: '?raw', import: 'default' });
// Parts that are not there from the start have theirs in `words/en.ftl`, and show them with `words.show('<folder>')`.
const OF_PARTS = import.meta.glob<string>(['../*/words/*.ftl', '../*/*/words/*.ftl'], {
    query: '?raw',
    import: 'default',
});

function chunkOf(name: string, language: Language): (() => Promise<string>) | undefined {
    const part = Object.keys(OF_PARTS).find((path) => path.endsWith(`/${name}/words/${language}.ftl`));
    return part ? OF_PARTS[part] : OF_GAMES[`../games/${name}/messages/${language}.ftl`];
}

function bundle(language: Language, sources: readonly string[]): FluentBundle {
    const made = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) made.addResource(new FluentResource(source));
    return made;
}

/** The arguments of messages that number seats, and are said as the names of their players. */
const SEAT_ARGUMENTS = ['player', 'victim'];

class Words {
    /** The game whose sentences are meant when none is named. */
    game = $state<string | null>(null);
    #language = $state<Language>('en');
    readonly #own = new SvelteMap<Language, FluentBundle>();
    /** What the pages of games and other parts say, by language and name. */
    readonly #pages = new SvelteMap<string, FluentBundle>();
    readonly #games = new SvelteMap<string, FluentBundle>();
    readonly #files = new Map<string, Promise<string>>();
    readonly #wanted = new Set<string>();
    readonly #shown = new Set<string>();

    /** The language now shown. */
    get language(): Language {
        return this.#language;
    }

    /** Shows everything in another language, once its words are here. Whoever asks last is heard. */
    async use(language: Language): Promise<void> {
        settings.language = language;
        try {
            await Promise.all([
                this.#loadOwn(language),
                ...[...this.#wanted].map((game) => this.#fetch(language, game)),
                ...[...this.#shown].map((game) => this.#loadPage(language, game)),
            ]);
        } catch (error) {
            // Better the old language than keys instead of words.
            if (settings.language === language && this.#own.has(this.#language)) settings.language = this.#language;
            throw error;
        }
        if (settings.language === language) this.#language = language;
    }

    async #loadOwn(language: Language): Promise<void> {
        if (this.#own.has(language)) return;
        const paths = Object.keys(OWN).filter((path) => path.endsWith(`/${language}.ftl`));
        this.#own.set(language, bundle(language, await Promise.all(paths.map((path) => OWN[path]!()))));
    }

    async #loadPage(language: Language, name: string): Promise<void> {
        const key = `${language}/${name}`;
        const load = chunkOf(name, language);
        if (load && !this.#pages.has(key)) this.#pages.set(key, bundle(language, [await load()]));
    }

    /** Gets a game's words and means them from now on. */
    async load(game: string): Promise<void> {
        await Promise.all([this.also(game), this.show(game)]);
        this.game = game;
    }

    /** Gets what the page of a game says, its choices in the lobby included, or another part with words of its own. */
    async show(name: string): Promise<void> {
        this.#shown.add(name);
        await this.#loadPage(this.#language, name);
    }

    /** Gets a game's words without meaning them by default: the lobby speaks of several games. Its introduction and its handbook
      have names of their own (`<game>-handbook`) and may use the game's words. */
    async also(name: string): Promise<void> {
        this.#wanted.add(name);
        await this.#fetch(this.#language, name);
    }

    async #fetch(language: Language, name: string): Promise<void> {
        const key = `${language}/${name}`;
        if (this.#games.has(key)) return;
        const [game] = name.split('-');
        const files = new Set(['table', game!, name]);
        const sources = await Promise.all([...files].map((file) => this.#file(language, file)));
        this.#games.set(key, bundle(language, sources));
    }

    /** A file of the server, asked for once however many games need it; one that did not come is asked for again. */
    #file(language: Language, name: string): Promise<string> {
        const key = `${language}/${name}`;
        const asked = this.#files.get(key) ?? fetchMessages(language, name);
        this.#files.set(key, asked);
        asked.catch(() => this.#files.delete(key));
        return asked;
    }

    /** A text of the interface. */
    t(key: string, args?: Arguments): string {
        return format(this.#speaker(key), key, undefined, args) ?? key;
    }

    /** The texts that have a key: the shell's, those of the game at hand, or of another one that is shown. */
    #speaker(key: string): FluentBundle | undefined {
        const games = this.game === null ? this.#shown : [this.game, ...this.#shown];
        const own = this.#own.get(this.#language);
        const pages = [...games].map((game) => this.#pages.get(`${this.#language}/${game}`));
        return [own, ...pages].find((texts) => texts?.hasMessage(key));
    }

    /** Several names in a row: "Ann and Carl". */
    list(names: readonly string[]): string {
        return new Intl.ListFormat(this.#language, { type: 'conjunction' }).format(names);
    }

    /** Which form a place takes: 1st, 2nd, 3rd and 4th are four forms in English. */
    ordinal(place: number): Intl.LDMLPluralRule {
        return new Intl.PluralRules(this.#language, { type: 'ordinal' }).select(place);
    }

    /** Whether the interface has a text of that key. */
    has(key: string): boolean {
        return this.#speaker(key) !== undefined;
    }

    /** The sentence of a message, with the names of seats and automas; those without a name are numbered from 1. */
    say(text: Text, names: readonly string[] = [], game: string | null = this.game): string {
        const args: Arguments = {};
        for (const [name, value] of Object.entries(text.args)) {
            if (typeof value === 'object') args[name] = this.say(value, names, game);
            else if (SEAT_ARGUMENTS.includes(name) && typeof value === 'number')
                args[name] = names[value] || this.#seat(value, game);
            else args[name] = value;
        }
        return format(this.#bundle(game), text.key, undefined, args) ?? text.key;
    }

    /** What a component, an option or a choice is called. */
    name(key: string, game: string | null = this.game): string {
        return format(this.#bundle(game), key) ?? key;
    }

    /** One or two sentences about a key, with the rule they come from; null where there is nothing to explain. */
    help(key: string, game: string | null = this.game): string | null {
        return format(this.#bundle(game), key, 'help');
    }

    /** What a key is about in a few words, without rules; null where there are none. */
    line(key: string, game: string | null = this.game): string | null {
        return format(this.#bundle(game), key, 'line');
    }

    /** Whether the game has words for a key. */
    knows(key: string, game: string | null = this.game): boolean {
        return this.#bundle(game)?.hasMessage(key) ?? false;
    }

    #seat(seat: number, game: string | null): string {
        return format(this.#bundle(game), 'seat', undefined, { number: seat + 1 }) ?? String(seat + 1);
    }

    #bundle(game: string | null): FluentBundle | undefined {
        return game === null ? undefined : this.#games.get(`${this.#language}/${game}`);
    }
}

function format(from: FluentBundle | undefined, key: string, attribute?: string, args?: Arguments): string | null {
    const message = from?.getMessage(key);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!from || !pattern) return null;
    const errors: Error[] = [];
    const text = from.formatPattern(pattern, args, errors);
    if (errors.length > 0) console.warn(`words for ${key}:`, errors[0]);
    return text;
}

export const words = new Words();
