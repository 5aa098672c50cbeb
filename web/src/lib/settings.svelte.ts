// What this person likes, kept in this browser. Everything here is reactive; changing a field saves it.

export type Theme = 'light' | 'dark' | 'auto';
export type Language = 'en' | 'fr' | 'de';
export type Motion = 'normal' | 'fast' | 'off';
/** How others' moves are shown: one after another, or only what came of them. */
export type Pace = 'slow' | 'normal' | 'fast' | 'once';
export type LegalStyle = 'ring' | 'dots' | 'fill' | 'both';

export const LANGUAGES: readonly Language[] = ['en', 'fr', 'de'];
export const THEMES: readonly Theme[] = ['auto', 'light', 'dark'];
export const MOTIONS: readonly Motion[] = ['normal', 'fast', 'off'];
export const PACES: readonly Pace[] = ['slow', 'normal', 'fast', 'once'];
export const LEGAL_STYLES: readonly LegalStyle[] = ['ring', 'dots', 'both', 'fill'];

export interface Preferences {
    theme: Theme;
    language: Language;
    motion: Motion;
    /** Null: not chosen; then whoever wants no motion sees what came of it at once. */
    pace: Pace | null;
    /** A turn counts only when I have confirmed it: where everybody is there, and where there are days for a turn. */
    confirmLive: boolean;
    confirmDays: boolean;
    legalStyle: LegalStyle;
    sound: boolean;
    coordinates: boolean;
    /** Where players have agreed on help: what the game can tell me is shown. */
    helpers: boolean;
    /** The name I sit down with. */
    name: string;
}

const KEY = 'boardwright.settings';
/** How long each move of others is shown, in ms. */
const BEATS: Record<Pace, number> = { slow: 700, normal: 300, fast: 120, once: 0 };
const dark = matchMedia('(prefers-color-scheme: dark)');
const calm = matchMedia('(prefers-reduced-motion: reduce)');

/** The first language of the browser that we have, else English. */
export function preferredLanguage(wanted: readonly string[] = navigator.languages): Language {
    const known = wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => LANGUAGES.includes(tag as Language));
    return (known ?? 'en') as Language;
}

function defaults(): Preferences {
    return {
        theme: 'auto',
        language: preferredLanguage(),
        motion: 'normal',
        pace: null,
        confirmLive: false,
        confirmDays: true,
        legalStyle: 'both',
        sound: false,
        coordinates: false,
        helpers: true,
        name: '',
    };
}

const ALLOWED: { [K in keyof Preferences]: (value: unknown) => boolean } = {
    theme: (value) => THEMES.includes(value as Theme),
    language: (value) => LANGUAGES.includes(value as Language),
    motion: (value) => MOTIONS.includes(value as Motion),
    pace: (value) => value === null || PACES.includes(value as Pace),
    legalStyle: (value) => LEGAL_STYLES.includes(value as LegalStyle),
    confirmLive: (value) => typeof value === 'boolean',
    confirmDays: (value) => typeof value === 'boolean',
    sound: (value) => typeof value === 'boolean',
    coordinates: (value) => typeof value === 'boolean',
    helpers: (value) => typeof value === 'boolean',
    name: (value) => typeof value === 'string' && value.length <= 24,
};

/** What was stored, as far as it still makes sense. A browser that stores nothing gets the defaults each time. */
export function read(stored: string | null): Preferences {
    const found = defaults();
    let given: unknown = null;
    try {
        given = JSON.parse(stored ?? 'null');
    } catch {
        return found;
    }
    if (typeof given !== 'object' || given === null) return found;
    for (const [key, value] of Object.entries(given)) {
        if (ALLOWED[key as keyof Preferences]?.(value)) Object.assign(found, { [key]: value });
    }
    return found;
}

function stored(): string | null {
    try {
        return localStorage.getItem(KEY);
    } catch {
        return null;
    }
}

class Settings implements Preferences {
    theme = $state<Theme>('auto');
    language = $state<Language>('en');
    motion = $state<Motion>('normal');
    pace = $state<Pace | null>(null);
    confirmLive = $state(false);
    confirmDays = $state(true);
    legalStyle = $state<LegalStyle>('both');
    sound = $state(false);
    coordinates = $state(false);
    helpers = $state(true);
    name = $state('');
    #systemDark = $state(dark.matches);
    #systemCalm = $state(calm.matches);

    constructor() {
        Object.assign(this, read(stored()));
        dark.addEventListener('change', () => (this.#systemDark = dark.matches));
        calm.addEventListener('change', () => (this.#systemCalm = calm.matches));
        // Another tab changed something.
        addEventListener('storage', (event) => {
            if (event.key === KEY) Object.assign(this, read(event.newValue));
        });
        $effect.root(() => {
            $effect(() => this.#save());
            $effect(() => this.#show());
        });
    }

    /** Light or dark, with "auto" resolved. */
    get shownTheme(): 'light' | 'dark' {
        if (this.theme !== 'auto') return this.theme;
        return this.#systemDark ? 'dark' : 'light';
    }

    /** How long a piece moves, in ms; 0 when this person or the system wants no motion. */
    get moveTime(): number {
        if (this.#systemCalm || this.motion === 'off') return 0;
        return this.motion === 'fast' ? 120 : 250;
    }

    /** How others' moves are shown, whether it was chosen or not. */
    get shownPace(): Pace {
        return this.pace ?? (this.moveTime ? 'normal' : 'once');
    }

    /** How long each move of others is shown, in ms; 0: not at all. */
    get beat(): number {
        return BEATS[this.shownPace];
    }

    #save(): void {
        const { theme, language, motion, pace, confirmLive, confirmDays, legalStyle, sound } = this;
        const { coordinates, helpers, name } = this;
        const text = JSON.stringify({
            theme,
            language,
            motion,
            pace,
            confirmLive,
            confirmDays,
            legalStyle,
            sound,
            coordinates,
            helpers,
            name,
        });
        try {
            localStorage.setItem(KEY, text);
        } catch {
            // Private windows may refuse; the settings then last as long as the page.
        }
    }

    #show(): void {
        const root = document.documentElement;
        root.dataset['theme'] = this.shownTheme;
        root.lang = this.language;
        root.style.setProperty('--move', `${this.moveTime}ms`);
        root.style.setProperty('--move-fast', `${Math.min(this.moveTime, 120)}ms`);
    }
}

export const settings = new Settings();
