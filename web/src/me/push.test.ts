import { describe, expect, it, vi } from 'vitest';
import source from '../../public/push.js?raw';

/** The service worker, run in a scope that is made up. */
function worker(pages: { url: string; focus(): void; navigate(to: string): void }[] = []) {
    const handlers: Record<string, (event: object) => void> = {};
    const scope = {
        registration: { scope: 'https://games.example.org/', showNotification: vi.fn() },
        clients: { matchAll: async () => pages, openWindow: vi.fn() },
        addEventListener: (name: string, handler: (event: object) => void) => (handlers[name] = handler),
    };
    new Function('self', source)(scope);
    const send = async (name: string, event: object): Promise<void> => {
        const waits: Promise<unknown>[] = [];
        handlers[name]!({ ...event, waitUntil: (work: Promise<unknown>) => waits.push(work) });
        await Promise.all(waits);
    };
    return { scope, send };
}

const TOLD = { title: 'Your turn', body: 'Coloma, “Friday”', link: 'https://games.example.org/#/t/abc' };

describe('the service worker', () => {
    it('shows what it is told', async () => {
        const { scope, send } = worker();
        await send('push', { data: { json: () => TOLD } });
        const [title, shown] = scope.registration.showNotification.mock.calls[0]!;
        expect([title, shown.body, shown.data.link]).toEqual([TOLD.title, TOLD.body, TOLD.link]);
    });

    it('opens the table, and nothing that is not ours', async () => {
        const { scope, send } = worker();
        const close = vi.fn();
        for (const link of [TOLD.link, 'https://elsewhere.example.org/#/t/abc']) {
            await send('notificationclick', { notification: { close, data: { link } } });
        }
        expect(scope.clients.openWindow.mock.calls).toEqual([[TOLD.link], [TOLD.link]]);
        expect(close).toHaveBeenCalledTimes(2);
    });

    it('goes to a page that is open already', async () => {
        const table = { url: TOLD.link, focus: vi.fn(), navigate: vi.fn() };
        const lobby = { url: 'https://games.example.org/#/', focus: vi.fn(), navigate: vi.fn() };
        for (const [page, moves] of [
            [table, 0],
            [lobby, 1],
        ] as const) {
            const { scope, send } = worker([page]);
            await send('notificationclick', { notification: { close: vi.fn(), data: { link: TOLD.link } } });
            expect(page.focus).toHaveBeenCalledOnce();
            expect(page.navigate).toHaveBeenCalledTimes(moves);
            expect(scope.clients.openWindow).not.toHaveBeenCalled();
        }
    });
});
