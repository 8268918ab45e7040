// Reasons about single cards: events that are played, and cards that have to go.
import { kindOf, PLACES, seatOf, type Packed } from '@cordon/engine/inner';
import type { Reason, Weighted } from '../reason.ts';
import type { Outlook } from './outlook.ts';

export function cardsSpent(before: Outlook, after: Outlook, commands: readonly Packed[]): Weighted[] {
  const { cardIds, cardOfKind, kinds } = before.state.game;
  const events = commands.flatMap((command): Weighted[] => {
    if (kinds[kindOf(command)]!.spends !== 'event') return [];
    const card = cardOfKind[kindOf(command)];
    const name = card === undefined ? undefined : cardIds[card];
    if (name === undefined) return [];
    return [{ reason: { code: 'plays-event', seat: seatOf(command) + 1, card: name }, weight: 4 }];
  });
  const own = [...events, ...drawn(before, after, commands)];
  const discards = kinds.find((kind) => kind?.name === 'discard')?.id;
  return commands.some((command) => kindOf(command) === discards)
    ? [...own, ...discarded(before, after)]
    : own;
}

/** A card that was drawn for an action; which one it is nobody knows before. */
function drawn(
  { state: before }: Outlook,
  { state: after }: Outlook,
  commands: readonly Packed[],
): Weighted[] {
  const { kinds } = before.game;
  const last = commands.at(-1);
  if (last === undefined || kinds[kindOf(last)]!.spends !== 'action') return [];
  const seat = seatOf(last);
  const isDrawn =
    after.playerDeck.size < before.playerDeck.size && after.handSizes[seat]! > before.handSizes[seat]!;
  return isDrawn ? [{ reason: { code: 'draws-card', seat: seat + 1 }, weight: 5 }] : [];
}

function discarded(before: Outlook, after: Outlook): Weighted[] {
  const { cardIds, colourOf, firstEvent, shape } = before.state.game;
  const reasons: Weighted[] = [];
  for (let card = 0; card < firstEvent; card++) {
    const owner = before.state.places[card]!;
    if (owner >= shape.seats || after.state.places[card] !== PLACES.discard) continue;
    const holder = before.holder(colourOf[card]!);
    const why = holder === undefined ? 'reached' : holder.seat === owner ? 'least' : 'other';
    reasons.push({ reason: { code: 'parts-with', card: cardIds[card]!, why }, weight: 3 });
  }
  return reasons;
}

/** The events that another line spends and this one keeps. */
export function eventsKept(own: readonly Reason[], other: readonly Reason[]): Reason[] {
  const spent = new Set(own.flatMap((reason) => (reason.code === 'plays-event' ? [reason.card] : [])));
  return other.flatMap((reason): Reason[] =>
    reason.code !== 'plays-event' || spent.has(reason.card)
      ? []
      : [{ code: 'keeps-event', seat: reason.seat, card: reason.card }],
  );
}
