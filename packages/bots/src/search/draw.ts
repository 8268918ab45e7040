// States to think in, drawn from what a seat sees.
import { resampleInto, type Sight, type State } from '@cordon/engine/inner';
import { usesBoxes } from '../position/boxes.ts';

type Deck = State['infectionDeck'];

/**
 * Draws a state. Positions of a deck that only others have looked at hold drawn cards like any other: whoever thinks takes none of them
 * for known.
 */
export function drawInto(to: State, sight: Sight, random: Int32Array): void {
  resampleInto(to, sight, random);
  if (!usesBoxes(to.game)) return;
  forget(to.infectionDeck, sight.table.infectionDeck);
  forget(to.playerDeck, sight.table.playerDeck);
}

/** The sight shows a card as a number of its own where the viewer knows it, and below zero elsewhere. */
function forget({ seen, size }: Deck, { cards }: Deck): void {
  for (let at = 0; at < size; at++) if (cards[at]! < 0) seen[at] = 0;
}

/** Puts back who has looked at what, as the table tells it. */
export function restoreLooks(to: State, { table }: Sight): void {
  to.infectionDeck.seen.set(table.infectionDeck.seen);
  to.playerDeck.seen.set(table.playerDeck.seen);
}
