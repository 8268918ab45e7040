// Ways to a city that somebody who points at it might wish for and does not have: the moves of the game that are not on offer.
import type { GameFacts, KindFacts } from '../games/facts.ts';
import type { Offer } from './offer.ts';
import { operandsInOrder, wordsOf } from './phrase.ts';

/** Kinds that everybody has, cost an action, and go to a city that is all they name. */
function goesToCity(kind: KindFacts): boolean {
  const operands = operandsInOrder(kind);
  return (
    kind.spends === 'action' &&
    kind.broughtBy.length === 0 &&
    operands.length === 1 &&
    operands[0]!.operand === 'to' &&
    operands[0]!.type === 'city'
  );
}

/** The commands of these kinds to this city that are not among the offers. */
export function wishesAt(city: string, offers: readonly Offer[], facts: GameFacts, seat: number): Offer[] {
  const offered = new Set(offers.map(({ words }) => words));
  return facts.kinds
    .filter(goesToCity)
    .map((kind): Offer => {
      const operands = { [operandsInOrder(kind)[0]!.operand]: city };
      return { seat, kind, operands, words: wordsOf(kind, operands) };
    })
    .filter(({ words }) => !offered.has(words));
}
