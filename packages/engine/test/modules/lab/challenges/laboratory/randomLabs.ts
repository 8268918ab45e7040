// Random labs for the engine and for the plain account alike.
import type { Game } from '../../../../../src/index.ts';
import { gameOf } from '../../../../properties/configurations.ts';
import { pick, type Chance } from '../../../../properties/play.ts';
import type { Position } from '../../../../scenario/scenario.ts';
import { cubesOf, plus, readCard, waysToFill, type Circle, type Cubes } from './account.ts';

const CARDS = 14;
const VIALS = 'bykrp';
const CIRCLES = 'bykrg';

/** A word that a card may have: any circles up to eight, any vials that they take. */
export function anyCard(chance: Chance): string {
  const counts = new Map<string, number>();
  const circles = 1 + chance(8);
  const kinds = 1 + chance(4);
  const letters = Array.from({ length: kinds }, () => CIRCLES.charAt(chance(CIRCLES.length)));
  for (let i = 0; i < circles; i++) {
    const letter = pick(letters, chance);
    counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  const possible = VIALS.split('').filter((vial) => counts.has(vial) || counts.has('g'));
  const vials = possible.filter(() => chance(3) > 0);
  const shown = vials.length > 0 ? vials : [pick(possible, chance)];
  return `${[...counts].map(([letter, count]) => `${letter}${String(count)}`).join('')}-${shown.join('')}`;
}

export interface House {
  readonly game: Game;
  readonly request: Pick<Position, 'boxes' | 'challenges' | 'decks' | 'roles' | 'epidemics'>;
}

/** A table with cards of its own, every other with a purple disease; what it calls them is the one spelling. */
export function anyHouse(chance: Chance): House {
  const purple = chance(2) === 0;
  const request = {
    boxes: ['brink', 'lab'],
    challenges: purple ? ['mutation', 'lab'] : ['lab'],
    roles: ['medic', 'scientist'],
    decks: { sequence: Array.from({ length: CARDS }, () => anyCard(chance)) },
  };
  const game = gameOf({ ...request, players: 2, epidemics: 4, options: { hands: 'open' } });
  return { game, request: { ...request, decks: game.config.decks! } };
}

/** Cubes of any of these colours; there are fewer purple ones. */
export function anyCubes(colours: readonly string[], most: number, chance: Chance): Cubes {
  const used = colours.filter(() => chance(2) === 0);
  return Object.fromEntries(
    used
      .map((colour) => [colour, chance((colour === 'purple' ? most >> 1 : most) + 1)] as const)
      .filter(([, count]) => count > 0),
  );
}

export interface LineSetting {
  readonly word: string;
  readonly cure: string;
  readonly eradicated: readonly string[];
  readonly circles: readonly Circle[];
}

const CITIES: Readonly<Record<string, string>> = {
  blue: 'paris',
  yellow: 'lima',
  black: 'cairo',
  red: 'tokyo',
  purple: 'milan',
};
const TESTING: Readonly<Record<string, string>> = {
  blue: 'london',
  yellow: 'lagos',
  black: 'delhi',
  red: 'osaka',
  purple: 'essen',
};
const cardFor = (colour: string): string => CITIES[colour]!;
export const testFor = (colour: string): string => TESTING[colour]!;

/** A characterised line, empty or partly filled in a way that the rules allow; undefined where its card shows no vial of this table. */
export function anyLine({ game }: House, word: string, chance: Chance): LineSetting | undefined {
  const { circles, vials } = readCard(word);
  const cures = vials.filter((colour) => game.colourIds.includes(colour));
  if (cures.length === 0) return undefined;
  const cure = pick(cures, chance);
  // Where all four were gone, the game would be won.
  const eradicated = game.colourIds
    .filter((colour) => colour !== cure && colour !== 'purple' && chance(5) < 3)
    .slice(0, 3);
  const blank: Circle[] = circles.map((colour) => ({ colour }));
  if (chance(2) === 0) return { word, cure, eradicated, circles: blank };
  const ways = waysToFill(blank, anyCubes(game.colourIds, 3, chance), cure, eradicated);
  return { word, cure, eradicated, circles: pick(ways, chance).circles };
}

/** How a position says what lies on a line. */
export function lineSaid({ word, cure, circles }: LineSetting, isTested: boolean): object {
  const filled = circles.filter(({ cube }) => cube !== undefined);
  return {
    sequence: word,
    colour: cure,
    characterized: cardFor(cure),
    ...(isTested ? { tested: testFor(cure) } : {}),
    cubes: cubesOf(circles),
    filled: filled.reduce<Cubes>((sum, { colour }) => plus(sum, { [colour]: 1 }), {}),
  };
}
