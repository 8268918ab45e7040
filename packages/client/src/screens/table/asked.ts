// What the game itself asks for needs no click before it can be answered.
import { narrow } from '../../choices/narrow.ts';
import type { Offer } from '../../choices/offer.ts';
import type { Selection } from '../../scene/selection.ts';

/** The one kind of answer there is, events apart, if it still has something to choose. */
export function askedKind(offers: readonly Offer[]): string | undefined {
  const answers = offers.filter(({ kind }) => kind.spends !== 'event');
  const [first] = answers;
  if (first === undefined || first.kind.spends !== 'nothing') return undefined;
  if (answers.some(({ kind }) => kind !== first.kind)) return undefined;
  return narrow(answers).complete === undefined ? first.kind.name : undefined;
}

/** What is in hand: what was chosen, or else what the game asks for. */
export function inHand(selection: Selection, offers: readonly Offer[]): Selection {
  if (selection.what !== 'nothing') return selection;
  const kind = askedKind(offers);
  return kind === undefined ? selection : { what: 'action', kind, answers: [] };
}
