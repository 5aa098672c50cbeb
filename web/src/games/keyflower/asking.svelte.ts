/* Whether the board itself asks something now, in a window over it: then the strip under the board need not ask the same. */
class Asking {
    shown = $state(false);
}

export const asking = new Asking();
