// Telling somebody who looks elsewhere that it is their turn: the title and the icon of the tab.
import turnIcon from './icon-turn.svg?url&no-inline';

/** Puts the mark on the tab, or takes it off. */
export function showTurn(mine: boolean, title: string): void {
    document.title = mine ? `● ${title}` : title;
    const icon = document.querySelector<HTMLLinkElement>('link[rel~="icon"]');
    if (!icon) return;
    icon.dataset['plain'] ??= icon.getAttribute('href') ?? '';
    const wanted = mine ? turnIcon : icon.dataset['plain'];
    if (icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted);
}
