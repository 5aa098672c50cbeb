// Being away: what is asked of the server, and what this browser does to be told that it is somebody's turn.
import { at, get, post, remove } from '../lib/api';
import type { AddChannel, AddPush, AwayInfo } from '../lib/protocol';

export const away = {
    how: () => get<AwayInfo>('/api/me/away'),
    add: (channel: AddPush | AddChannel) => post<null>('/api/me/channels', { channel }),
    switch: (id: string, on: boolean) => post<null>(`/api/me/channels/${encodeURIComponent(id)}`, { on }),
    remove: (id: string) => remove<null>(`/api/me/channels/${encodeURIComponent(id)}`),
    /** Seconds since 1970; null: I am back. */
    vacation: (until: number | null) => post<null>('/api/me/vacation', { until }),
    mute: (table: string, on: boolean) => post<null>(at(table, 'mute'), { on }),
    mail: (way: 'confirm' | 'stop', token: string) => post<null>(`/api/mail/${way}`, { token }),
};

/** Whether this browser can be told anything while no page is open. Over a line that is not secure none can. */
export function canPush(): boolean {
    return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** The address by which this browser is told already, if it is. */
export async function ownAddress(): Promise<string | null> {
    if (!canPush()) return null;
    const registration = await navigator.serviceWorker.getRegistration('/');
    return (await registration?.pushManager.getSubscription())?.endpoint ?? null;
}

/** Asks the browser, and it the person; null: they would rather not. */
export async function subscribe(key: string, language: AddPush['language']): Promise<AddPush | null> {
    if ((await Notification.requestPermission()) !== 'granted') return null;
    await navigator.serviceWorker.register('/push.js', { scope: '/' });
    const registration = await navigator.serviceWorker.ready;
    // One that another server's key was used for is of no use here.
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    const made = await registration.pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey: bytesOf(key),
    });
    const { p256dh, auth } = made.toJSON().keys ?? {};
    return { kind: 'push', address: made.endpoint, p256dh: p256dh ?? '', auth: auth ?? '', language };
}

/** A key as the server writes it. */
export function bytesOf(key: string): Uint8Array<ArrayBuffer> {
    const text = atob(key.replace(/-/g, '+').replace(/_/g, '/'));
    return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}

/** A day as a form writes it, in the reader's own time. */
export function formDay(at: Date): string {
    return [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => `${part}`.padStart(2, '0')).join('-');
}

/** When a day that a form has written is over, in seconds since 1970. */
export function endOf(day: string): number {
    const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
    return new Date(year, month - 1, date + 1).getTime() / 1000;
}
