// The Sequence deck: its order is hidden, what is left in it is known by elimination. LAB-LAB-4 LAB-LAB-20 LAB-SEQ-2
import { countBits } from '../../../../kernel/bits.ts';
import { cellsOf, defineField, read, write } from '../../../../kernel/field.ts';
import { eachFrame, FIELDS } from '../../../../kernel/frame.ts';
import { shuffle } from '../../../../kernel/random.ts';
import { between } from '../../../../kernel/ranges.ts';
import type { State } from '../../../../kernel/types.ts';
import { countReveal } from '../../../../ops/markers.ts';
import type { LabFact } from '../../facts.ts';
import { LINES, NONE, sequenceOf } from './board.ts';
import { SEQUENCE_CARDS } from './sequences.ts';

/** Cards plus one, the top of the deck last; 0 behind the end. */
const order = defineField('lab.deck', SEQUENCE_CARDS, 'hidden', between(0, SEQUENCE_CARDS));
const left = defineField('lab.left', 1, 'public', between(0, SEQUENCE_CARDS));
/** The discard pile as bits: its order means nothing. */
const discard = defineField('lab.discard', 1, 'public', between(0, 2 ** SEQUENCE_CARDS - 1));

export const deckFields = [order, left, discard];

/** The field of a frame that holds a Sequence card that has been drawn. */
export const DRAWN = 'sequence';

export const cardsLeft = (s: State): number => read(s, left);
export const isDiscardedSequence = (s: State, card: number): boolean =>
  (read(s, discard) & (1 << card)) !== 0;

export function discardSequence(s: State, card: number): void {
  write(s, discard, read(s, discard) | (1 << card));
}

const scratch = new Int32Array(SEQUENCE_CARDS);

/** Puts the first `count` cards of the scratch into the deck in random order. */
function layDeck(s: State, count: number, random: Int32Array): void {
  shuffle(random, scratch, 0, count);
  const from = cellsOf(s, order);
  for (let at = 0; at < SEQUENCE_CARDS; at++) s.cells[from + at] = at < count ? scratch[at]! + 1 : 0;
  write(s, left, count);
}

/** All cards as a new deck. */
export function shuffleAll(s: State): void {
  for (let card = 0; card < SEQUENCE_CARDS; card++) scratch[card] = card;
  layDeck(s, SEQUENCE_CARDS, s.random);
}

function reshuffle(s: State): void {
  let count = 0;
  for (let card = 0; card < SEQUENCE_CARDS; card++) if (isDiscardedSequence(s, card)) scratch[count++] = card;
  layDeck(s, count, s.random);
  write(s, discard, 0);
  s.sink?.({ fact: 'sequenceShuffled' } satisfies LabFact);
}

/** The top card leaves the deck, which is made anew from the discard pile when it is empty. */
export function drawSequence(s: State): number {
  if (cardsLeft(s) === 0) reshuffle(s);
  const top = cardsLeft(s) - 1;
  const cell = cellsOf(s, order) + top;
  const card = s.cells[cell]! - 1;
  s.cells[cell] = 0;
  write(s, left, top);
  countReveal(s);
  return card;
}

/** The cards that are face up, as bits, and how many there are: more of them where one is in two places. */
function faceUp(s: State): readonly [number, number] {
  let cards = read(s, discard);
  let count = countBits(cards);
  const see = (card: number): void => {
    if (card === NONE) return;
    cards |= 1 << card;
    count++;
  };
  for (let research = 0; research < LINES; research++) see(sequenceOf(s, research));
  eachFrame(s, ({ fields }, at) => {
    const field = fields.indexOf(DRAWN);
    if (field >= 0) see(s.stack[at + FIELDS + field]! - 1);
  });
  return [cards, count];
}

/** Any order of the cards that are left is as likely as any other. */
export function resampleDeck(to: State, random: Int32Array): void {
  const [seen] = faceUp(to);
  let count = 0;
  for (let card = 0; card < SEQUENCE_CARDS; card++) if ((seen & (1 << card)) === 0) scratch[count++] = card;
  layDeck(to, count, random);
}

/** Every card is in one place. */
export function isDeckSound(s: State): boolean {
  const from = cellsOf(s, order);
  let [cards, count] = faceUp(s);
  for (let at = 0; at < SEQUENCE_CARDS; at++) {
    const card = s.cells[from + at]!;
    if (card > 0 !== at < cardsLeft(s)) return false;
    if (card === 0) continue;
    cards |= 1 << (card - 1);
    count++;
  }
  return count === SEQUENCE_CARDS && cards === 2 ** SEQUENCE_CARDS - 1;
}
