// The faces there are, by game.
import { baseFace } from './base.ts';
import { plainFace, type GameFace } from './face.ts';
import { iberiaFace } from './iberia.ts';

const FACES: ReadonlyMap<string, GameFace> = new Map([
  ['base', baseFace],
  ['iberia', iberiaFace],
]);

export function faceOf(game: string): GameFace {
  return FACES.get(game) ?? plainFace;
}
