// Following a table over a connection, and no longer doing so.
import type { Answers, Closed, RequestOf } from '@cordon/protocol';
import { hashToken } from '../identity/tokens.ts';
import { arrive } from '../tables/acts/seats.ts';
import { Refusal, unknownTable } from '../tables/refusal.ts';
import { mayEnter, rightsOf, type Rights } from '../tables/rights.ts';
import type { Subscriber } from '../tables/subscriber.ts';
import type { Table } from '../tables/table.ts';
import type { Context } from './context.ts';
import { visitorOf, type Visit } from './visit.ts';

/** How many tables one connection may follow, and how many keys it may show for one. */
const MOST_FOLLOWED = 50;
const MOST_KEYS = 12;

/** The answer, and what is to be sent after it. */
export interface Opened {
  readonly answer: Answers['open'];
  readonly after: () => Promise<void>;
}

export async function open(context: Context, visit: Visit, request: RequestOf<'open'>): Promise<Opened> {
  const { table: id, key, after = 0 } = request;
  const known = visit.following.get(id);
  if (known === undefined && visit.following.size >= MOST_FOLLOWED)
    throw new Refusal('too-many', `A connection follows ${String(MOST_FOLLOWED)} tables at most.`);
  let table = await context.registry.read(id, visit.pay);
  const hash = key === undefined ? undefined : hashToken(key);
  if (hash !== undefined) table = await takePlace(context, visit, table, hash);
  const shown = visitorOf(visit, id).hashes;
  const hashes = hash === undefined || shown.includes(hash) ? shown : [...shown, hash].slice(-MOST_KEYS);
  let rights = rightsIn(table, visit, hashes);
  const epoch = await context.epoch();
  const isSameHistory = request.epoch === undefined || request.epoch === epoch;
  if (isSameHistory && after > table.number) {
    // Another process may have told what this one has not heard of yet.
    await context.registry.get(id).refresh();
    table = await context.registry.read(id, visit.pay);
    rights = rightsIn(table, visit, hashes);
  }
  // Whoever hung up in the meantime would otherwise be followed for ever.
  if (!visit.isOpen()) throw new Refusal('unavailable', 'The connection is closed.');
  const sent = isSameHistory && after <= table.number ? after : 0;
  follow(context, visit, id, { hashes, sent, rights });
  return {
    answer: { number: table.number, seats: rights.seats, epoch },
    after: () => catchUp(context, visit, id),
  };
}

function rightsIn(table: Table, { guest }: Visit, hashes: readonly string[]): Rights {
  const rights = rightsOf(table, { guest, hashes });
  if (!mayEnter(rights)) throw unknownTable();
  return rights;
}

/** Sends everything of a table that the visitor has not got, and who is there. */
export async function catchUp({ presence }: Context, visit: Visit, id: string): Promise<void> {
  const known = visit.following.get(id);
  if (known === undefined) return;
  const { live, subscriber } = known;
  await live.bringUpToDate(subscriber);
  if (!visit.following.has(id)) return;
  if (presence.changed(live) === 'known') visit.take(JSON.stringify(presence.of(live)));
}

/** A key of a seat takes a place for the guest, if that changes anything. */
async function takePlace(context: Context, visit: Visit, table: Table, hash: string): Promise<Table> {
  if (arrive(table, visit.guest, hash, context.now()) === undefined) return table;
  const live = context.registry.get(table.id);
  await live.act(
    (now) => arrive(now, visit.guest, hash, context.now()) ?? { entries: [], answer: () => ({}) },
    visit.pay,
  );
  return live.read();
}

function follow(
  { registry, presence }: Context,
  visit: Visit,
  id: string,
  {
    hashes,
    sent,
    rights,
  }: { readonly hashes: readonly string[]; readonly sent: number; readonly rights: Rights },
): void {
  const known = visit.following.get(id);
  const live = registry.get(id);
  // Whoever opens a table again hears it from where it was asked for: what was still under way to the former one ends.
  if (known !== undefined) live.subscribers.delete(known.subscriber);
  const subscriber: Subscriber = {
    visitor: { guest: visit.guest, hashes },
    rights,
    sent,
    isBehind: true,
    pay: visit.pay,
    rest: visit.rest,
    take: visit.take,
    lose() {
      unfollow({ presence }, visit, id);
      const message = 'This table is no longer open to you.';
      const closed: Closed = { type: 'closed', table: id, code: 'unknown-table', message };
      visit.tell(JSON.stringify(closed));
    },
  };
  live.subscribers.add(subscriber);
  visit.following.set(id, { live, subscriber });
}

export function unfollow({ presence }: Pick<Context, 'presence'>, visit: Visit, id: string): void {
  const known = visit.following.get(id);
  if (known === undefined) return;
  visit.following.delete(id);
  known.live.subscribers.delete(known.subscriber);
  presence.changed(known.live);
}
