// Choosing one of several sets of cards by picking card after card.
import type { OperandValue } from './offer.ts';
import type { Question } from './narrow.ts';

export type CardSet = readonly string[];

/** The sets that a question about several cards lets one choose from. */
export function setsOf({ options }: Question): CardSet[] {
  return options.flatMap(({ value }) => (value === undefined ? [] : [cardsIn(value)]));
}

function cardsIn(value: OperandValue): CardSet {
  return typeof value === 'string' ? [value] : value;
}

export interface Picking {
  readonly picked: CardSet;
  /** Sets that contain everything picked. */
  readonly sets: readonly CardSet[];
  /** Cards that can be added. */
  readonly addable: CardSet;
  /** Cards that every set left contains and that are not picked yet. */
  readonly needed: CardSet;
  /** The set that has just been picked, if it is one. */
  readonly complete: CardSet | undefined;
  /** The fewest and the most cards that are still to be picked. */
  readonly missing: { readonly fewest: number; readonly most: number };
}

export function pickCards(sets: readonly CardSet[], picked: CardSet): Picking {
  const left = sets.filter((set) => picked.every((card) => set.includes(card)));
  const open = new Set(left.flat().filter((card) => !picked.includes(card)));
  const sizes = left.map((set) => set.length - picked.length);
  return {
    picked,
    sets: left,
    addable: [...open],
    needed: [...open].filter((card) => left.every((set) => set.includes(card))),
    complete: left.find((set) => set.length === picked.length),
    missing:
      left.length === 0 ? { fewest: 0, most: 0 } : { fewest: Math.min(...sizes), most: Math.max(...sizes) },
  };
}

/** Picks a card that can be added, or puts a picked one back; anything else changes nothing. */
export function toggleCard(sets: readonly CardSet[], picked: CardSet, card: string): CardSet {
  if (picked.includes(card)) return picked.filter((one) => one !== card);
  return pickCards(sets, picked).addable.includes(card) ? [...picked, card] : picked;
}
