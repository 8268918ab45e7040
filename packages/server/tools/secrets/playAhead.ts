// Plays a game to its end without a server, so that it is known beforehand what will happen in it.
import {
  apply,
  audienceOf,
  clone,
  legal,
  seedFromText,
  start,
  type Command,
  type Game,
  type State,
} from '@cordon/engine';
import type { Chance } from './chance.ts';

export interface Played {
  /** The state before each command, and the last one. */
  readonly states: readonly State[];
  readonly commands: readonly Command[];
  /** After how many commands somebody looks at cards, is asked for one, or has said what not all hear. */
  readonly secretive: readonly number[];
}

/** First a kind, then a command of that kind: rare kinds get their turn although others have many operands. */
export function anyKind(commands: readonly Command[], chance: Chance): Command {
  const kind = chance.pick([...new Set(commands.map((command) => command.kind))]);
  return chance.pick(commands.filter((command) => command.kind === kind));
}

/** Cures, agrees and treats where it can and ends a turn only when nothing else is left: such games last longer. */
function careful(commands: readonly Command[], chance: Chance): Command {
  for (const kind of ['cure', 'accept', 'treat']) {
    const wanted = commands.filter((command) => command.kind === kind);
    if (wanted.length > 0) return chance.pick(wanted);
  }
  const others = commands.filter(({ kind }) => kind !== 'end' && kind !== 'direct');
  return anyKind(others.length > 0 ? others : commands, chance);
}

const SECRETIVE = new Set<string>(['lookedAt', 'reordered', 'asked']);

export function playAhead(game: Game, text: string, chance: Chance, most: number): Played {
  const { state } = start(game, seedFromText(text));
  const choose = chance.oneIn(2) ? anyKind : careful;
  const states = [clone(state)];
  const commands: Command[] = [];
  const secretive: number[] = [];
  while (state.over === 0 && commands.length < most) {
    const command = choose(legal(state), chance);
    const isSecret = audienceOf(state, command) !== undefined;
    const applied = apply(state, command);
    if (!applied.ok) throw new Error(`${JSON.stringify(command)}: ${applied.error.message}`);
    commands.push(command);
    states.push(clone(state));
    if (isSecret || applied.value.some(({ fact }) => SECRETIVE.has(fact))) secretive.push(commands.length);
  }
  return { states, commands, secretive };
}
