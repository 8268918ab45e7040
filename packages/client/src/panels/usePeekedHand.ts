// When the hand of a seat is spread out beside its short card: a pointer rests on the card, somebody presses it, or its button has the focus.
import { useRef, useState, type CSSProperties, type HTMLAttributes } from 'react';

export type Lie = 'column' | 'row' | 'open';

export interface PeekedHand {
  /** Where the hand lies on the screen; undefined while it is folded. */
  readonly peeked: CSSProperties | undefined;
  readonly toggle: () => void;
  readonly onCard: HTMLAttributes<HTMLElement> & { readonly ref: React.RefObject<HTMLLIElement | null> };
}

/** Pixels between a card and the hand beside it. */
const GAP = 8;

function placeBeside(card: Element, lie: Lie): CSSProperties {
  const { left, top, right, bottom } = card.getBoundingClientRect();
  if (lie === 'row') return { left: `min(${String(left)}px, 100vw - 16rem)`, top: bottom + GAP };
  // A card low on the screen has its hand grow upwards.
  return top > innerHeight / 2
    ? { left: right + GAP, bottom: innerHeight - bottom }
    : { left: right + GAP, top };
}

export function usePeekedHand(lie: Lie): PeekedHand {
  const card = useRef<HTMLLIElement>(null);
  const [peeked, setPeeked] = useState<CSSProperties>();
  const close = (): void => setPeeked(undefined);
  const open = (): void => {
    if (card.current !== null && lie !== 'open') setPeeked(placeBeside(card.current, lie));
  };
  return {
    peeked,
    toggle: () => (peeked === undefined ? open() : close()),
    onCard: {
      ref: card,
      onPointerEnter: ({ pointerType }) => (pointerType === 'mouse' ? open() : undefined),
      onPointerLeave: close,
      onBlur: ({ relatedTarget }) => (card.current?.contains(relatedTarget) === true ? undefined : close()),
      onKeyDown: (event) => {
        if (event.key !== 'Escape' || peeked === undefined) return;
        event.stopPropagation();
        close();
      },
    },
  };
}
