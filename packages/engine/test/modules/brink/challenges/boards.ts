// Random boards on which chains are long, for the engine and for the plain account alike.
import type { Game } from '../../../../src/index.ts';
import type { Chance } from '../../../properties/play.ts';
import type { Position } from '../../../scenario/scenario.ts';
import type { Board, House } from './account.ts';

export interface Setting {
  readonly position: Position;
  readonly house: House;
  readonly board: Board;
  /** The city whose card comes, and what brings it. */
  readonly centre: number;
  readonly cause: 'infection' | 'epidemic';
}

const CUBES = 24;
const CARDS = ['chronic-effect', 'highly-contagious', 'slippery-slope'];
/** Nothing of these acts on what the account tells: one is drawn where an epidemic is needed. */
const DRAWN = 'government-interference';

const one = <T>(chance: Chance, list: readonly T[]): T => list[chance(list.length)]!;

/** Cities around a first one, full or nearly so, as far as the cubes go. */
function crowd(game: Game, chance: Chance, centre: number): Map<number, number> {
  const counts = new Map([[centre, chance(3) === 0 ? chance(4) : 3]]);
  let left = CUBES - 3 - chance(16);
  for (let tries = 0; tries < 40 && left > 0; tries++) {
    const city = one(chance, [...game.near[one(chance, [...counts.keys()])]!]);
    if (counts.has(city)) continue;
    const count = Math.min(left, chance(2) === 0 ? 1 + chance(3) : 3);
    counts.set(city, count);
    left -= count;
  }
  return counts;
}

export function settingOf(game: Game, chance: Chance): Setting {
  const { colourOf, cityIds, colourIds, near } = game;
  const centre = chance(cityIds.length);
  const colour = colourOf[centre]!;
  const counts = crowd(game, chance, centre);
  const strain = chance(4) === 0 ? chance(colourIds.length) : colour;
  const inForce = CARDS.filter(() => chance(2) === 0);
  const ban = chance(4) === 0;
  const cause = chance(3) === 0 ? ('epidemic' as const) : ('infection' as const);
  const specialist = chance(3) === 0 ? chance(cityIds.length) : undefined;
  const first = specialist === undefined ? 'scientist' : 'quarantine-specialist';
  const outbreaks = chance(3);
  const position: Position = {
    boxes: ['brink', 'lab'],
    challenges: ['virulent-strain'],
    roles: [first, 'researcher'],
    epidemics: 7,
    strain: colourIds[strain]!,
    inForce,
    outbreaks,
    cubes: Object.fromEntries(
      [...counts].map(([city, count]) => [cityIds[city]!, { [colourIds[colour]!]: count }]),
    ),
    ...(specialist === undefined ? {} : { at: { [first]: cityIds[specialist]! } }),
    ...(ban ? { hands: { [first]: ['infection-zone-ban'] } } : {}),
    ...(cause === 'epidemic'
      ? { infectLast: [cityIds[centre]!], drawNext: [DRAWN, 'one-quiet-night'] }
      : { infectNext: [cityIds[centre]!], drawNext: ['airlift', 'one-quiet-night'] }),
  };
  const guarded = new Set(specialist === undefined ? [] : [specialist, ...near[specialist]!]);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const board: Board = {
    cubes: cityIds.map((_, city) =>
      colourIds.map((__, other) => (other === colour ? (counts.get(city) ?? 0) : 0)),
    ),
    supply: colourIds.map((_, other) => (other === colour ? CUBES - total : CUBES)),
    outbreaks,
  };
  return { position, house: { game, strain, inForce, ban, guarded }, board, centre, cause };
}
