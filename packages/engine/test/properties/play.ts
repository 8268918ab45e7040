// Players that only know what is legal: one picks any kind of command alike, one treats and cures when it can.
import {
  apply,
  gamesThereAre,
  legal,
  seedFromText,
  start,
  type Command,
  type Fact,
  type Game,
  type GameRecord,
  type State,
} from '../../src/index.ts';
import { below, MOMENTS, seedRandom } from '../../src/inner.ts';
import { topFrame } from '../../src/kernel/frame.ts';
import { demand } from './demand.ts';

export type Chance = (limit: number) => number;
export type Chooser = (commands: readonly Command[], chance: Chance, state: State) => Command;

/** A source of chance apart from the game's own, fixed by a text. */
export function chanceFrom(text: string): Chance {
  const random = wordsFrom(text);
  return (limit) => below(random, limit);
}

/** Four words of chance fixed by a text. */
export function wordsFrom(text: string): Int32Array {
  const random = new Int32Array(4);
  seedRandom(random, seedFromText(text));
  return random;
}

export function pick<T>(items: readonly T[], chance: Chance): T {
  return items[chance(items.length)]!;
}

/** First a kind, then a command of that kind: rare kinds get their turn although others have many operands. */
export const anyKind = (commands: readonly Command[], chance: Chance): Command => {
  const kinds = [...new Set(commands.map((command) => command.kind))];
  const kind = pick(kinds, chance);
  return pick(
    commands.filter((command) => command.kind === kind),
    chance,
  );
};

const GOOD = ['cure', 'accept', 'test', 'apply', 'characterize', 'treat'];

/** Cures, agrees, works in the lab and treats where it can, and ends a turn only when nothing else is left: its games last longer. */
export const careful = (commands: readonly Command[], chance: Chance): Command => {
  for (const kind of GOOD) {
    const wanted = commands.filter((command) => command.kind === kind);
    if (wanted.length > 0) return pick(wanted, chance);
  }
  const others = commands.filter((command) => command.kind !== 'end' && command.kind !== 'direct');
  return anyKind(others.length > 0 ? others : commands, chance);
};

/** Keeps its cards: spends none on actions, throws away city cards first and saves events for unusual moments. */
export const hoarding: Chooser = (commands, chance, state) => {
  const only = (wanted: (command: Command) => boolean): readonly Command[] => commands.filter(wanted);
  const patience = new Set(['end', 'infect', topFrame(state).moment === MOMENTS.pause ? 'continue' : '']);
  const wishes = [
    only(({ kind }) => kind === 'treat'),
    only((command) => command.kind === 'discard' && !EVENT_CARDS.has(command.card)),
    chance(8) === 0 ? [] : only(({ kind }) => patience.has(kind)),
    only(({ kind }) => kind !== 'continue'),
  ];
  return anyKind(wishes.find((wish) => wish.length > 0) ?? commands, chance);
};

const EVENT_CARDS = new Set(gamesThereAre().flatMap(({ events }) => events));

/** More than any game needs, even one in which players ask for cards in vain. */
const MOST_COMMANDS = 20_000;

interface Step {
  readonly state: State;
  readonly commands: readonly Command[];
  readonly chance: Chance;
  /** Facts of setup, or of the last command. */
  readonly facts: readonly Fact[];
  /** Commands done so far. */
  readonly done: number;
}

/** Plays a game to its end; `look` is called at every decision and once when it is over. */
export function playGame(
  game: Game,
  text: string,
  chooser: Chooser,
  look: (step: Step) => void,
): GameRecord & { state: State } {
  const seed = seedFromText(text);
  const chance = chanceFrom(`player of ${text}`);
  const begun = start(game, seed);
  const { state } = begun;
  let { facts } = begun;
  const done: Command[] = [];
  for (;;) {
    const commands = legal(state);
    look({ state, commands, chance, facts, done: done.length });
    if (state.over !== 0) return { config: game.config, seed, commands: done, state };
    demand(commands.length > 0, 'a running game offers nothing');
    demand(done.length < MOST_COMMANDS, 'a game does not end');
    const command = chooser(commands, chance, state);
    const applied = apply(state, command);
    if (!applied.ok) throw new Error(`${JSON.stringify(command)}: ${applied.error.message}`);
    facts = applied.value;
    done.push(command);
  }
}
