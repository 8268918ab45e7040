// Which pawns a command moves, read off its words and off what the game says the words leave out.
import type { View } from '@cordon/engine';
import type { GameFacts } from '../games/facts.ts';
import type { Offer } from './offer.ts';
import { phraseOf, type PhrasePart } from './phrase.ts';
import { single } from './seats.ts';
import type { PawnMove } from './unsaid.ts';
import { unsaidOf } from './unsaidOf.ts';

/** The pawns that a command moves. */
export function movesOf(offer: Offer, view: View, facts: GameFacts): readonly PawnMove[] {
  const special = unsaidOf(facts).moves?.(offer, view);
  if (special !== undefined) return special;
  const to = single(offer, 'to');
  if (to === undefined || offer.kind.operands['to'] !== 'city') return [];
  const pawn = single(offer, 'pawn');
  if (pawn === undefined) return [{ seat: offer.seat, to }];
  const other = { seat: Number(pawn), to };
  return bringsAlong(offer) ? [{ seat: offer.seat, to }, other] : [other];
}

/** Whether a pawn that is named comes with one's own. */
function bringsAlong({ kind }: Offer): boolean {
  return withWordBefore(kind).some(
    ([word, part]) => word === 'with' && part.part === 'operand' && part.operand === 'pawn',
  );
}

function withWordBefore(kind: Offer['kind']): [string, PhrasePart][] {
  const flat = phraseOf(kind).flatMap((part) => (part.part === 'optional' ? part.parts : [part]));
  return flat.map((part, index) => {
    const before = flat[index - 1];
    return [before?.part === 'word' ? before.word : '', part];
  });
}
