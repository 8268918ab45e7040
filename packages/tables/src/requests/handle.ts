// From a request to its answer, wherever the tables stand. Each kind is one line here and a function elsewhere.
import { gamesThereAre } from '@cordon/engine';
import { PROTOCOL, type Answers, type Request } from '@cordon/protocol';
import * as moves from '../tables/acts/moves.ts';
import * as plans from '../tables/acts/plans.ts';
import * as seats from '../tables/acts/seats.ts';
import * as words from '../tables/acts/words.ts';
import type { Draft } from '../tables/draft.ts';
import { spokenWith } from '../tables/people.ts';
import { Refusal } from '../tables/refusal.ts';
import type { Rights } from '../tables/rights.ts';
import type { Table } from '../tables/table.ts';
import type { Context } from './context.ts';
import { rightsAt, type Visit } from './visit.ts';
import { exportGame, look, why } from './boards.ts';
import { chance, explain, hint } from './advice.ts';
import { analysis } from './analysis.ts';
import { daily, dailyTable, dealResults } from './deals.ts';
import { open, unfollow } from './opening.ts';
import { callOff } from './thinking.ts';
import { create, fork, importGame, listListed, listTables } from './tables.ts';

/** Everything that can be asked but notices to other addresses, which only a server sends. */
export type TableRequest = Exclude<Request, { type: 'hook' | 'hooks' | 'unhook' | 'test-hook' }>;

export interface Handled {
  readonly answer: Answers[keyof Answers];
  /** What is to be sent after the answer. */
  readonly after?: () => Promise<void>;
}

/** Throws a Refusal for whatever cannot be done; then nothing has changed. */
export async function handleAtTables(
  context: Context,
  visit: Visit,
  request: TableRequest,
): Promise<Handled> {
  switch (request.type) {
    case 'hello':
      return { answer: await hello(context, visit, request.protocol) };
    case 'games':
      return { answer: { games: gamesThereAre() } };
    case 'create':
      return { answer: await create(context, visit, request) };
    case 'import':
      return { answer: await importGame(context, visit, request) };
    case 'fork':
      return { answer: await fork(context, visit, request) };
    case 'daily':
      return { answer: await daily(context, visit, request) };
    case 'daily-table':
      return { answer: await dailyTable(context, visit, request) };
    case 'deal':
      return { answer: await dealResults(context, visit, request) };
    case 'tables':
      return { answer: await listTables(context, visit) };
    case 'listed':
      return { answer: await listListed(context, visit) };
    case 'open':
      return open(context, visit, request);
    case 'hint':
      return { answer: await hint(context, visit, request) };
    case 'chance':
      return { answer: await chance(context, visit, request) };
    case 'explain':
      return { answer: await explain(context, visit, request) };
    case 'analysis':
      return { answer: await analysis(context, visit, request) };
    case 'export':
      return { answer: await exportGame(context, visit, request) };
    case 'cancel':
      callOff(visit, request.request);
      return { answer: {} };
    case 'close':
      unfollow(context, visit, request.table);
      return { answer: {} };
    default:
      return { answer: await atTable(context, visit, request) };
  }
}

async function hello(context: Context, { guest }: Visit, protocol: number): Promise<Answers['hello']> {
  const { version, bots } = context;
  if (protocol !== PROTOCOL) {
    const message = `This server speaks version ${String(PROTOCOL)} of the protocol, not ${String(protocol)}.`;
    throw new Refusal('unknown-protocol', message);
  }
  const epoch = await context.epoch();
  return { protocol: PROTOCOL, version, epoch, bots, ...(guest === undefined ? {} : { guest }) };
}

type AtTable = Extract<TableRequest, { table: string }>;
type Elsewhere = 'fork' | 'deal' | 'open' | 'close' | 'hint' | 'chance' | 'explain' | 'analysis' | 'export';

async function atTable(
  context: Context,
  visit: Visit,
  request: Exclude<AtTable, { type: Elsewhere }>,
): Promise<Answers[keyof Answers]> {
  const { registry, bots } = context;
  const id = request.table;
  const { pay } = visit;
  await registry.see(id, (now) => rightsAt(visit, now), pay);
  /** Looks again at table and rights when it is this request's turn. */
  const act = <Answer>(draft: (now: Table, allowed: Rights) => Draft<Answer>): Promise<Answer> =>
    registry.get(id).act((now) => draft(now, rightsAt(visit, now)), pay);
  const vacate = async <Answer>(seat: number, draft: Parameters<typeof act<Answer>>[0]): Promise<Answer> => {
    let left: readonly number[] = [];
    const answer = await act((now, allowed) => {
      left = spokenWith(now.game, seat);
      return draft(now, allowed);
    });
    for (const one of left) await context.vacated(id, one);
    return answer;
  };
  switch (request.type) {
    case 'link':
      return act((now, allowed) => seats.renewLink(now, allowed, request));
    case 'unlist':
      return act(seats.unlist);
    case 'sit':
      return act((now, allowed) => seats.sit(now, allowed, visit.guest, request, context.now()));
    case 'leave':
      return vacate(request.seat, (now, allowed) => seats.leave(now, allowed, visit.guest, request));
    case 'hand-over':
      return vacate(request.seat, (now, allowed) => seats.handOver(now, allowed, request));
    case 'bot':
      return vacate(request.seat, (now, allowed) => seats.seatBot(now, allowed, bots, request));
    case 'start':
      return act(seats.startGame);
    case 'play':
      return act((now, allowed) => moves.play(now, allowed, request));
    case 'undo':
      return act((now, allowed) => moves.undo(now, allowed, request));
    case 'say':
      return act((now, allowed) => words.say(now, allowed, visit.guest, request));
    case 'vote':
      return act((now, allowed) => words.vote(now, allowed, request));
    case 'propose':
      return act((now, allowed) => plans.propose(now, allowed, request));
    case 'foresee':
      return registry.see(id, (now) => plans.foresee(now, rightsAt(visit, now), request), pay);
    case 'answer':
      return act((now, allowed) => plans.answer(now, allowed, request));
    case 'withdraw':
      return act((now, allowed) => plans.withdraw(now, allowed, request));
    case 'adopt':
      return act((now, allowed) => plans.adopt(now, allowed, request));
    case 'look':
      return registry.see(id, (now) => look(now, rightsAt(visit, now), request, context.now()), pay);
    case 'why':
      return registry.see(id, (now) => why(now, rightsAt(visit, now), request), pay);
  }
}
