// Why a configuration whose every name is known still can't be played: a stable word, what it is about and a sentence for each reason.
// A game lists its checks in order, and the first that applies is the refusal; a challenge that goes with few others brings its own.
import type { Asked, Box, ConfigCheck } from './definition.ts';
import type { RefusalParams } from './errors.ts';

/** What is asked for lies in a box that is not in use; only then, what can't do without a box that it does not lie in. */
export const needsNoOtherBox: ConfigCheck = (asked) => {
  const missing = asked.definition.boxes.filter(({ id }) => !asked.boxes.includes(id));
  for (const find of [thingOf, thingThatNeeds]) {
    for (const box of missing) {
      const thing = find(box, asked);
      if (thing === undefined) continue;
      const message = `This needs the ${box.name} expansion: ${thing.words}.`;
      return { reason: 'needs-box', message, params: { box: box.id, ...thing.params } };
    }
  }
  return undefined;
};

interface Thing {
  readonly words: string;
  readonly params: RefusalParams;
}

const challengeOf = (challenge: string): Thing => ({
  words: `the challenge ${challenge}`,
  params: { challenge },
});

/** The first challenge asked for that builds on this box and lies in another. */
function thingThatNeeds(box: Box, { atMost, challenges }: Asked): Thing | undefined {
  const challenge = atMost.challenges.find(
    ({ id, needs }) => challenges.includes(id) && needs?.includes(box.id) === true,
  );
  return challenge && challengeOf(challenge.id);
}

/** The first thing asked for that only this box has. */
function thingOf(
  box: Box,
  { inUse, challenges, roles, pool, events, players, epidemics }: Asked,
): Thing | undefined {
  const lacking = (
    names: readonly string[],
    own: readonly { readonly id: string }[],
    there: readonly { readonly id: string }[],
  ): string | undefined =>
    names.find((name) => own.some(({ id }) => id === name) && !there.some(({ id }) => id === name));
  const challenge = lacking(challenges, box.challenges, inUse.challenges);
  if (challenge !== undefined) return challengeOf(challenge);
  const named = [...(roles === 'random' ? [] : roles), ...(pool ?? [])];
  const role = lacking(named, box.roles, inUse.roles);
  if (role !== undefined) return { words: `the role ${role}`, params: { role } };
  const event = lacking(events ?? [], box.events, inUse.events);
  if (event !== undefined) return { words: `the event ${event}`, params: { event } };
  if (box.players.includes(players) && !inUse.players.includes(players))
    return { words: `${String(players)} players`, params: { players } };
  if (box.epidemics.includes(epidemics) && !inUse.epidemics.includes(epidemics))
    return { words: `${String(epidemics)} epidemics`, params: { epidemics } };
  return undefined;
}

export const playersFit: ConfigCheck = ({ inUse, atMost, players }) =>
  inUse.players.includes(players)
    ? undefined
    : {
        reason: 'players-outside',
        message: `This game is for ${spanOf(atMost.players)} players.`,
        params: { numbers: atMost.players },
      };

export const epidemicsFit: ConfigCheck = ({ inUse, atMost, epidemics }) =>
  inUse.epidemics.includes(epidemics)
    ? undefined
    : {
        reason: 'epidemics-outside',
        message: `The number of epidemics is ${alternatives(atMost.epidemics)}.`,
        params: { numbers: atMost.epidemics },
      };

export const rolesDiffer: ConfigCheck = ({ roles }) =>
  roles !== 'random' && new Set(roles).size < roles.length
    ? { reason: 'role-twice', message: 'A role can be in play only once.' }
    : undefined;

/** A table names the events that are drawn from: more than take part is as it should be, fewer is not. */
export const eventsSuffice: ConfigCheck = ({ inUse: { events: all, eventsPerPlayer }, events, players }) => {
  const named = (events ?? all).length;
  if (eventsPerPlayer === undefined || named >= eventsPerPlayer * players) return undefined;
  return {
    reason: 'too-few-events',
    message: `Exactly ${String(eventsPerPlayer)} Events per player are used.`,
    params: { each: eventsPerPlayer, needed: eventsPerPlayer * players, named },
  };
};

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
