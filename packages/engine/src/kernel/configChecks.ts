// Why a configuration whose every name is known still can't be played, one sentence for each reason. A game lists the checks it makes in
// the order in which they are said; a challenge that goes with few others brings its own.
import type { Asked, Box, ConfigCheck } from './definition.ts';

/** What is asked for lies in a box that is not in use. */
export const needsNoOtherBox: ConfigCheck = (asked) => {
  for (const box of asked.definition.boxes) {
    const thing = asked.boxes.includes(box.id) ? undefined : thingOf(box, asked);
    if (thing !== undefined) return `This needs the ${box.name} expansion: ${thing}.`;
  }
  return undefined;
};

/** The first thing asked for that this box has and what is in use has not. */
function thingOf(box: Box, { inUse, challenges, roles, pool, events, players, epidemics }: Asked) {
  const lacking = (
    names: readonly string[],
    own: readonly { readonly id: string }[],
    there: readonly { readonly id: string }[],
  ): string | undefined =>
    names.find((name) => own.some(({ id }) => id === name) && !there.some(({ id }) => id === name));
  const challenge = lacking(challenges, box.challenges, inUse.challenges);
  if (challenge !== undefined) return `the challenge ${challenge}`;
  const named = [...(roles === 'random' ? [] : roles), ...(pool ?? [])];
  const role = lacking(named, box.roles, inUse.roles);
  if (role !== undefined) return `the role ${role}`;
  const event = lacking(events ?? [], box.events, inUse.events);
  if (event !== undefined) return `the event ${event}`;
  if (box.players.includes(players) && !inUse.players.includes(players)) return `${String(players)} players`;
  if (box.epidemics.includes(epidemics) && !inUse.epidemics.includes(epidemics))
    return `${String(epidemics)} epidemics`;
  return undefined;
}

export const playersFit: ConfigCheck = ({ inUse, atMost, players }) =>
  inUse.players.includes(players) ? undefined : `This game is for ${spanOf(atMost.players)} players.`;

export const epidemicsFit: ConfigCheck = ({ inUse, atMost, epidemics }) =>
  inUse.epidemics.includes(epidemics)
    ? undefined
    : `The number of epidemics is ${alternatives(atMost.epidemics)}.`;

export const rolesDiffer: ConfigCheck = ({ roles }) =>
  roles !== 'random' && new Set(roles).size < roles.length ? 'A role can be in play only once.' : undefined;

/** A table names the events that are drawn from: more than take part is as it should be, fewer is not. */
export const eventsSuffice: ConfigCheck = ({ inUse: { events: all, eventsPerPlayer }, events, players }) =>
  eventsPerPlayer !== undefined && (events ?? all).length < eventsPerPlayer * players
    ? `Exactly ${String(eventsPerPlayer)} Events per player are used.`
    : undefined;

export const COMMON_CHECKS: readonly ConfigCheck[] = [playersFit, epidemicsFit, rolesDiffer];

/** “2 to 5” where none between is missing, else “4 or 6”. */
function spanOf(numbers: readonly number[]): string {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  const isWhole = numbers.length > 1 && most - least === numbers.length - 1;
  return isWhole ? `${String(least)} to ${String(most)}` : alternatives(numbers);
}

function alternatives(numbers: readonly number[]): string {
  const words = numbers.toSorted((one, other) => one - other).map(String);
  return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter((word) => word !== '').join(' or ');
}
