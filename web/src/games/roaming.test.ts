import { expect, it, vi } from 'vitest';
import { nearest, roams } from './roaming';

const PLACES = [
    { x: 0, y: 0 },
    { x: 40, y: 2 },
    { x: 90, y: 0 },
    { x: 10, y: 30 },
    { x: 85, y: 34 },
];

it('arrows lead to the nearest place ahead, rather than to one aside', () => {
    const from = (at: number) => (key: string) => nearest(PLACES[at]!, PLACES, key);
    expect(from(0)('ArrowRight')).toBe(1);
    expect(from(1)('ArrowRight')).toBe(2);
    expect(from(2)('ArrowLeft')).toBe(1);
    expect(from(0)('ArrowDown')).toBe(3);
    expect(from(4)('ArrowUp')).toBe(2);
});

it('nothing lies beyond the edge, and other keys lead nowhere', () => {
    expect(nearest(PLACES[0]!, PLACES, 'ArrowUp')).toBeNull();
    expect(nearest(PLACES[0]!, PLACES, 'Enter')).toBeNull();
});

it('the keyboard goes where the arrow leads', () => {
    document.body.innerHTML = '<div><button></button><button></button></div>';
    const root = document.querySelector('div')!;
    const [first, second] = document.querySelectorAll('button');
    vi.spyOn(second!, 'getBoundingClientRect').mockReturnValue(new DOMRect(50, 0, 10, 10));
    const stop = roams(root) as () => void;
    first!.focus();
    const press = (key: string) => first!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    press('ArrowLeft');
    expect(document.activeElement).toBe(first);
    press('ArrowRight');
    expect(document.activeElement).toBe(second);
    stop();
});
