// What is said to a program and what it may answer, as docs/bot-protocol.md has it: one JSON object in each line.
import { guides, HAND_LIMIT, type Config, type State, view } from '@cordon/engine';
import { seatsOfPerson } from '../people.ts';
import { FAULT_ENDING } from './fault.ts';

export const PROTOCOL = 1;

export const hello = { type: 'hello', protocol: PROTOCOL, program: 'cordon' } as const;

/** A new game, with all that never changes in it and the hand limits it begins with. */
export function gameMessage(state: State, seat: number, chance: string, seconds: number): object {
  const { game } = state;
  const { config } = game;
  const { handLimits } = view(state, seat).shows;
  return {
    type: 'game',
    seat,
    seconds,
    chance,
    config,
    ...boardOf(config),
    handLimits,
    seats: seatsOfPerson(game, seat),
    sides: Array.from(game.sides, (side) => side + 1),
  };
}

function boardOf(config: Config): object {
  const guide = guides().find(({ id }) => id === config.game)!;
  const near = (city: string): string[] =>
    guide.lines.flatMap(({ ends: [one, other] }) => (one === city ? [other] : other === city ? [one] : []));
  const added = guide.addedColours.filter(({ challenge }) => config.challenges.includes(challenge));
  return {
    colours: [...guide.colours, ...added.map(({ id }) => id)],
    map: Object.fromEntries(guide.cities.map(({ id, colour }) => [id, { colour, near: near(id) }])),
    regions: Object.fromEntries(guide.regions.map(({ id, cities }) => [id, cities])),
    rates: guide.rates,
    outbreakLimit: guide.outbreakLimit,
    cubesPerColour: guide.cubesPerColour,
    cubes: Object.fromEntries([
      ...guide.colours.map((colour) => [colour, guide.cubesPerColour] as const),
      ...added.map(({ id, cubes }) => [id, cubes] as const),
    ]),
    handLimit: HAND_LIMIT,
  };
}

/** What a seat (counted from 1) sees and may say. */
export function decideMessage(state: State, seat: number, legal: readonly string[], seconds: number): object {
  return { type: 'decide', seconds, legal, view: view(state, seat) };
}

/** A game that ends while it runs was ended by the fault of a program. */
export function overMessage(state: State, seat: number): object {
  const seen = view(state, seat);
  return { type: 'over', ending: state.over === 0 ? FAULT_ENDING : seen.ending, view: seen };
}

/** An answer of the wanted type; undefined where the line is none. */
export function readAnswer(line: string, type: string): ReadonlyMap<string, unknown> | undefined {
  const fields = new Map(fieldsOf(line));
  return fields.get('type') === type ? fields : undefined;
}

function fieldsOf(line: string): [string, unknown][] {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? Object.entries(value) : [];
  } catch {
    return [];
  }
}
