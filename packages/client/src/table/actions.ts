// Everything that can be done at a table: each gives back what came of it, or why it was not done.
import type {
  Answers,
  DealResults,
  Explained,
  Foresight,
  GameAnalysis,
  Hint,
  HookInfo,
  NewTable,
  Why,
} from '@cordon/protocol';
import { RefusedError, type Asking, type AskOptions, type Channel } from '../channel/channel.ts';
import type { Done, Errands } from './errands.ts';
import type { Act } from './evidence.ts';
import type { Following } from './following.ts';
import type { EarlierBoards, Looks } from './looks.ts';
import { makeMark } from './mark.ts';

export type Outcome<Value = 'done'> = Promise<Value | RefusedError>;

export interface WhyWhat {
  readonly kinds?: readonly string[];
  readonly commands?: readonly string[];
}

export interface TableActions {
  /** All of the commands or none, on the board that is shown now. */
  play(seat: number, commands: readonly string[]): Outcome;
  /** Takes back the last command of a seat, or all after the first `to` ones. */
  undo(seat: number, to?: number): Outcome;
  /** To everybody; with `from` to the side of that seat alone. */
  say(text: string, from?: number): Outcome;
  /** Gives back the number of the plan. */
  propose(seat: number, commands: readonly string[], note?: string): Outcome<number>;
  answer(seat: number, proposal: number, answer: 'yes' | 'no'): Outcome;
  withdraw(seat: number, proposal: number): Outcome;
  /** Plays the next steps of a plan: so many, or all that are left. */
  adopt(seat: number, proposal: number, steps?: number): Outcome;
  /** To give up or not: one seat after the other, until one is refused. */
  vote(seats: readonly number[], abandon: 'yes' | 'no'): Outcome;
  /** Gives back the key of the seat, which is missing where the answer was lost though the seat is taken. */
  sit(seat: number): Outcome<{ readonly key: string | undefined }>;
  leave(seat: number): Outcome;
  /** Gives back the key for whoever is to have the seat. */
  handOver(seat: number): Outcome<{ readonly key: string }>;
  /** A bot of this name sits down; without a name the bot gets up. */
  bot(seat: number, bot?: string): Outcome;
  start(): Outcome;
  /** Makes a new link instead of the old one and gives back its key. */
  renewLink(which: 'invite' | 'watch'): Outcome<{ readonly key: string }>;
  /** Takes the table off the public list. */
  unlist(): Outcome;
  /** The boards after so many commands. */
  look(move: number): Outcome<EarlierBoards>;
  /** Why a seat can do nothing of these kinds now, or not these commands. */
  why(seat: number, what: WhyWhat): Outcome<readonly Why[]>;
  /** Where a plan would lead from the board of this position, with what could be said there. Its refusals are not news. */
  foresee(seat: number, position: number, commands: readonly string[]): Outcome<Foresight>;
  /** The best plan from what a seat sees on the board of this position. The refusals of advice are not news. */
  hint(seat: number, position: number, options?: AskOptions): Outcome<Hint>;
  /** Why a move may have been made, from what a seat sees. */
  explain(seat: number, move: number, options?: AskOptions): Outcome<Explained>;
  /** The story of the game, between sides that of one of them. */
  analysis(side: number | undefined, options?: AskOptions): Outcome<GameAnalysis>;
  exportText(): Outcome<string>;
  /** The notices of one's seats, and of the table for whoever made it. */
  hooks(): Outcome<readonly HookInfo[]>;
  /** Tells an address when it is a seat's turn; seat 0 stands for all. */
  hook(seat: number, url: string): Outcome<Answers['hook']>;
  unhook(hook: string): Outcome;
  /** Gives back what came of it, as a sentence in English. */
  testHook(hook: string): Outcome<string>;
  /** How the same deal went at other tables; the bots play it too where that is wanted. */
  deal(wanted: Omit<Asking<'deal'>, 'type' | 'table'>): Outcome<DealResults>;
  /** A new table from a move on. Where the answer is `lost`, the list of tables shows whether there is one. */
  fork(from: Omit<Asking<'fork'>, 'type' | 'table'>): Outcome<NewTable>;
}

export interface ActionParts {
  readonly channel: Channel;
  readonly table: string;
  readonly errands: Errands;
  readonly looks: Looks;
  readonly following: Following;
  /** Hears of every refusal. */
  readonly refused: (error: RefusedError) => void;
}

export function makeActions({
  channel,
  table,
  errands,
  looks,
  following,
  refused,
}: ActionParts): TableActions {
  async function ended<Value>(
    outcome: Promise<Done | RefusedError>,
    tell: (done: Done) => Value,
  ): Outcome<Value> {
    const done = await outcome;
    if (!(done instanceof RefusedError)) return tell(done);
    refused(done);
    return done;
  }

  /** Something that the log of this table does not tell. */
  async function asked<Value>(ask: () => Promise<Value>): Outcome<Value> {
    const answer = await quietly(ask);
    if (answer instanceof RefusedError) refused(answer);
    return answer;
  }

  /** The same where whoever asks shows refusals in his own way. */
  async function quietly<Value>(ask: () => Promise<Value>): Outcome<Value> {
    try {
      await following.here();
      return await ask();
    } catch (error) {
      if (error instanceof RefusedError) return error;
      throw error;
    }
  }

  const act = (asking: Asking<Act>): Outcome => ended(errands.run(asking), () => 'done');
  const actOnBoard = (type: Act, ask: (position: number) => Asking<Act>): Outcome =>
    ended(errands.runOnBoard(type, ask), () => 'done');

  return {
    play(seat, commands) {
      const mark = makeMark();
      return actOnBoard('play', (position) => ({
        type: 'play',
        table,
        seat,
        position,
        commands: [...commands],
        mark,
      }));
    },
    undo(seat, to) {
      const common = { type: 'undo', table, seat, ...(to === undefined ? {} : { to }) } as const;
      return actOnBoard('undo', (position) => ({ ...common, position }));
    },
    say: (text, from) =>
      act({ type: 'say', table, text, ...(from === undefined ? {} : { to: 'side', seat: from }) }),
    propose(seat, commands, note) {
      const plan = { commands: [...commands], ...(note === undefined ? {} : { note }) };
      const proposed = errands.runOnBoard('propose', (position) => ({
        type: 'propose',
        table,
        seat,
        position,
        ...plan,
      }));
      return ended(proposed, ({ proposal = 0 }) => proposal);
    },
    answer: (seat, proposal, answer) => act({ type: 'answer', table, seat, proposal, answer }),
    withdraw: (seat, proposal) => act({ type: 'withdraw', table, seat, proposal }),
    adopt(seat, proposal, steps) {
      const common = { type: 'adopt', table, seat, proposal } as const;
      const whole = steps === undefined ? common : { ...common, steps };
      return actOnBoard('adopt', (position) => ({ ...whole, position }));
    },
    async vote(seats, abandon) {
      for (const seat of seats) {
        const outcome = await act({ type: 'vote', table, seat, abandon });
        if (outcome !== 'done') return outcome;
      }
      return 'done';
    },
    sit: (seat) => ended(errands.run({ type: 'sit', table, seat }), ({ key }) => ({ key })),
    leave: (seat) => act({ type: 'leave', table, seat }),
    handOver: (seat) => ended(errands.run({ type: 'hand-over', table, seat }), keyOf),
    bot: (seat, bot) => act({ type: 'bot', table, seat, ...(bot === undefined ? {} : { bot }) }),
    start: () => act({ type: 'start', table }),
    renewLink: (which) => ended(errands.run({ type: 'link', table, which }), keyOf),
    unlist: () => act({ type: 'unlist', table }),
    look: (move) => looks.at(move),
    why: (seat, { kinds = [], commands = [] }) =>
      asked(async () => {
        const what = { kinds: [...kinds], commands: [...commands] };
        return (await channel.ask<'why'>({ type: 'why', table, seat, ...what })).reasons;
      }),
    foresee: (seat, position, commands) =>
      quietly(() =>
        channel.ask<'foresee'>({ type: 'foresee', table, seat, position, commands: [...commands] }),
      ),
    hint: (seat, position, options) =>
      quietly(() => channel.ask<'hint'>({ type: 'hint', table, seat, position }, options)),
    explain: (seat, move, options) =>
      quietly(() => channel.ask<'explain'>({ type: 'explain', table, seat, move }, options)),
    analysis: (side, options) =>
      quietly(() =>
        channel.ask<'analysis'>(
          { type: 'analysis', table, ...(side === undefined ? {} : { side }) },
          options,
        ),
      ),
    exportText: () => asked(async () => (await channel.ask<'export'>({ type: 'export', table })).text),
    hooks: () => asked(async () => (await channel.ask<'hooks'>({ type: 'hooks', table })).hooks),
    hook: (seat, url) => asked(() => channel.ask<'hook'>({ type: 'hook', table, seat, url })),
    unhook: (hook) =>
      asked(async (): Promise<'done'> => {
        await channel.ask<'unhook'>({ type: 'unhook', table, hook });
        return 'done';
      }),
    testHook: (hook) =>
      asked(async () => (await channel.ask<'test-hook'>({ type: 'test-hook', table, hook })).outcome),
    deal: (wanted) => asked(() => channel.ask<'deal'>({ type: 'deal', table, ...wanted })),
    fork: (from) => asked(() => channel.ask<'fork'>({ type: 'fork', table, ...from })),
  };
}

/** These are asked for again until there is a key. */
function keyOf({ key = '' }: Done): { readonly key: string } {
  return { key };
}
