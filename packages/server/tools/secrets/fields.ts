// What a game keeps from some of its seats besides cards: a hidden pawn, goals, roles to choose among.
import type { Game } from '@cordon/engine';

/** Fields of the kernel: they hold cards, which are told apart by where they lie, and chance. */
const OF_CARDS = new Set(['hands', 'places', 'known', 'random', 'playerDeck.cards', 'infectionDeck.cards']);

export interface SecretField {
  readonly name: string;
  /** Its cells. */
  readonly from: number;
  readonly end: number;
}

export function secretFields({ fields, offsets, shape }: Game): SecretField[] {
  return fields.flatMap(({ id, name, sight, size }) => {
    if (sight === 'public' || OF_CARDS.has(name)) return [];
    const from = offsets[id]!;
    return [{ name, from, end: from + size(shape) }];
  });
}
