/* The colours of those who take part: seats in those of their set, an automa in its own. */
import { automaColours, seatColour, seatInk, useAutomas, useLooks } from '../lib/seats';

/** At the start of a component: by actor the colour of the pieces. */
export function useColours(): (actor: number) => string {
    const looks = useLooks();
    const automas = useAutomas();
    return (actor) => automaColours(actor, automas())?.fill ?? seatColour(actor, looks());
}

/** At the start of a component: by actor the colour of what is written on that. */
export function useInks(): (actor: number) => string {
    const looks = useLooks();
    const automas = useAutomas();
    return (actor) => automaColours(actor, automas())?.on ?? seatInk(actor, looks());
}
