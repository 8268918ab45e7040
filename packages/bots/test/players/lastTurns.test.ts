import { formatCommand, seedFromText } from '@cordon/engine';
import { play, seedRandom, sightOf, Table, toCommand, type State } from '@cordon/engine/inner';
import { describe, expect, it } from 'vitest';
import { arrange, type Position } from '../../../engine/test/scenario/arrange.ts';
import { makeBot, winChance } from '../../src/index.ts';
import { mindOf } from '../../src/mind.ts';
import { TABLE } from '../../src/position/features/names.ts';
import { weightsOf } from '../../src/weights.ts';
import { gameOf } from '../support/table.ts';

/** Three goals are reached; of the last one a partner next door holds all cards but one, and the player whose turn it is holds that one. */
interface LastCard {
  readonly name: string;
  readonly game: 'base' | 'iberia';
  readonly roles: readonly string[];
  /** Who has the turn, and who lacks the card. */
  readonly turn: string;
  readonly partner: string;
  readonly colour: string;
  /** Where the partner stands, whose card is missing, and where the one with the turn does. */
  readonly city: string;
  readonly beside: string;
  readonly others: readonly string[];
  /** Where the goal is reached. */
  readonly place: string;
  /** Full cities that ask to be treated. */
  readonly full: readonly string[];
}

const BASE = { game: 'base', roles: ['contingency-planner', 'operations-expert'] } as const;
const [GIVER, TAKER] = BASE.roles;
const RED = {
  name: 'red',
  ...BASE,
  turn: GIVER,
  partner: TAKER,
  colour: 'red',
  city: 'manila',
  beside: 'ho-chi-minh-city',
  others: ['tokyo', 'osaka', 'seoul', 'beijing'],
  place: 'atlanta',
  full: ['ho-chi-minh-city', 'hong-kong', 'bangkok', 'shanghai'],
} satisfies LastCard;
const IBERIA: LastCard = {
  name: 'research in Iberia',
  game: 'iberia',
  roles: ['politician', 'sailor'],
  turn: 'politician',
  partner: 'sailor',
  colour: 'black',
  city: 'cordoba',
  beside: 'jaen',
  others: ['toledo', 'badajoz', 'granada', 'cadiz'],
  place: 'sevilla',
  full: ['jaen', 'granada', 'huelva', 'almeria'],
};

const POSITIONS: readonly LastCard[] = [
  RED,
  {
    ...RED,
    name: 'blue',
    colour: 'blue',
    city: 'new-york',
    beside: 'montreal',
    others: ['paris', 'milan', 'essen', 'madrid'],
    full: ['montreal', 'chicago', 'london', 'washington'],
  },
  {
    ...RED,
    name: 'yellow',
    colour: 'yellow',
    city: 'lima',
    beside: 'santiago',
    others: ['lagos', 'kinshasa', 'khartoum', 'sao-paulo'],
    full: ['santiago', 'bogota', 'buenos-aires', 'miami'],
  },
  {
    ...RED,
    name: 'black',
    colour: 'black',
    city: 'cairo',
    beside: 'baghdad',
    others: ['delhi', 'karachi', 'mumbai', 'kolkata'],
    place: 'algiers',
    full: ['baghdad', 'tehran', 'istanbul', 'riyadh'],
  },
  { ...RED, name: 'three players, the last seat gives to the first', roles: [TAKER, 'researcher', GIVER] },
  { ...RED, name: 'four players, in the middle', roles: ['medic', GIVER, TAKER, 'researcher'] },
  IBERIA,
  { ...IBERIA, name: 'Iberia, four players', roles: ['nurse', 'politician', 'sailor', 'agronomist'] },
];

function positionOf(last: LastCard): Position {
  const { game, roles, turn, partner, colour, city, beside, others, place, full } = last;
  const reached = ['blue', 'yellow', 'black', 'red'].filter((other) => other !== colour);
  const cubes = Object.fromEntries(full.map((name) => [name, { [colour]: 3 }]));
  return {
    game,
    roles,
    turn,
    at: { [turn]: beside, [partner]: city },
    hands: { [turn]: [city], [partner]: others },
    playerDeckSize: roles.length * 2 + 1,
    outbreaks: 6,
    rateSpace: 6,
    cubes,
    ...(game === 'base'
      ? { cured: reached, stations: [place] }
      : { researched: reached, hospitals: { [colour]: place } }),
  };
}

function stateOf(last: LastCard): State {
  const options = { hands: 'open', consent: 'automatic', windows: 'possible' };
  const { game, roles } = last;
  return arrange(gameOf({ game, players: roles.length, epidemics: 5, roles, options }), positionOf(last));
}

/** Lets a bot play the rest of the turn, and says what it did. */
function playTurn(state: State, bot: string): string[] {
  const { game } = state;
  const table = new Table(state);
  const player = makeBot(bot)!;
  const players = Array.from({ length: game.shape.seats }, () => player);
  const randoms = players.map((_, seat) => {
    const random = new Int32Array(4);
    seedRandom(random, seedFromText(`last turns ${String(seat)}`));
    return random;
  });
  const said: string[] = [];
  const { turn } = state;
  while (state.over === 0 && state.turn === turn) {
    const command = table.next(players, randoms);
    said.push(formatCommand(game, toCommand(game, command)));
    play(state, command);
  }
  return said;
}

describe.each(POSITIONS)('with the last card for $name', (last) => {
  it.each(['fast', 'novice'])('%s hands it over before the deck runs out', (bot) => {
    const state = stateOf(last);
    const said = playTurn(state, bot);
    const card = state.game.cardIds.indexOf(last.city);
    const partner = last.roles.indexOf(last.partner);
    expect(state.places[card], said.join('; ')).toBe(partner);
  });
});

describe('how late it is', () => {
  /** The feature that says how likely the goals are too late, for a position after the actions of a turn. */
  function deadlineOf(state: State): number {
    const { extractor } = mindOf(state.game, weightsOf(state.game)).judge;
    const out = new Float64Array(extractor.count);
    extractor.extract(state, out);
    return out[TABLE.deadline]!;
  }

  it.each(POSITIONS)('counts until the last card is handed over: $name', (last) => {
    const before = stateOf(last);
    const after = arrange(before.game, {
      ...positionOf(last),
      at: { [last.turn]: last.city, [last.partner]: last.city },
      hands: { [last.turn]: [], [last.partner]: [...last.others, last.city] },
    });
    const early = arrange(before.game, { ...positionOf(last), playerDeckSize: 30 });
    expect(deadlineOf(after)).toBeLessThan(0.1);
    expect(deadlineOf(before)).toBeGreaterThanOrEqual(deadlineOf(after));
    expect(deadlineOf(early)).toBe(0);
  });

  it('decides the chance: good with the card next door, next to none where it cannot be had', () => {
    const chanceOf = (state: State): number => winChance(sightOf(state, state.turn), { seed: 'late' }).mean;
    const far = arrange(stateOf(RED).game, {
      ...positionOf(RED),
      playerDeckSize: 2,
      hands: { [GIVER]: ['paris'], [TAKER]: ['tokyo', 'osaka'] },
    });
    expect(chanceOf(stateOf(RED))).toBeGreaterThan(0.5);
    expect(chanceOf(far)).toBeLessThan(0.05);
  });
});
