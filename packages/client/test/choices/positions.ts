// Positions of random play over both games and all challenges, each with what every seat sees and can say there.
import {
  apply,
  compile,
  formatWords,
  legal,
  priced,
  seedFromText,
  start,
  view,
  type Command,
  type ConfigRequest,
  type Game,
  type State,
  type View,
} from '@cordon/engine';
import { packPrices, type Prices } from '@cordon/protocol';
import type { GameFacts } from '../../src/games/facts.ts';
import { factsOf, GAMES } from '../../src/games/games.ts';

export interface Position {
  readonly facts: GameFacts;
  readonly game: Game;
  readonly state: State;
  readonly seat: number;
  readonly commands: readonly Command[];
  /** The same in words, as a page gets them. */
  readonly legal: readonly string[];
  readonly prices: Prices;
  readonly view: () => View;
}

export type Chance = (limit: number) => number;

/** A small generator of its own, so that a failure comes again. */
export function chanceFrom(seed: number): Chance {
  let word = seed >>> 0;
  return (limit) => {
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
    return Math.floor((word / 2 ** 32) * limit);
  };
}

/** Tables with every role, each challenge alone and all together, with consent asked and not. */
export function tables(options: Readonly<Record<string, string>> = {}): ConfigRequest[] {
  return GAMES.flatMap(({ id, choices }) => {
    const { roles, challenges, players } = choices;
    const mixes = [[], ...challenges.map((one) => [one]), ...(challenges.length > 1 ? [challenges] : [])];
    return mixes.flatMap((mix, number) =>
      [0, 1].map((half) => {
        const count = half === 0 ? Math.max(...players) : Math.max(2, Math.max(...players) - 1);
        const from = (number + half * count) % roles.length;
        const chosen = [...roles, ...roles].slice(from, from + count);
        return { game: id, players: count, roles: chosen, challenges: mix, options };
      }),
    );
  });
}

export function compiled(request: ConfigRequest): Game {
  const game = compile(request);
  if (!game.ok) throw new Error(game.error.message);
  return game.value;
}

export function positionOf(state: State, seat: number): Position {
  const { game } = state;
  const offers = priced(state, seat);
  const commands = offers.map(({ command }) => command);
  return {
    facts: factsOf(game.id),
    game,
    state,
    seat,
    commands,
    legal: commands.map((command) => formatWords(game, command)),
    prices: packPrices(offers.map(({ price }) => price)),
    view: () => view(state, seat),
  };
}

/** Plays every table `rounds` times and looks at each seat that can say something. */
export function lookAround(
  requests: readonly ConfigRequest[],
  rounds: number,
  look: (position: Position) => void,
): void {
  for (const [number, request] of requests.entries()) {
    const game = compiled(request);
    for (let round = 0; round < rounds; round++) {
      const name = `${String(number)} ${String(round)}`;
      play(game, name, chanceFrom(1 + number * 97 + round), look);
    }
  }
}

function play(game: Game, name: string, chance: Chance, look: (position: Position) => void): void {
  const { state } = start(game, seedFromText(name));
  for (let move = 0; move < 300; move++) {
    const all = legal(state);
    if (all.length === 0) return;
    for (const seat of new Set(all.map((command) => command.seat))) look(positionOf(state, seat));
    const applied = apply(state, anyKind(all, chance));
    if (!applied.ok) throw new Error(applied.error.message);
  }
}

/** First a kind, then a command of it, and the turn seldom ends early: rare kinds get their turn. */
function anyKind(commands: readonly Command[], chance: Chance): Command {
  const kinds = [...new Set(commands.map(({ kind }) => kind))];
  const kept = kinds.length > 1 && chance(4) > 0 ? kinds.filter((kind) => kind !== 'end') : kinds;
  const kind = kept[chance(kept.length)];
  const some = commands.filter((command) => command.kind === kind);
  return some[chance(some.length)]!;
}
