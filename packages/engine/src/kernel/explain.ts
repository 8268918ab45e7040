// Why a command is not legal now, as a stable word and a sentence for a person.
import { kindOf, seatOf } from './command.ts';
import { topFrame } from './frame.ts';
import { seatAsked } from './run.ts';
import { ENDINGS, type Packed, type Refusal, type State } from './types.ts';

export function explainRefusal(s: State, command: Packed): Refusal {
  const kind = s.game.kinds[kindOf(command)]!;
  const seat = seatOf(command);
  if (s.over !== 0) return { reason: 'game-over', message: `The game is over (${ENDINGS[s.over]!}).` };
  const frame = topFrame(s);
  const asked = seatAsked(s);
  if (kind.spends === 'event') return explainEvent(s, command);
  if (seat !== asked) {
    const message = `The game waits for player ${String(asked + 1)} (${frame.name}), not for player ${String(seat + 1)}.`;
    return { reason: 'not-your-turn', message };
  }
  if (kind.spends === 'action' && frame.name !== 'actions') {
    return { reason: 'not-now', message: `No action can be done now: the game waits at “${frame.name}”.` };
  }
  const refusal = kind.refusal?.(s, command);
  if (refusal !== undefined) return refusal;
  if (kind.spends === 'action')
    return { reason: 'no-action-left', message: 'No action is left in this turn.' };
  return {
    reason: 'not-now',
    message: `“${kind.name}” is not an answer to what the game waits for (${frame.name}).`,
  };
}

function explainEvent(s: State, command: Packed): Refusal {
  const kind = s.game.kinds[kindOf(command)]!;
  const card = s.game.cardOfKind[kind.id]!;
  const event = s.game.events[card - s.game.firstEvent]!;
  const seat = seatOf(command);
  const frame = topFrame(s);
  const lent = seat === seatAsked(s) && frame.lends?.(s, s.top) === card;
  const stored = s.game.points.extraEvent.roles[s.roles[seat]!]?.(s, seat) === card;
  if (s.places[card] !== seat && !stored && !lent) {
    return { reason: 'card-not-held', message: `Player ${String(seat + 1)} does not hold ${event.id}.` };
  }
  if (!lent && (event.moments & frame.moment) === 0) {
    return {
      reason: 'not-now',
      message: `${event.id} cannot be played now: first comes what the game waits for (${frame.name}).`,
    };
  }
  return (
    kind.refusal?.(s, command) ?? {
      reason: 'no-effect',
      message: `${event.id} would have no effect in this way now.`,
    }
  );
}
