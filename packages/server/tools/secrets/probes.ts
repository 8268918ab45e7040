// What somebody might ask to find out more: everything that the protocol allows and much that it refuses.
import { apply, clone, formatWords, legal, parseCommand, type State } from '@cordon/engine';
import { anyWords, misspelt, otherOperand } from './attempts.ts';
import type { Request } from '@cordon/protocol';
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

/** The types that a run asks by itself, each where it can. */
type Elsewhere = 'hello' | 'close';
/** At least one question of each type: one that is forgotten does not compile. Those that may find out most come more than once. */
type EveryType = {
  readonly [Type in Exclude<Request['type'], Elsewhere>]: readonly [() => Ask, ...(() => Ask)[]];
};

/** A seat that no table has: nobody may get up before the game is played to its end. */
const NO_SEAT = 9;
/** As many kinds as may be asked for at once. */
const MOST_KINDS = 64;

function questions(standing: Standing, seat: number, chance: Chance): EveryType {
  const { state, moves, position, number } = standing;
  const { game } = state;
  const { seats } = game.shape;
  const proposal = chance.pick([...standing.proposals, 0]);
  const other = 1 + chance.below(seats);
  const watching = chance.pick([0, seat, other]);
  const tries =
    (from: number): (() => Ask) =>
    () =>
      attempt(standing, from, chance);
  const plans =
    (from: number): (() => Ask) =>
    () =>
      plan(standing, from, chance);
  return {
    say: [
      () => ({ type: 'say', table, text: chance.pick(['Which card is next?', '{"seed":1}', 'ćśń']) }),
      () => ({ type: 'say', table, seat, to: 'side', text: 'Where is he?' }),
    ],
    look: [
      () => ({ type: 'look', table, move: chance.below(moves + 2) }),
      () => ({ type: 'look', table, move: moves }),
      () => ({ type: 'look', table, move: chance.below(moves + 1), seat: chance.below(seats + 1) }),
    ],
    hint: [() => ({ type: 'hint', table, seat: chance.pick([seat, other]), position })],
    chance: [() => ({ type: 'chance', table, seat: watching })],
    explain: [() => ({ type: 'explain', table, seat: watching, move: 1 + chance.below(moves + 1) })],
    analysis: [
      () => ({ type: 'analysis', table }),
      () => ({ type: 'analysis', table, side: 1 + chance.below(3) }),
    ],
    deal: [
      () => ({ type: 'deal', table }),
      () => ({ type: 'deal', table, from: chance.below(4), bots: 'play' }),
    ],
    why: [
      () => ({
        type: 'why',
        table,
        seat,
        kinds: chance.shuffled([...game.kindsByName.keys()]).slice(0, MOST_KINDS),
      }),
      () => ({
        type: 'why',
        table,
        seat,
        commands: Array.from({ length: 4 }, () => someWords(standing, chance.pick([seat, other]), chance)),
      }),
      () => ({ type: 'why', table, seat: other, kinds: ['drive'] }),
    ],
    export: [() => ({ type: 'export', table })],
    fork: [
      () => ({ type: 'fork', table, move: chance.below(moves + 1) }),
      () => ({ type: 'fork', table, move: moves, seat: chance.below(seats + 1) }),
    ],
    tables: [() => ({ type: 'tables' })],
    listed: [() => ({ type: 'listed' })],
    games: [() => ({ type: 'games' })],
    open: [
      () => ({ type: 'open', table, after: chance.below(number + 2) }),
      () => ({ type: 'open', table }),
      () => ({ type: 'open', table: 'nosuchtable' }),
    ],
    play: [tries(seat), tries(seat), tries(seat), tries(other)],
    propose: [plans(seat), plans(seat), plans(seat), plans(seat), plans(other)],
    foresee: [() => foresight(standing, seat, chance), () => foresight(standing, other, chance)],
    answer: [() => ({ type: 'answer', table, seat, proposal, answer: chance.pick(['yes', 'no']) })],
    withdraw: [() => ({ type: 'withdraw', table, seat, proposal })],
    adopt: [() => ({ type: 'adopt', table, seat, proposal, position: position - 1 })],
    vote: [() => ({ type: 'vote', table, seat, abandon: 'no' })],
    undo: [
      () => ({ type: 'undo', table, seat, position }),
      () => ({ type: 'undo', table, seat: other, position }),
      () => ({ type: 'undo', table, seat, position, to: chance.below(moves + 1) }),
    ],
    start: [() => ({ type: 'start', table })],
    sit: [() => ({ type: 'sit', table, seat: other })],
    leave: [() => ({ type: 'leave', table, seat: NO_SEAT })],
    'hand-over': [() => ({ type: 'hand-over', table, seat: NO_SEAT })],
    bot: [
      () => ({ type: 'bot', table, seat, bot: 'clairvoyant' }),
      () => ({ type: 'bot', table, seat: NO_SEAT, bot: 'random' }),
    ],
    link: [() => ({ type: 'link', table, which: 'watch' })],
    unlist: [() => ({ type: 'unlist', table })],
    create: [() => ({ type: 'create', config: { game: 'base', players: 2 } })],
    import: [() => ({ type: 'import', text: 'cordon 1' })],
    daily: [() => ({ type: 'daily' })],
    'daily-table': [() => ({ type: 'daily-table' })],
    cancel: [() => ({ type: 'cancel', request: 1 + chance.below(4) })],
    hook: [
      () => ({ type: 'hook', table, seat: chance.below(seats + 1), url: 'https://cordon.example/hook' }),
    ],
    hooks: [() => ({ type: 'hooks', table })],
    unhook: [() => ({ type: 'unhook', table, hook: 'no-such-hook' })],
    'test-hook': [() => ({ type: 'test-hook', table, hook: 'no-such-hook' })],
  };
}

/** One question. `seat` is one that the asker holds, or any other one. */
export function probe(standing: Standing, seat: number, chance: Chance): Ask {
  const asks = [...Object.values(questions(standing, seat, chance)).flat(), () => chance.pick(NO_MESSAGES)];
  return chance.pick(asks)();
}
