// Why a command is not legal now, as a stable word and a sentence for a person.
import { kindOf, seatOf } from './command.ts';
import { extraEvent } from './events.ts';
import { topFrame } from './frame.ts';
import { makeOffers } from './offers.ts';
import { numberFor } from './points.ts';
import { answersInto, seatAsked } from './run.ts';
import { titleOf } from './titles.ts';
import { ENDINGS, MOMENTS, type Packed, type Refusal, type Seat, type State } from './types.ts';

/** Used again by every refusal. */
const offers = makeOffers();

export function explainRefusal(s: State, command: Packed): Refusal {
  const kind = s.game.kinds[kindOf(command)]!;
  const seat = seatOf(command);
  if (s.over !== 0) return { reason: 'game-over', message: `The game is over (${ENDINGS[s.over]!}).` };
  const frame = topFrame(s);
  const asked = seatAsked(s);
  if (kind.spends === 'event') return explainEvent(s, command);
  if (kind.spends === 'interruption') return explainInterruption(s, command);
  if (seat !== asked) {
    const message = `The game waits for player ${String(asked + 1)}, not for player ${String(seat + 1)}.`;
    return { reason: 'not-your-turn', message, params: { player: asked + 1 } };
  }
  if ((kind.spends === 'action' || kind.spends === 'free') && frame.loan === undefined) {
    return { reason: 'not-now', message: `You can’t take an action now: ${whatFirst(s)}.` };
  }
  const wrong = kind.spends === 'nothing' ? undefined : wrongRole(s, seat, command);
  const unlent = kind.spends === 'nothing' ? undefined : frame.loan?.refusal?.(s, s.top, command);
  const refusal = wrong ?? unlent ?? unmet(s, command) ?? kind.refusal?.(s, command);
  if (refusal !== undefined) return refusal;
  if (kind.spends === 'action')
    return { reason: 'no-action-left', message: 'No action is left in this turn.' };
  return {
    reason: 'not-now',
    message: `You can’t say “${kind.name}” now: ${whatFirst(s)}.`,
  };
}

/** The ability of a role is its owner's alone. */
function wrongRole(s: State, seat: Seat, command: Packed): Refusal | undefined {
  const owners = s.game.rolesOfKind[kindOf(command)];
  if (owners === undefined || owners.includes(s.roles[seat]!)) return undefined;
  const roles = owners.map((role) => s.game.roleIds[role]!);
  const names = roles.map((role) => `the ${titleOf(role)}`);
  return { reason: 'wrong-role', message: `Only ${names.join(' or ')} can do that.`, params: { roles } };
}

function unmet(s: State, command: Packed): Refusal | undefined {
  const { needs } = s.game.kinds[kindOf(command)]!;
  return needs.find((need) => !need.isMet(s, command))?.refusal(s, command);
}

function explainInterruption(s: State, command: Packed): Refusal {
  const kind = s.game.kinds[kindOf(command)]!;
  const wrong = wrongRole(s, seatOf(command), command);
  if (wrong !== undefined) return wrong;
  if (topFrame(s).moment === MOMENTS.closed) {
    return {
      reason: 'not-now',
      message: `“${kind.name}” can’t be said now: something has to be resolved first.`,
    };
  }
  return (
    unmet(s, command) ??
    kind.refusal?.(s, command) ?? { reason: 'no-effect', message: `“${kind.name}” would have no effect now.` }
  );
}

/** What the seat that is asked, to whom this is said, can answer. */
function whatFirst(s: State): string {
  answersInto(s, offers);
  const kinds = new Set(Array.from(offers.items.subarray(0, offers.count), kindOf));
  const words = [...kinds].map((kind) => `“${s.game.kinds[kind]!.name}”`);
  return words.length === 0 ? 'nothing is asked of you' : `the game waits for ${words.join(' or ')}`;
}

function explainEvent(s: State, command: Packed): Refusal {
  const kind = s.game.kinds[kindOf(command)]!;
  const card = s.game.cardOfKind[kind.id]!;
  const event = s.game.events[card - s.game.firstEvent]!;
  const seat = seatOf(command);
  const frame = topFrame(s);
  const lent = seat === seatAsked(s) && frame.lends?.(s, s.top) === card;
  const stored = numberFor(s, extraEvent, seat) === card;
  if (s.places[card] !== seat && !stored && !lent) {
    return { reason: 'card-not-held', message: `Player ${String(seat + 1)} doesn’t hold ${event.id}.` };
  }
  if (!lent && (event.moments & frame.moment) === 0) {
    return {
      reason: 'not-now',
      message: `${event.id} can’t be played now: something has to be resolved first.`,
    };
  }
  return (
    unmet(s, command) ??
    kind.refusal?.(s, command) ?? {
      reason: 'no-effect',
      message: `${event.id} played this way would have no effect now.`,
    }
  );
}
