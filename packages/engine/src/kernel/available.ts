// What a table can have: the game's own and what the boxes add that are in use, less what a chosen challenge leaves out. Everything that
// asks for pools, numbers of players or epidemics, challenges and options asks here.
import { TABLE_OPTIONS, type OptionSpec } from './config.ts';
import type { Available, Box, Challenge, DeckSpec, GameDefinition } from './definition.ts';

/** What there is with these boxes; those of the game come first, so that numbers without a box stay what they are. */
export function available(
  definition: GameDefinition,
  boxes: readonly string[] = [],
  challenges: readonly string[] = [],
): Available {
  const all = availableWith(definition, boxes);
  return all.challenges.filter(({ id }) => challenges.includes(id)).reduce(onTermsOf, all);
}

/** The same once a challenge is chosen. */
function onTermsOf(all: Available, challenge: Challenge): Available {
  const { players, leavesOut } = challenge;
  const isUsed =
    (names: readonly string[] = []) =>
    ({ id }: { readonly id: string }): boolean =>
      !names.includes(id);
  return {
    ...all,
    roles: all.roles.filter(isUsed(leavesOut?.roles)),
    events: all.events.filter(isUsed(leavesOut?.events)),
    challenges: all.challenges.map((other) => withoutCards(other, isUsed(leavesOut?.epidemicCards))),
    players: players ?? all.players,
    eventsTaken: challenge.eventsTaken ?? all.eventsTaken,
  };
}

/** A challenge with those of its epidemic cards alone that are used. */
function withoutCards(challenge: Challenge, isUsed: (card: { readonly id: string }) => boolean): Challenge {
  const { epidemicCards } = challenge;
  if (epidemicCards === undefined || epidemicCards.every(isUsed)) return challenge;
  return { ...challenge, epidemicCards: epidemicCards.filter(isUsed) };
}

function availableWith(definition: GameDefinition, boxes: readonly string[]): Available {
  const chosen = definition.boxes.filter(({ id }) => boxes.includes(id));
  const join = <Item>(own: readonly Item[], ofBox: (box: Box) => readonly Item[]): readonly Item[] => [
    ...new Set([...own, ...chosen.flatMap(ofBox)]),
  ];
  return {
    roles: join(definition.roles, ({ roles }) => roles),
    events: join(definition.events, ({ events }) => events),
    challenges: join(definition.challenges, ({ challenges }) => challenges).map((challenge) =>
      withCardsOf(chosen, challenge),
    ),
    modules: join(definition.modules, ({ modules }) => modules),
    players: join(definition.players, ({ players }) => players),
    epidemics: join(definition.epidemics, ({ epidemics }) => epidemics),
    eventsPerPlayer:
      chosen.length === 0 ? undefined : Math.max(...chosen.map(({ eventsPerPlayer }) => eventsPerPlayer)),
    eventsTaken: undefined,
  };
}

/** A challenge with the epidemic cards that other boxes add to it. */
function withCardsOf(boxes: readonly Box[], challenge: Challenge): Challenge {
  const added = boxes.flatMap(({ epidemicCardsFor }) => epidemicCardsFor?.[challenge.id] ?? []);
  if (added.length === 0) return challenge;
  return { ...challenge, epidemicCards: [...(challenge.epidemicCards ?? []), ...added] };
}

/** What there is with every box. */
export function availableAtMost(definition: GameDefinition): Available {
  return available(
    definition,
    definition.boxes.map(({ id }) => id),
  );
}

/** How many events take part; undefined: all of the pool. */
export function eventsTaken(
  definition: GameDefinition,
  { eventsPerPlayer, eventsTaken: taken }: Available,
  players: number,
): number | undefined {
  if (taken !== undefined) return taken;
  return eventsPerPlayer === undefined ? definition.eventsTaken?.(players) : eventsPerPlayer * players;
}

/** The decks of words that a table with these boxes and challenges has. */
export function decksOf(
  definition: GameDefinition,
  boxes: readonly string[] | undefined,
  challenges: readonly string[],
): readonly DeckSpec[] {
  const chosen = available(definition, boxes).challenges.filter(({ id }) => challenges.includes(id));
  return chosen.flatMap((challenge) => challenge.decks ?? []);
}

/** The options that a table with these boxes and challenges has. */
export function optionsOf(
  definition: GameDefinition,
  boxes: readonly string[] | undefined,
  challenges: readonly string[],
): readonly OptionSpec[] {
  const chosen = available(definition, boxes).challenges.filter(({ id }) => challenges.includes(id));
  const named = new Map<string, OptionSpec>();
  // One that has the name of another keeps its place.
  for (const option of [...definition.options, ...chosen.flatMap(({ options }) => options), ...TABLE_OPTIONS])
    named.set(option.name, option);
  return [...named.values()];
}
