// Telling somebody who looks elsewhere that it is their turn: the title, the icon of the tab, and two soft notes.
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

let audio: AudioContext | null = null;

/** Two notes, a fourth apart. A browser that wants a click first simply stays silent. */
export function chime(): void {
    try {
        audio ??= new AudioContext();
        if (audio.state === 'suspended') void audio.resume();
        note(audio, 587.3, 0);
        note(audio, 784, 0.13);
    } catch {
        // No sound here; title and icon have said it.
    }
}

function note(context: AudioContext, pitch: number, after: number): void {
    const start = context.currentTime + after;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.55);
}
