/* Zoom and pan of the board. d3-zoom reads wheel, drag and pinch; the board is moved by one CSS transform, so a gesture
   redraws nothing. Glides by button or tap are CSS transitions: they never block a click. */
import { select, type Selection } from 'd3-selection';
import { zoom as d3zoom, zoomIdentity, type ZoomBehavior } from 'd3-zoom';
import { centre, corner, HEX_WIDTH, type Box, type IslandAt, type Point } from './geometry';
import {
    boundsOf,
    crowdOf,
    fit,
    planFor,
    toBoard,
    visibleBox,
    zoomAround,
    zoomTo,
    type Wanted,
    type Zoom,
} from './window';

const MOST = 6;
/** Hexes at least this wide are easy to hit with a finger, and large enough to read on. */
export const READABLE = 40;
/** Hexes of less than this width are too small to act on: the board opens closer. */
export const TOO_SMALL = 24;
/** What a tap zooms to: hexes of about this width, by at most this factor. */
const TAPPED = 46;
const TAP_ZOOM = 2.5;
/** A pointer that wanders this far between down and up has dragged, not clicked. */
const CLICK_SLACK = 4;

const STILL: Zoom = { k: 1, x: 0, y: 0 };

export class Camera {
    width = $state(0);
    height = $state(0);
    zoom = $state.raw<Zoom>(STILL);
    /** On its way by itself: the transform is animated. */
    gliding = $state(false);
    /** In a hand: the picture is moved as it is and drawn sharp again when let go. */
    held = $state(false);
    /** What lies where in this window. */
    readonly plan = $derived.by(() => planFor(this.width, this.height, this.#wanted()));
    readonly sheet = $derived(this.plan.whole);
    readonly island: IslandAt = $derived(this.plan.island?.at ?? null);
    readonly fitted = $derived(fit(this.width, this.height, this.sheet));
    /** Pixels a unit of the board takes on screen. */
    readonly scale = $derived(this.fitted.scale * this.zoom.k);
    readonly hexWidth = $derived(HEX_WIDTH * this.scale);
    readonly visible = $derived(visibleBox(this.width, this.height, this.zoom, this.fitted));
    readonly transform = $derived(`translate(${this.zoom.x}px, ${this.zoom.y}px) scale(${this.zoom.k})`);

    readonly #wanted: () => Wanted;
    readonly #most: number;
    #window: Selection<HTMLElement, unknown, null, undefined> | null = null;
    readonly #behaviour: ZoomBehavior<HTMLElement, unknown> = d3zoom<HTMLElement, unknown>()
        .clickDistance(CLICK_SLACK)
        .filter((event: MouseEvent) => !event.button)
        .on('start', ({ sourceEvent }) => (this.held = Boolean(sourceEvent)))
        .on('end', () => (this.held = false))
        .on('zoom', ({ transform, sourceEvent }) => {
            if (sourceEvent) this.gliding = false;
            this.zoom = { k: transform.k, x: transform.x, y: transform.y };
        });

    /** ``wanted`` says what is to be seen, ``most`` how near one may come: with 1 the picture stands still. */
    constructor(wanted: () => Wanted, most = MOST) {
        this.#wanted = wanted;
        this.#most = most;
        this.#behaviour.scaleExtent([1, most]);
    }

    /** Listens to a window: an attachment for the element the board moves in. */
    readonly watch = (node: HTMLElement): (() => void) => {
        this.#window = select(node);
        this.#window.call(this.#behaviour).on('dblclick.zoom', null);
        return () => {
            this.#window?.on('.zoom', null);
            this.#window = null;
        };
    };

    /** The window or the sheet has another size: keep what is shown within the new bounds. */
    hold(): void {
        const { x, y, width, height } = this.fitted.shown;
        this.#behaviour.extent([
            [0, 0],
            [this.width, this.height],
        ]);
        this.#behaviour.translateExtent([
            [x, y],
            [x + width, y + height],
        ]);
        this.gliding = false;
        this.#window?.call(this.#behaviour.translateBy, 0, 0);
    }

    /** The whole board. */
    fit(): void {
        this.#glide(STILL);
    }

    zoomIn(factor = 1.5): void {
        const middle = toBoard({ x: this.width / 2, y: this.height / 2 }, this.zoom, this.fitted);
        const k = Math.min(this.#most, Math.max(1, this.zoom.k * factor));
        this.#glide(zoomAround(middle, k, this.width, this.height, this.fitted));
    }

    /** As large as possible with all of that box in view. */
    show(box: Box): void {
        this.#glide(zoomTo(box, MOST / 2, this.width, this.height, this.fitted));
    }

    /** Close enough to act: all of those cells if that is close enough, else where most of them are. */
    open(cells: readonly number[]): void {
        const box = boundsOf(cells, this.island);
        if (!box) return;
        const k = this.#near(READABLE + 1);
        const all = zoomTo(box, this.#near(TAPPED), this.width, this.height, this.fitted);
        const scale = this.fitted.scale * k;
        const crowd = crowdOf(cells, { width: this.width / scale, height: this.height / scale });
        this.#glide(all.k >= k || !crowd ? all : zoomAround(crowd, k, this.width, this.height, this.fitted));
    }

    /** Close enough for a finger, around a point. */
    approach(point: Point): void {
        const k = Math.min(TAP_ZOOM, this.#near(TAPPED));
        if (k > this.zoom.k) this.#glide(zoomAround(point, k, this.width, this.height, this.fitted));
    }

    /** The factor that makes hexes that wide. */
    #near(width: number): number {
        return Math.min(this.#most, width / (HEX_WIDTH * this.fitted.scale));
    }

    corner(cell: number): Point {
        return corner(cell, this.island);
    }

    centre(cell: number): Point {
        return centre(cell, this.island);
    }

    /** The point of the board under a place on the page. */
    under(clientX: number, clientY: number): Point {
        const { left, top } = this.#window!.node()!.getBoundingClientRect();
        return toBoard({ x: clientX - left, y: clientY - top }, this.zoom, this.fitted);
    }

    /** Whether a point is in the window, and not at its very edge. */
    sees({ x, y }: Point): boolean {
        const { visible } = this;
        const rim = HEX_WIDTH / 2;
        return (
            x > visible.x + rim &&
            y > visible.y + rim &&
            x < visible.x + visible.width - rim &&
            y < visible.y + visible.height - rim
        );
    }

    /** Brings a point into view. */
    follow(point: Point): void {
        if (this.zoom.k > 1 && !this.sees(point))
            this.#glide(zoomAround(point, this.zoom.k, this.width, this.height, this.fitted));
    }

    #glide({ k, x, y }: Zoom): void {
        this.gliding = true;
        this.#window?.call(this.#behaviour.transform, zoomIdentity.translate(x, y).scale(k));
    }
}
