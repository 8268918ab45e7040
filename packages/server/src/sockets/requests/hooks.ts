// Addresses that are told whose turn it is.
import type { Answers, RequestOf } from '@cordon/protocol';
import {
  type Hook,
  makeToken,
  needHost,
  needSeat,
  Refusal,
  type Rights,
  type Store,
  type Visit,
} from '@cordon/tables';
import { describeOutcome } from '../../notices/outcome.ts';
import { readTarget } from '../../notices/targets.ts';
import type { Context } from '../context.ts';

const MOST_HOOKS = 20;

/** A hook of a seat belongs to whoever holds the seat, one of the table to whoever made the table. */
function mayHave(rights: Rights, seat: number): boolean {
  return seat === 0 ? rights.host === 'yes' : rights.seats.includes(seat);
}

async function find(
  { store }: Context,
  rights: Rights,
  request: RequestOf<'unhook' | 'test-hook'>,
): Promise<Hook> {
  const all = await store.hooksOf(request.table);
  const found = all.find(({ id, seat }) => id === request.hook && mayHave(rights, seat));
  if (found === undefined) throw new Refusal('no-such-hook', 'There is no such hook of yours.');
  return found;
}

export async function hook(
  { store, hooks: rule }: Context,
  visit: Visit,
  rights: Rights,
  { table, seat, url }: RequestOf<'hook'>,
): Promise<Answers['hook']> {
  if (rule === 'off') throw new Refusal('hooks-off', 'This server sends no notices.');
  if (seat === 0) needHost(rights);
  else needSeat(rights, seat);
  const target = readTarget(url, rule);
  if (!target.ok) throw new Refusal('bad-address', target.problem);
  if ((await store.hooksOf(table)).length >= MOST_HOOKS)
    throw new Refusal('too-many', `A table has ${String(MOST_HOOKS)} hooks at most.`);
  const id = makeToken();
  const secret = makeToken();
  await store.putHook({ id, table, seat, url: target.url.href, secret, owner: visit.guest?.id ?? '' });
  return { hook: id, secret };
}

export async function hooks(
  { store }: Context,
  rights: Rights,
  { table }: RequestOf<'hooks'>,
): Promise<Answers['hooks']> {
  const all = await store.hooksOf(table);
  return {
    hooks: all
      .filter(({ seat }) => mayHave(rights, seat))
      .map(({ id, seat, url }) => ({ hook: id, seat, url })),
  };
}

/** Somebody else will sit there: who left is told nothing more, and nobody finds an address that was given before. */
export async function dropHooksOfSeat(
  store: Pick<Store, 'hooksOf' | 'dropHook'>,
  table: string,
  seat: number,
): Promise<void> {
  const all = await store.hooksOf(table);
  for (const one of all) if (one.seat === seat) await store.dropHook(one.id);
}

export async function unhook(
  context: Context,
  rights: Rights,
  request: RequestOf<'unhook'>,
): Promise<Answers['unhook']> {
  const { id } = await find(context, rights, request);
  await context.store.dropHook(id);
  return {};
}

export async function testHook(
  context: Context,
  rights: Rights,
  request: RequestOf<'test-hook'>,
): Promise<Answers['test-hook']> {
  if (context.hooks === 'off') throw new Refusal('hooks-off', 'This server sends no notices.');
  const found = await find(context, rights, request);
  if (!context.hookTests.take(found.url))
    throw new Refusal('too-fast', 'This address was tried just now; please wait a moment.');
  const outcome = await context.notices.sendTest(found, context.link(request.table));
  return { outcome: describeOutcome(outcome) };
}
