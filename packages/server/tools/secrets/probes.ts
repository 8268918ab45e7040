// What somebody might ask to find out more: everything that the protocol allows and much that it refuses.
import { apply, clone, formatWords, legal, parseCommand, type State } from '@cordon/engine';
import { anyWords, misspelt, otherOperand } from './attempts.ts';
import type { Chance } from './chance.ts';
import { anyKind } from './playAhead.ts';
import { TABLE } from './scene.ts';
import type { Ask } from './twins.ts';

/** How things stand in the world whose cards are named in the questions. */
export interface Standing {
  readonly state: State;
  readonly moves: number;
  readonly position: number;
  readonly number: number;
  readonly proposals: readonly number[];
}

const table = TABLE;

/** Whether a seat could do all this one after the other; then it is no question but a move. */
function isPlayable(before: State, seat: number, lines: readonly string[]): boolean {
  const state = clone(before);
  return lines.every((words) => {
    const command = parseCommand(state, `${String(seat)}: ${words}`);
    return command.ok && apply(state, command.value).ok;
  });
}

function someWords({ state }: Standing, seat: number, chance: Chance): string {
  const { game } = state;
  const commands = legal(state);
  const own = commands.filter((command) => command.seat === seat);
  if (commands.length === 0 || chance.oneIn(5)) return anyWords(game, chance);
  const command = anyKind(own.length > 0 && chance.oneIn(2) ? own : commands, chance);
  const words = [
    formatWords(game, command),
    otherOperand(game, command, chance),
    misspelt(game, command, chance),
  ];
  return chance.pick(words).slice(0, 200) || 'pass';
}

/** A command or several that cannot all be played. */
function attempt(standing: Standing, seat: number, chance: Chance): Ask {
  const { state, position } = standing;
  const own = legal(state, seat);
  const first = own.length > 0 && chance.oneIn(2) ? [formatWords(state.game, anyKind(own, chance))] : [];
  const commands = [...first, someWords(standing, seat, chance)];
  while (isPlayable(state, seat, commands)) {
    commands.push(anyWords(state.game, chance));
    if (commands.length > 20) return { type: 'play', table, seat, position: position + 1, commands };
  }
  return { type: 'play', table, seat, position, commands };
}

function plan(standing: Standing, seat: number, chance: Chance): Ask {
  const { state, position } = standing;
  const count = 1 + chance.below(3);
  const commands = Array.from({ length: count }, () => {
    const words = someWords(standing, seat, chance);
    return chance.oneIn(3) ? `${String(1 + chance.below(state.game.shape.seats))}: ${words}` : words;
  });
  const note = chance.oneIn(3) ? { note: 'What about this?' } : {};
  return { type: 'propose', table, seat, position, commands, ...note };
}

function foresight(standing: Standing, seat: number, chance: Chance): Ask {
  const commands = chance.oneIn(3) ? [] : [someWords(standing, seat, chance)];
  return { type: 'foresee', table, seat, position: standing.position, commands };
}

const NO_MESSAGES = [
  '',
  '{}',
  '[]',
  '{"type":"play","id":7}',
  '{"type":"peek","id":8}',
  'the top card?',
] as const;

/** One question. `seat` is one that the asker holds, or any other one. */
export function probe(standing: Standing, seat: number, chance: Chance): Ask {
  const { state, moves, position, number } = standing;
  const { seats } = state.game.shape;
  const proposal = chance.pick([...standing.proposals, 0]);
  const other = 1 + chance.below(seats);
  const asks: readonly (() => Ask)[] = [
    () => ({ type: 'say', table, text: chance.pick(['Which card is next?', '{"seed":1}', 'ćśń']) }),
    () => ({ type: 'say', table, seat, to: 'side', text: 'Where is he?' }),
    () => ({ type: 'look', table, move: chance.below(moves + 2) }),
    () => ({ type: 'look', table, move: moves }),
    () => ({ type: 'look', table, move: moves, seat: chance.below(seats + 1) }),
    () => ({ type: 'hint', table, seat: chance.pick([seat, other]), position }),
    () => ({ type: 'chance', table, seat: chance.pick([0, seat, other]) }),
    () => ({
      type: 'explain',
      table,
      seat: chance.pick([0, seat, other]),
      move: 1 + chance.below(moves + 1),
    }),
    () => ({ type: 'analysis', table }),
    () => ({ type: 'deal', table }),
    () => ({ type: 'why', table, seat, kinds: [...state.game.kindsByName.keys()].slice(0, 64) }),
    () => ({
      type: 'why',
      table,
      seat,
      commands: [someWords(standing, seat, chance), someWords(standing, other, chance)],
    }),
    () => ({ type: 'export', table }),
    () => ({ type: 'fork', table, move: chance.below(moves + 1) }),
    () => ({ type: 'fork', table, move: moves, seat: chance.below(seats + 1) }),
    () => ({ type: 'tables' }),
    () => ({ type: 'listed' }),
    () => ({ type: 'open', table, after: chance.below(number + 2) }),
    () => ({ type: 'open', table }),
    () => ({ type: 'open', table: 'nosuchtable' }),
    () => attempt(standing, seat, chance),
    () => attempt(standing, seat, chance),
    () => attempt(standing, seat, chance),
    () => attempt(standing, other, chance),
    () => plan(standing, seat, chance),
    () => plan(standing, seat, chance),
    () => plan(standing, seat, chance),
    () => plan(standing, seat, chance),
    () => plan(standing, other, chance),
    () => foresight(standing, seat, chance),
    () => foresight(standing, other, chance),
    () => ({ type: 'answer', table, seat, proposal, answer: chance.pick(['yes', 'no']) }),
    () => ({ type: 'withdraw', table, seat, proposal }),
    () => ({ type: 'adopt', table, seat, proposal, position: position - 1 }),
    () => ({ type: 'vote', table, seat, abandon: 'no' }),
    () => ({ type: 'undo', table, seat, position }),
    () => ({ type: 'undo', table, seat, position, to: chance.below(moves + 1) }),
    () => ({ type: 'start', table }),
    () => ({ type: 'sit', table, seat: other }),
    () => ({ type: 'bot', table, seat, bot: 'clairvoyant' }),
    () => ({ type: 'hook', table, seat: chance.below(seats + 1), url: 'https://cordon.example/hook' }),
    () => ({ type: 'hooks', table }),
    () => ({ type: 'unhook', table, hook: 'no-such-hook' }),
    () => chance.pick(NO_MESSAGES),
  ];
  return chance.pick(asks)();
}
