// Of all explanations one is open: whichever opens closes the one before.

export interface OnlyOne {
  /** Something opens; `close` is called when something else does. */
  readonly open: (close: () => void) => void;
  /** It is closed by itself. */
  readonly closed: (close: () => void) => void;
}

export function makeOnlyOne(): OnlyOne {
  let current: (() => void) | undefined;
  return {
    open(close) {
      if (current !== close) current?.();
      current = close;
    },
    closed(close) {
      if (current === close) current = undefined;
    },
  };
}
