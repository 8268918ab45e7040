// Chance of one's own, from any text.
import { seedFromText } from '@cordon/engine';
import { seedRandom } from '@cordon/engine/inner';

export function generatorFrom(text: string): Int32Array {
  const random = new Int32Array(4);
  seedRandom(random, seedFromText(text));
  return random;
}
