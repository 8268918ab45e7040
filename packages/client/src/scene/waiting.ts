// What the game waits for, in words.
import type { View } from '@cordon/engine';
import type { Waiting } from '../words/game/explained.ts';
import type { Scene } from './scene.ts';

/** The words of a game alone would call every running game that waits for nobody abandoned; the table knows better. */
export function waitingIn(
  { say, speaker, game, model }: Pick<Scene, 'say' | 'speaker' | 'game' | 'model'>,
  view: View,
): Waiting {
  const isStopped = model.info?.stopped !== undefined && view.ending === 'running' && view.waitsFor === 0;
  return isStopped ? say.ending(game, 'stopped') : say.waitsFor(speaker, view);
}
