// A hash of what the commands of an action part can change: the board, the hands and what waits. The decks stay as they are.
import type { Game, State } from '@cordon/engine/inner';

/** Beside what nobody sees. */
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

/** Where pawns stand, and how far the turn has come. */
const ON_THE_WAY = new Set(['pawns', 'clock', 'stack']);

/** Tells apart all that the commands of a plan can lead to. */
export function makeHash(game: Game): (s: State) => number {
  return hashOf(game, ({ name, sight }) => sight !== 'hidden' && !LEFT_OUT.has(name));
}

/** The same for what is done alone: plans that only end at other places come to the same. */
export function makeDeedHash(game: Game): (s: State) => number {
  return hashOf(
    game,
    ({ name, sight }) => sight !== 'hidden' && !LEFT_OUT.has(name) && !ON_THE_WAY.has(name),
  );
}

function hashOf(game: Game, isCounted: (field: Game['fields'][number]) => boolean): (s: State) => number {
  const runs: number[] = [];
  for (const field of game.fields) {
    if (!isCounted(field)) continue;
    const start = game.offsets[field.id]!;
    const end = start + field.size(game.shape);
    if (runs.at(-1) === start) runs[runs.length - 1] = end;
    else runs.push(start, end);
  }
  const ranges = Int32Array.from(runs);
  return ({ cells }) => {
    let one = 0;
    let other = 0;
    for (let run = 0; run < ranges.length; run += 2) {
      const end = ranges[run + 1]!;
      for (let at = ranges[run]!; at < end; at++) {
        const cell = cells[at]!;
        if (cell === 0) continue;
        const mixed = Math.imul(Math.imul(cell ^ Math.imul(at, 0x9e3779b1), 0x85ebca6b) ^ at, 0xc2b2ae35);
        one = (one + mixed) | 0;
        other ^= Math.imul(mixed ^ (mixed >>> 15), 0x27d4eb2f);
      }
    }
    return (one >>> 0) + (other >>> 11) * 4294967296;
  };
}
