// Why a configuration whose every name is known still can't be played: a stable word, what it is about and a sentence for each reason.
// A game lists its checks in order, and the first that applies is the refusal; a challenge that goes with few others brings its own.
import type { Asked, Available, Box, Challenge, ConfigCheck } from './definition.ts';
import type { RefusalParams } from './errors.ts';
import { planSeats, rolesOfSeats, rolesToDeal } from './seating.ts';
import { titleOf } from './titles.ts';

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

/** The challenges that are asked for, in the order of the game. */
export const chosen = ({ atMost, challenges }: Asked): readonly Challenge[] =>
  atMost.challenges.filter(({ id }) => challenges.includes(id));

const nameOf = ({ id, name }: Challenge): string => name ?? `the challenge ${id}`;

export const playersFit: ConfigCheck = (asked) => {
  const { inUse, atMost, players } = asked;
  if (inUse.players.includes(players)) return undefined;
  const own = chosen(asked).findLast((challenge) => challenge.players !== undefined);
  const [name, numbers] =
    own === undefined ? ['this game', atMost.players] : [nameOf(own), own.players ?? []];
  const noun = numbers.length === 1 && numbers[0] === 1 ? 'player' : 'players';
  return {
    reason: 'players-outside',
    message: `${name.charAt(0).toUpperCase()}${name.slice(1)} is for ${spanOf(numbers)} ${noun}.`,
    params: { numbers, ...(own === undefined ? {} : { challenge: own.id }) },
  };
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

/** Nobody asks for a role that a challenge does not use, by name or in the pool. */
export const rolesAreUsed: ConfigCheck = (asked) => {
  const named = [...(asked.roles === 'random' ? [] : asked.roles), ...(asked.pool ?? [])];
  for (const challenge of chosen(asked)) {
    const unused = challenge.leavesOut?.roles ?? [];
    const role = named.find((name) => unused.includes(name));
    if (role === undefined) continue;
    const mode = nameOf(challenge);
    const message =
      unused.length === 1
        ? `The ${titleOf(role)} is not used in ${mode}.`
        : `This role is not used in ${mode}: ${titleOf(role)}.`;
    return { reason: 'role-not-used', message, params: { role, challenge: challenge.id } };
  }
  return undefined;
};

/** Roles that belong to a seat which some challenge adds: they have names, but nobody is dealt them. */
export function rolesNeverDealt({ challenges, players }: Available): readonly string[] {
  return challenges.flatMap((challenge) => {
    const seats = planSeats((challenge.players ?? players)[0]!, [challenge]);
    return rolesOfSeats(seats).map(({ id }) => id);
  });
}

/** Nobody asks for a role that no player has, by name or in the pool. */
export const rolesAreForPlayers: ConfigCheck = ({ atMost, roles, pool }) => {
  const never = rolesNeverDealt(atMost);
  const named = [...(roles === 'random' ? [] : roles), ...(pool ?? [])];
  const role = named.find((name) => never.includes(name));
  if (role === undefined) return undefined;
  const message = `This is not a role for a player of the team: ${titleOf(role)}.`;
  return { reason: 'role-for-nobody', message, params: { role } };
};

export const eventsAreUsed: ConfigCheck = (asked) => {
  for (const challenge of chosen(asked)) {
    const event = asked.events?.find((name) => challenge.leavesOut?.events?.includes(name) === true);
    if (event === undefined) continue;
    const message = `${titleOf(event)} is not used in ${nameOf(challenge)}.`;
    return { reason: 'event-not-used', message, params: { event, challenge: challenge.id } };
  }
  return undefined;
};

/** Epidemic cards that challenges have and a chosen one does not use. */
export function cardsLeftOut(asked: Asked): readonly string[] {
  return chosen(asked).flatMap(({ leavesOut }) => leavesOut?.epidemicCards ?? []);
}

/** Nobody asks for an epidemic card that a challenge does not use, in the only list of cards there is. */
export const epidemicCardsAreUsed: ConfigCheck = (asked) => {
  for (const challenge of chosen(asked)) {
    const card = asked.events?.find((name) => challenge.leavesOut?.epidemicCards?.includes(name) === true);
    if (card === undefined) continue;
    const message = `${titleOf(card)} is not used in ${nameOf(challenge)}.`;
    return { reason: 'event-not-used', message, params: { event: card, challenge: challenge.id } };
  }
  return undefined;
};

/** A table names the events that are drawn from: more than take part is as it should be, fewer is not. */
export const eventsSuffice: ConfigCheck = (asked) => {
  const { inUse, events } = asked;
  const players = rolesToDeal(asked.players, chosen(asked));
  const { events: all, eventsPerPlayer: each, eventsTaken } = inUse;
  const named = (events ?? all).length;
  if (each === undefined) return undefined;
  const needed = eventsTaken ?? each * players;
  if (named >= needed) return undefined;
  return {
    reason: 'too-few-events',
    message:
      eventsTaken === undefined
        ? `Exactly ${String(each)} Events per player are used.`
        : `Exactly ${String(needed)} Events are used.`,
    params: eventsTaken === undefined ? { each, needed, named } : { needed, named },
  };
};

export const COMMON_CHECKS: readonly ConfigCheck[] = [
  playersFit,
  epidemicsFit,
  rolesDiffer,
  rolesAreUsed,
  rolesAreForPlayers,
  eventsAreUsed,
];

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
