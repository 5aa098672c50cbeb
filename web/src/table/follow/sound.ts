// Soft tones, made here and not fetched: my turn, a piece put down, the end. A browser that wants a click first stays silent.

/** In Hz, in s after the beginning, in s how long it rings, and how loud. */
type Note = [pitch: number, after: number, length: number, volume: number];

const SOUNDS = {
    turn: [
        [587.3, 0, 0.5, 0.1],
        [784, 0.13, 0.6, 0.1],
    ],
    piece: [[220, 0, 0.09, 0.06]],
    end: [
        [523.3, 0, 0.6, 0.08],
        [659.3, 0.15, 0.6, 0.08],
        [784, 0.3, 1, 0.08],
    ],
} satisfies Record<string, Note[]>;

let audio: AudioContext | null = null;

export function play(sound: keyof typeof SOUNDS): void {
    try {
        audio ??= new AudioContext();
        if (audio.state === 'suspended') void audio.resume();
        for (const note of SOUNDS[sound]) ring(audio, note as Note);
    } catch {
        // No sound here; the page has said it.
    }
}

function ring(context: AudioContext, [pitch, after, length, loud]: Note): void {
    const start = context.currentTime + after;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(loud, start + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + length + 0.05);
}
