// Shows that it is somebody's turn while no page is open. It does nothing else: no page, no request goes through it.
self.addEventListener('push', (event) => {
    const { title, body, link } = event.data.json();
    const icon = new URL('icon.svg', self.registration.scope).href;
    event.waitUntil(
        self.registration.showNotification(title, { body, icon, tag: link, renotify: true, data: { link } }),
    );
});

/** A page that is open already goes there; only pages of ours are opened. */
async function open(link) {
    const wanted = new URL(link);
    const here = new URL(wanted.hash || '#/', self.registration.scope).href;
    for (const page of await self.clients.matchAll({ type: 'window' })) {
        if (page.url === here || page.url.endsWith('#/') || !page.url.includes('#')) {
            await page.focus();
            if (page.url !== here) await page.navigate(here);
            return;
        }
    }
    await self.clients.openWindow(here);
}

self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(event.notification.data.link));
});
