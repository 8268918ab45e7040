// A hash of what the commands of an action part can change: the board, the hands and what waits. The decks stay as they are.
import type { Game, State } from '@cordon/engine/inner';

const LEFT_OUT = new Set([
  'random',
  'strata',
  'infectionDeck.size',
  'infectionDeck.cards',
  'infectionDeck.seen',
  'infectionDeck.group',
  'playerDeck.size',
  'playerDeck.cards',
  'playerDeck.seen',
  'playerDeck.group',
  'places',
  'known',
]);

export function makeHash(game: Game): (s: State) => number {
  const runs: number[] = [];
  for (const field of game.fields) {
    if (LEFT_OUT.has(field.name)) continue;
    const start = game.offsets[field.id]!;
    const end = start + field.size(game.shape);
    if (runs.at(-1) === start) runs[runs.length - 1] = end;
    else runs.push(start, end);
  }
  const ranges = Int32Array.from(runs);
  return ({ cells }) => {
    let one = 0x811c9dc5;
    let other = 0x2545f491;
    for (let run = 0; run < ranges.length; run += 2) {
      for (let at = ranges[run]!; at < ranges[run + 1]!; at++) {
        const cell = cells[at]!;
        if (cell === 0) continue;
        one = Math.imul(one ^ cell ^ (at << 8), 0x01000193);
        other = Math.imul(other + cell + at, 0x5bd1e995) ^ (other >>> 13);
      }
    }
    return (one >>> 0) + (other >>> 11) * 4294967296;
  };
}
