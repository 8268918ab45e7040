// What makes one disease worse than another at this table: outbreaks that count for more or spread further, and cards that bring more cubes
// to a city without any. Tables without boxes are looked at as when the published numbers were measured.
import {
  foldOf,
  infectCubes,
  isSilent,
  outbreakCubes,
  outbreakSteps,
  spreadCubes,
  type City,
  type Colour,
  type State,
} from '@cordon/engine/inner';
import { usesBoxes } from '../boxes.ts';
import { MOST_COLOURS } from './scratch.ts';

const anyCity = 0;
const SILENT = [outbreakSteps, spreadCubes, infectCubes];

export const virulence = {
  /** Colour to the spaces that an outbreak moves the marker. */
  steps: new Int32Array(MOST_COLOURS).fill(1),
  /** Colour to the cubes that an outbreak puts on a city beside. */
  spread: new Int32Array(MOST_COLOURS).fill(1),
  /** Colour to the cubes that a card brings to a city without any. */
  fresh: new Int32Array(MOST_COLOURS).fill(1),
};

export function lookAtVirulence(s: State): void {
  const { steps, spread, fresh } = virulence;
  const { colours } = s.game.shape;
  const isUsual = !usesBoxes(s.game) || SILENT.every((point) => isSilent(s, point));
  for (let colour = 0; colour < colours; colour++) {
    steps[colour] = isUsual ? 1 : foldOf(s, outbreakSteps, 1, colour);
    spread[colour] = isUsual ? 1 : outbreakCubes(s, anyCity, colour);
    fresh[colour] = isUsual ? 1 : cubesOfFirstCard(s, colour);
  }
}

/** How many cubes an outbreak that nothing else set off puts on a city beside. */
export function firstSpread(s: State, city: City, colour: Colour): number {
  return usesBoxes(s.game) ? outbreakCubes(s, city, colour) : 1;
}

function cubesOfFirstCard(s: State, colour: Colour): number {
  const { colourOf, shape } = s.game;
  for (let city = 0; city < shape.cities; city++)
    if (colourOf[city] === colour && s.cubes[city * shape.colours + colour] === 0)
      return foldOf(s, infectCubes, 1, city, 'infection');
  return 1;
}
