// Whole games with chance as the player, for tests of what is said about them.
import {
  apply,
  compile,
  legal,
  seedFromText,
  start,
  view,
  type ConfigRequest,
  type Fact,
  type State,
  type View,
} from '@cordon/engine';
import type { Language } from '../../../../src/words/words.ts';
import { speakerOf, type Speaker } from '../../../../src/words/game/index.ts';

export interface Step {
  /** The board at that moment: it goes on being played. */
  readonly state: State;
  readonly view: View;
  readonly facts: readonly Fact[];
}

const LONGEST = 700;
const CHALLENGES = [
  [],
  ['influx-of-patients'],
  ['historical-diseases'],
  ['influx-of-patients', 'historical-diseases'],
];

/** Numbers from 0 up to `below`, the same every time. */
function chance(seed: number): (below: number) => number {
  let word = seed * 2 + 1;
  return (below) => {
    word = (Math.imul(word, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return (word >> 8) % below;
  };
}

export const REQUESTS: readonly ConfigRequest[] = [
  ...[2, 3, 4].flatMap((players) => [
    { game: 'base', players },
    { game: 'base', players, epidemics: 6, options: { hands: 'private' } },
  ]),
  { game: 'base', boxes: ['brink'], players: 5, epidemics: 7 },
  { game: 'base', boxes: ['lab'], players: 3 },
  ...[2, 3, 4, 5].map((players) => ({ game: 'base', boxes: ['brink', 'lab'], players })),
  { game: 'base', boxes: ['brink', 'lab'], players: 4, epidemics: 6, options: { hands: 'private' } },
  ...[2, 3, 4, 5].flatMap((players) =>
    CHALLENGES.map((challenges) => ({
      game: 'iberia',
      players,
      challenges,
      options: challenges.includes('historical-diseases') ? { diseases: 'draw-4', passengers: 'ask' } : {},
    })),
  ),
];

/** The game as everybody together would know it, step by step: the view is that before the facts of the step. */
export function* playedGame(request: ConfigRequest, seed: number): Generator<Step, void> {
  const game = compile(request);
  if (!game.ok) throw new Error(game.error.message);
  const { state, facts } = start(game.value, seedFromText(String(seed)));
  const below = chance(seed);
  yield { state, view: view(state, 0), facts };
  for (let move = 0; move < LONGEST; move++) {
    const commands = legal(state);
    if (commands.length === 0) return;
    const before = view(state, 1 + below(state.game.shape.seats));
    const done = apply(state, commands[below(commands.length)]!);
    if (!done.ok) throw new Error(done.error.message);
    yield { state, view: before, facts: done.value };
  }
}

/** Seat 1 is the reader, seat 2 has a name, the others only their roles. */
export function speakerFor(language: Language, { config, seats }: View): Speaker {
  return speakerOf({
    language,
    game: config.game,
    seats: seats.map(({ seat, role }) => ({ seat, role, name: seat === 2 ? 'Ann' : undefined })),
    you: [1],
  });
}
