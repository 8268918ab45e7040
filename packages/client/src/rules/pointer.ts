// Where the pointer was last, so that a thing that comes up beneath it is not taken for one that it went to.

interface Spot {
  readonly clientX: number;
  readonly clientY: number;
}

let last: Spot | undefined;

globalThis.document?.addEventListener(
  'pointermove',
  ({ clientX, clientY }) => {
    last = { clientX, clientY };
  },
  { capture: true, passive: true },
);

/** Asked when the pointer enters something, which is told before that it moved. */
export function hasMoved({ clientX, clientY }: Spot): boolean {
  return last === undefined || clientX !== last.clientX || clientY !== last.clientY;
}
