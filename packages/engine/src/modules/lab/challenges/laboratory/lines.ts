// What happens to a research line as a whole: it gets a Sequence card, it is closed, its city cards are discarded.
// LAB-CLO-1 LAB-CLO-2 LAB-CUR-6
import { NO_CARD, type State } from '../../../../kernel/types.ts';
import { putOnDiscard } from '../../../../ops/cards.ts';
import type { LabFact } from '../../facts.ts';
import {
  characterizeCard,
  cubesByName,
  cubesOnLine,
  NONE,
  researchName,
  returnCubesOfLine,
  sequenceOf,
  setCharacterized,
  setSequence,
  setTested,
  testCard,
} from './board.ts';
import { discardSequence, drawSequence } from './deck.ts';
import { sequenceWord } from './sequences.ts';

type By = Extract<LabFact, { fact: 'sequencePlaced' }>['by'];

export function placeSequence(s: State, research: number, card: number, by: By): void {
  setSequence(s, research, card);
  s.sink?.({
    fact: 'sequencePlaced',
    research: researchName(research),
    card: sequenceWord(s, card),
    by,
  } satisfies LabFact);
}

/** The next Sequence card goes on a line. */
export function dealSequence(s: State, research: number, by: By): void {
  placeSequence(s, research, drawSequence(s), by);
}

/** What was played for a line goes to the discard pile and the supply; says which cards, for facts. */
export function clearLine(s: State, research: number): string[] {
  const cards = [characterizeCard(s, research), testCard(s, research)].filter((card) => card !== NO_CARD);
  for (const card of cards) putOnDiscard(s, card);
  setCharacterized(s, research, NONE, NONE);
  setTested(s, research, NONE);
  returnCubesOfLine(s, research);
  return cards.map((card) => s.game.cardIds[card]!);
}

/** A line loses its Sequence card and everything that was played for it. */
export function closeLine(s: State, research: number): void {
  const sequence = sequenceOf(s, research);
  const returned = cubesByName(s, (colour) => cubesOnLine(s, research, colour));
  const cards = clearLine(s, research);
  discardSequence(s, sequence);
  setSequence(s, research, NONE);
  s.sink?.({
    fact: 'lineClosed',
    research: researchName(research),
    sequence: sequenceWord(s, sequence),
    cards,
    returned,
  } satisfies LabFact);
}
