// Every size of the base game over many seeds, for rules that hold whatever the shuffle.
import {
  apply,
  clone,
  compile,
  seedFromText,
  seedOfSeries,
  snapshot,
  view,
  type Command,
  type ConfigRequest,
  type Fact,
  type Game,
  type Seed,
  type State,
} from '../../../src/index.ts';

export const TABLES: readonly { readonly players: number; readonly epidemics: number }[] = [2, 3, 4].flatMap(
  (players) => [4, 5, 6].map((epidemics) => ({ players, epidemics })),
);

export function compiled(request: ConfigRequest): Game {
  const game = compile(request);
  if (!game.ok) throw new Error(game.error.message);
  return game.value;
}

export function seeds(count: number): Seed[] {
  const series = seedFromText('tables');
  return Array.from({ length: count }, (_, index) => seedOfSeries(series, index));
}

/** What lies face down, by name, the top card first. */
export function faceDown(state: State): {
  readonly playerCards: string[];
  readonly infectionCards: string[];
} {
  const { fields } = snapshot(state);
  const cards = (deck: string): number[] =>
    fields[`${deck}.cards`]!.slice(0, fields[`${deck}.size`]![0]).toReversed();
  return {
    playerCards: cards('playerDeck').map((card) => state.game.cardIds[card]!),
    infectionCards: cards('infectionDeck').map((city) => state.game.cityIds[city]!),
  };
}

export const isEpidemic = (card: string): boolean => card.startsWith('epidemic');

/** The same game with every disease gone, so that only the player deck can end it. No game comes to this, so no snapshot says it. */
export function withoutDiseases(state: State): State {
  const quiet = clone(state);
  const fill = (name: string, value: number): void => {
    const field = state.game.fields.find((one) => one.name === name)!;
    const at = state.game.offsets[field.id]!;
    quiet.cells.fill(value, at, at + field.size(state.game.shape));
  };
  fill('cubes', 0);
  fill('supply', state.game.cubesOf[0]!);
  fill('cures', 2);
  return quiet;
}

export function send(state: State, command: Command): readonly Fact[] {
  const applied = apply(state, command);
  if (!applied.ok) throw new Error(applied.error.message);
  return applied.value;
}

/** Goes one step on without doing anything. */
export function pass(state: State): readonly Fact[] {
  const { frames, waitsFor: seat } = view(state, 0);
  const frame = frames.at(-1)?.frame;
  if (frame === 'actions') return send(state, { kind: 'end', seat });
  if (frame === 'infections') return send(state, { kind: 'infect', seat });
  if (frame === 'hand-limit')
    return send(state, { kind: 'discard', seat, card: view(state, seat).seats[seat - 1]!.hand[0]! });
  return send(state, { kind: 'continue', seat });
}

/** Numbers of a small generator, so that the choices of a test never depend on the engine's own chance. */
export function choices(start: number): (count: number) => number {
  let word = start >>> 0;
  return (count) => {
    word = (Math.imul(word, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((word / 4_294_967_296) * count);
  };
}
