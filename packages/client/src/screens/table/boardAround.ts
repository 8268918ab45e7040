/** The board that something lies over, however many boxes are between them. */
export const boardAround = (place: Element | null): Element | undefined =>
  place?.closest('[data-tour="board"]') ?? undefined;
