// Brings what a game needs, once. Afterwards everything that is looked up by the id of the game is there.
import { addUnsaid } from '../choices/unsaidOf.ts';
import { addFace } from '../faces/faces.ts';
import { addFacts, GAME_IDS } from '../games/games.ts';
import { addDrawings } from '../icons/lookups.ts';
import { once } from '../promises/once.ts';
import { KITS } from './files.ts';

/** A game that nobody knows brings nothing. */
export const loadKit = once(async (game: string): Promise<void> => {
  const loaded = await KITS[game]?.load();
  if (loaded === undefined) return;
  const { facts, drawings, face, unsaid } = loaded.kit;
  addFacts(facts);
  addDrawings(drawings);
  addFace(game, face);
  if (unsaid !== undefined) addUnsaid(game, unsaid);
});

export async function loadAllKits(): Promise<void> {
  await Promise.all(GAME_IDS.map(loadKit));
}
