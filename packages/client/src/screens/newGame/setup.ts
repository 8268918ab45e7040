// What somebody has chosen for a new game, kept complete and possible while it changes.
import type { GameGuide, OptionChoice } from '@cordon/engine';
import type { Aids } from '@cordon/protocol';
import { availableWith } from '../../games/available.ts';
import { NOTHING, poolsWithout, type Pools } from '../../games/pools.ts';
import { usualOf } from '../../games/usual.ts';
import type { Sitter, TableConfig } from '../../tables/begin.ts';
import type { People } from '../../tables/people.ts';

export interface Setup {
  readonly game: string;
  /** In the order of the game. */
  readonly boxes: readonly string[];
  readonly place: 'local' | 'online';
  readonly players: number;
  readonly epidemics: number;
  readonly challenges: readonly string[];
  readonly roles: 'random' | readonly string[];
  /** Roles and events that nobody wants to meet. A box that is put away keeps its own for when it comes back. */
  readonly leftOut: Pools;
  /** The table's own lists of cards, as they were typed, by the name of the deck; the usual list where there is none. */
  readonly decks: Readonly<Record<string, string>>;
  /** Who would play without a challenge that has its own number of players. */
  readonly before: Party | undefined;
  readonly options: Readonly<Record<string, string>>;
  readonly sitters: readonly Sitter[];
  /** Who sits at this device. */
  readonly people: People;
  readonly watchers: 'allowed' | 'none';
  readonly listed: 'yes' | 'no';
  readonly aids: Aids;
}

type Party = Pick<Setup, 'players' | 'sitters' | 'roles' | 'people'>;

const ME: Sitter = { kind: 'me' };

/** What an address asks for: `?game=iberia`, `?boxes=brink,lab&challenges=lab`. Names that nobody knows are left out. */
export function askedFor(search: string, guides: readonly GameGuide[]): Setup | undefined {
  const asked = new URLSearchParams(search);
  const boxes = asked.get('boxes')?.split(',') ?? [];
  const has = ({ choices }: GameGuide): boolean => choices.boxes.some(({ id }) => boxes.includes(id));
  const guide = guides.find(({ id }) => id === asked.get('game')) ?? guides.find(has);
  if (guide === undefined) return undefined;
  const known = guide.choices.boxes.map(({ id }) => id).filter((id) => boxes.includes(id));
  const boxed = withBoxes(usualSetup(guide, 'local'), known, guide);
  const { challenges } = availableWith(guide, known);
  return (asked.get('challenges')?.split(',') ?? [])
    .filter((one) => challenges.includes(one))
    .reduce(
      (setup, one) => (setup.challenges.includes(one) ? setup : withChallenge(setup, one, guide)),
      boxed,
    );
}

/** The deck whose own list an address asks for: `?deck=sequence`. */
export const deckAsked = (search: string): string | undefined =>
  new URLSearchParams(search).get('deck') ?? undefined;

export function usualSetup({ id, choices }: GameGuide, place: Setup['place']): Setup {
  const players = choices.players[0] ?? 2;
  return {
    game: id,
    boxes: [],
    place,
    players,
    epidemics: choices.epidemics[0] ?? 4,
    challenges: [],
    roles: 'random',
    leftOut: NOTHING,
    decks: {},
    before: undefined,
    options: {},
    sitters: Array.from({ length: players }, () => ME),
    people: 'one',
    watchers: 'allowed',
    listed: 'no',
    aids: { infectionPanel: 'yes', hints: 'yes' },
  };
}

/** The boxes in use change: what they no longer offer becomes the nearest that there is. */
export function withBoxes(setup: Setup, boxes: readonly string[], guide: GameGuide): Setup {
  const { epidemics, challenges } = availableWith(guide, boxes);
  return withParty(
    {
      ...setup,
      boxes,
      epidemics: nearest(setup.epidemics, epidemics),
      challenges: setup.challenges.filter((one) => challenges.includes(one)),
    },
    guide,
  );
}

/** A challenge may have its own number of players; when it goes, those who were there come back. */
function withParty(setup: Setup, guide: GameGuide): Setup {
  const { players } = availableWith(guide, setup.boxes, setup.challenges);
  const isUsual = availableWith(guide, setup.boxes).players.join() === players.join();
  if (isUsual) {
    const back: Setup = { ...setup, ...setup.before, before: undefined };
    return withPlayers(back, nearest(back.players, players), guide);
  }
  const { sitters, roles } = setup;
  const before = setup.before ?? { players: setup.players, sitters, roles, people: setup.people };
  // Whoever plays against others has secrets from them.
  const people = setup.before === undefined && hasSecrets(setup, guide) ? 'several' : setup.people;
  return withPlayers({ ...setup, before, people }, nearest(setup.players, players), guide);
}

/** Whether players of this table play against each other. */
function hasSecrets({ boxes, challenges }: Setup, guide: GameGuide): boolean {
  const { opponents, sides } = availableWith(guide, boxes, challenges);
  return opponents.length + sides.length > 0;
}

const nearest = (wanted: number, there: readonly number[]): number =>
  there.includes(wanted) ? wanted : Math.max(there[0]!, ...there.filter((one) => one < wanted));

export function withPlayers(setup: Setup, players: number, guide: GameGuide): Setup {
  const sitters = Array.from({ length: players }, (_, index) => setup.sitters[index] ?? ME);
  return withRolesOf({ ...setup, players, sitters }, guide);
}

/** A challenge is taken on or given up; the ones it can't be played with are given up for it. */
export function withChallenge(setup: Setup, challenge: string, guide: GameGuide): Setup {
  const isIn = setup.challenges.includes(challenge);
  const { without = [] } = guide.choices.terms[challenge] ?? {};
  const challenges = availableWith(guide, setup.boxes).challenges.filter((one) =>
    one === challenge ? !isIn : setup.challenges.includes(one) && (isIn || !without.includes(one)),
  );
  return withParty({ ...setup, challenges, options: {} }, guide);
}

/** A list that is typed, or undefined for the usual one. */
export function withDeck(setup: Setup, name: string, text: string | undefined): Setup {
  const others = Object.entries(setup.decks).filter(([other]) => other !== name);
  return { ...setup, decks: Object.fromEntries(text === undefined ? others : [...others, [name, text]]) };
}

export function withLeftOut(setup: Setup, leftOut: Pools, guide: GameGuide): Setup {
  return withRolesOf({ ...setup, leftOut }, guide);
}

/** The roles and events that can be dealt. */
export function poolsOf(setup: Setup, guide: GameGuide): Pools {
  return poolsWithout(guide, setup);
}

export interface Deck {
  readonly name: string;
  readonly usual: readonly string[];
  /** Those of this table. */
  readonly cards: readonly string[];
}

/** The decks of words that the chosen challenges bring. */
export function decksOf({ challenges, decks }: Setup, { choices }: GameGuide): readonly Deck[] {
  return choices.decks
    .filter(({ challenge }) => challenges.includes(challenge))
    .map(({ name, usual }) => ({ name, usual, cards: wordsIn(decks[name]) ?? usual }));
}

const wordsIn = (text: string | undefined): readonly string[] | undefined =>
  text
    ?.toLowerCase()
    .split(/[\s,;]+/u)
    .filter((word) => word !== '');

/** Roles that were chosen stay as far as they are in the pool. */
function withRolesOf(setup: Setup, guide: GameGuide): Setup {
  const { roles, players } = setup;
  if (roles === 'random') return setup;
  const dealt = players - opponentsOf(setup, guide).length;
  return { ...setup, roles: chosenRoles(roles, dealt, poolsOf(setup, guide).roles) };
}

/** The roles of those who play against all others, on the last seats. */
export const opponentsOf = ({ boxes, challenges }: Setup, guide: GameGuide): readonly string[] =>
  availableWith(guide, boxes, challenges).opponents;

/** As many roles as players, each once; fewer where the pool has fewer. */
export function chosenRoles(wanted: readonly string[], players: number, pool: readonly string[]): string[] {
  const there = wanted.filter((role) => pool.includes(role));
  return [...new Set([...there, ...pool])].slice(0, players);
}

/** Somebody takes a role; whoever had it takes the one that was given up. */
export function withRole(roles: readonly string[], seat: number, role: string): string[] {
  const before = roles[seat];
  return roles.map((one, index) =>
    index === seat ? role : one === role && before !== undefined ? before : one,
  );
}

/** As much of a table as its decks depend on, so that nothing else is refused in their place. */
export function decksConfig(setup: Setup, guide: GameGuide): TableConfig {
  const { game, boxes, players, challenges, decks } = configOf(setup, guide);
  return {
    game,
    ...(boxes === undefined ? {} : { boxes }),
    players,
    challenges,
    ...(decks === undefined ? {} : { decks }),
  };
}

export function configOf(setup: Setup, guide: GameGuide): TableConfig {
  const { game, boxes, players, epidemics, challenges, roles, options } = setup;
  const all = availableWith(guide, boxes, challenges);
  const pools = poolsOf(setup, guide);
  const decks = decksOf(setup, guide).filter(({ usual, cards }) => usual.join(' ') !== cards.join(' '));
  return {
    game,
    ...(boxes.length === 0 ? {} : { boxes: [...boxes] }),
    players,
    epidemics,
    challenges: [...challenges],
    roles: roles === 'random' ? roles : [...roles],
    ...(pools.roles.length === all.roles.length ? {} : { pool: [...pools.roles] }),
    ...(pools.events.length === all.events.length ? {} : { events: [...pools.events] }),
    ...(decks.length === 0
      ? {}
      : { decks: Object.fromEntries(decks.map(({ name, cards }) => [name, [...cards]])) }),
    options: {
      ...(laysOpen(setup, guide) ? { hands: 'open' } : {}),
      ...(isKnown(setup, guide) ? { windows: 'possible' } : {}),
      ...(isForOne(setup) ? { consent: 'automatic' } : {}),
      ...options,
    },
  };
}

/** Whether one person plays all seats: nobody asks themselves for consent. */
function isForOne({ place, people, sitters }: Setup): boolean {
  return place === 'local' && people === 'one' && sitters.every(({ kind }) => kind === 'me');
}

/** Where one person plays all seats, or all hands lie open, it is no secret who could play an event: nobody is asked for nothing. */
function isKnown(setup: Setup, guide: GameGuide): boolean {
  if (setup.players === 1) return true;
  if (setup.place === 'online') return false;
  const hands = optionsOf(setup, guide).find(({ name }) => name === 'hands');
  const chosen = setup.options['hands'] ?? (laysOpen(setup, guide) ? 'open' : undefined);
  return isForOne(setup) || hands === undefined || (chosen ?? usualOf(guide, setup, hands)) === 'open';
}

/**
 * Bots cannot talk about their cards: beside them hands lie open, unless somebody chose otherwise. Where players form teams a bot and its
 * partner know each other's hands anyway, and the others are not to see them.
 */
export function laysOpen(setup: Setup, guide: GameGuide): boolean {
  const { place, sitters, options, boxes, challenges } = setup;
  if (place !== 'local' || !mayHide(guide.choices) || options['hands'] !== undefined) return false;
  const { sides } = availableWith(guide, boxes, challenges);
  return sides.length === 0 && sitters.some(({ kind }) => kind === 'bot');
}

/** The options of a table; one that a chosen challenge brings takes the place of the game’s own of that name. */
export function optionsOf({ challenges }: Setup, { choices }: GameGuide): readonly OptionChoice[] {
  const brought = choices.options.filter(
    ({ challenge }) => challenge !== undefined && challenges.includes(challenge),
  );
  const own = choices.options.filter(
    ({ challenge, name }) => challenge === undefined && !brought.some((other) => other.name === name),
  );
  return [...own, ...brought];
}

/** What an option of the table comes to: what was chosen, or else what is usual at such a table. */
export function optionOf(setup: Setup, guide: GameGuide, option: OptionChoice): string {
  return configOf(setup, guide).options?.[option.name] ?? usualOf(guide, setup, option);
}

/** Whether hands can be private in a game, so that there is something to cover. */
export function mayHide({ options }: GameGuide['choices']): boolean {
  return options.some(({ name, values }) => name === 'hands' && values.includes('private'));
}
