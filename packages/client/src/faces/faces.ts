// The faces of the games that were fetched.
import { plainFace, type GameFace } from './face.ts';

const known = new Map<string, GameFace>();

/** Comes with the game. */
export function addFace(game: string, face: GameFace): void {
  known.set(game, face);
}

export function faceOf(game: string): GameFace {
  return known.get(game) ?? plainFace;
}
