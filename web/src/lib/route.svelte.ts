// Where we are: the part of the address after `#`. `#/` lobby, `#/open` tables to sit down at, `#/replays` finished games,
// `#/new/<game>?<wish>` the form of a table, `#/t/<table>?n=41`, `#/join/<table>/<token>`,
// `#/learn/<game>` its introduction, `#/rules` all handbooks, `#/rules/<game>/<rule>` one of them, at a rule.

export type Route =
    | { page: 'lobby' }
    | { page: 'nowhere' }
    | { page: 'open' }
    | { page: 'replays' }
    | { page: 'new'; game: string; wish?: string }
    | { page: 'table'; table: string; n: number | null }
    | { page: 'join'; table: string; token: string }
    | { page: 'learn'; game: string }
    | { page: 'rules'; game: string | null; rule: string | null };

/** What an address means; what says nothing is the lobby. Names in it are letters, digits, -, _ and dots. */
export function parse(hash: string): Route {
    const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?', 2);
    const [page, first, second] = path.split('/').map((part) => (/^[\w.-]+$/.test(part) ? part : ''));
    if (page === 'open' || page === 'replays') return { page };
    if (page === 'new' && first) return query ? { page, game: first, wish: query } : { page, game: first };
    if (page === 't' && first) return { page: 'table', table: first, n: position(query) };
    if (page === 'join' && first && second) return { page, table: first, token: second };
    if (page === 'learn' && first) return { page, game: first };
    if (page === 'rules') return { page, game: first || null, rule: second || null };
    return { page: path === '' ? 'lobby' : 'nowhere' };
}

function position(query: string): number | null {
    const n = new URLSearchParams(query).get('n');
    return n !== null && /^\d+$/.test(n) ? Number(n) : null;
}

/** The address of a place. */
export function href(route: Route): string {
    if (route.page === 'new') return `#/new/${route.game}${route.wish ? `?${route.wish}` : ''}`;
    if (route.page === 'open' || route.page === 'replays') return `#/${route.page}`;
    if (route.page === 'join') return `#/join/${route.table}/${route.token}`;
    if (route.page === 'lobby' || route.page === 'nowhere') return '#/';
    if (route.page === 'learn') return `#/learn/${route.game}`;
    if (route.page === 'rules') return ['#/rules', route.game, route.rule].filter((part) => part).join('/');
    return `#/t/${route.table}${route.n === null ? '' : `?n=${route.n}`}`;
}

/** The server shows this page for every address it does not know; ours all begin at the top. */
const AT_TOP = ['/', '/index.html'].includes(location.pathname);

class Router {
    now = $state<Route>(AT_TOP ? parse(location.hash) : { page: 'nowhere' });

    constructor() {
        addEventListener('hashchange', () => {
            if (AT_TOP) this.now = parse(location.hash);
            else location.replace(`/${location.hash}`);
        });
    }

    /** Goes there; with `replace` the place we leave is forgotten (a used seat link, for instance). */
    go(route: Route, replace = false): void {
        if (replace) {
            history.replaceState(null, '', href(route));
            this.now = route;
        } else {
            location.hash = href(route);
        }
    }
}

export const router = new Router();
