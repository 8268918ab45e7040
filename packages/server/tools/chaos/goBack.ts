// When all is judged: a backup of the middle of the run is put back. Every client knows more than the server then, or something else, and
// must end with exactly what the server has. One table among them cannot be read, and bots at the others go on.
import { setTimeout as pause } from 'node:timers/promises';
import { openSqlite } from '../../src/store/sqlite/open.ts';
import type { Court } from './court.ts';
import { Judge } from './judge.ts';
import { Line } from './line.ts';
import type { Party } from './party.ts';
import type { Place } from './place.ts';
import type { Player } from './player.ts';
import { Record } from './record.ts';
import type { World } from './world.ts';

/** How long bots may take to wake, in milliseconds. */
const LONGEST = 60_000;
/** So many entries behind, nobody tries to overtake those who know more. */
const FAR_BEHIND = 300;

export async function goBack(world: World, court: Court, place: Place): Promise<void> {
  const { fleet, faults } = world;
  if (place.backup?.isTaken() !== true) return;
  place.backup.putBack();
  const due = await addUnreadable(place.where);
  const kept = await place.logs.read([...due, ...court.parties.map(({ table }) => table)]);
  const lengths = new Map([...kept].map(([table, rows]) => [table, rows.length]));
  await fleet.start(0);
  await seeBotsWake(world, place, due, lengths);
  for (const party of court.parties) {
    const length = lengths.get(party.table) ?? 0;
    // Other tables were made after the backup.
    if (faults.none && length > 0) await comeBack(world, place, party, length);
  }
  await fleet.kill(0);
}

/** Puts a table that cannot be read before all others with bots that are due; says which those are. */
async function addUnreadable(file: string): Promise<string[]> {
  const store = await openSqlite({ file });
  const due = await store.tablesWithBotDue(Date.now(), 1000);
  await store.append({
    table: 'unreadable',
    after: 0,
    at: 1,
    bodies: ['{"entry":'],
    summary: { status: 'playing', listed: 'no', botDue: 'yes', about: '{}' },
  });
  await store.close();
  return due.map(({ table }) => table);
}

async function seeBotsWake(
  { counts, faults }: World,
  { logs }: Place,
  due: readonly string[],
  lengths: ReadonlyMap<string, number>,
): Promise<void> {
  const end = performance.now() + LONGEST;
  for (;;) {
    const now = await logs.read(due);
    const asleep = due.filter((table) => (now.get(table)?.length ?? 0) <= (lengths.get(table) ?? 0));
    counts.wokenBesideUnreadable = due.length - asleep.length;
    if (asleep.length === 0 || !faults.none) return;
    if (performance.now() > end) faults.tell(`beside an unreadable table bots sleep at ${asleep.join()}`);
    await pause(50);
  }
}

async function comeBack(
  { chance, counts, faults, fleet }: World,
  { logs }: Place,
  { table, record, plan, players }: Party,
  length: number,
): Promise<void> {
  const address = await fleet.address();
  if (address === undefined) return;
  const known = new Record();
  for (const { act, seat } of record.sent) known.begin(act, seat);
  const judge = new Judge(known, plan.seats, counts);
  const lead = players[0]!.entries.length - length;
  if (lead > 0 && lead < FAR_BEHIND && chance.oneIn(2)) {
    const texts = Array.from({ length: lead + 1 }, () => `Again ${plan.nextName()}.`);
    await overtake(players[0]!, address.socket, texts, known);
  }
  for (const player of players) {
    const before = player.entries.length;
    const { line, number } = await reopen(player, address.socket);
    if (before > length) counts.cameBack[before > number ? 'ahead' : 'overtaken']++;
    if (player.entries.length < number)
      faults.tell(
        `${player.name} came back and knows ${String(player.entries.length)} entries of ${String(number)}`,
      );
    line.close();
  }
  const testimony = { ...judge.testify(players), acknowledged: [] };
  const rows = (await logs.read([table])).get(table) ?? [];
  for (const fault of judge.hear(rows, testimony)) faults.tell(`table ${table}, put back: ${fault}`);
}

/** Somebody who knows nothing of the former history goes on, until there are more entries than the others know. */
async function overtake(
  { table, seat, parts }: Player,
  socket: string,
  texts: readonly string[],
  record: Record,
): Promise<void> {
  const line = await Line.connect(socket, parts.who.cookie, () => {});
  for (const text of texts) {
    record.begin({ type: 'say', table, text }, seat);
    const reply = await line?.ask({ type: 'say', table, text });
    if (reply === undefined || reply === 'lost' || reply.type === 'refused')
      throw new Error(`table ${table}, put back: nobody can go on: ${JSON.stringify(reply)}`);
  }
  line?.close();
}

/** Comes back by number, in the history that the client knows. */
async function reopen(
  player: Player,
  socket: string,
): Promise<{ readonly line: Line; readonly number: number }> {
  const { table, parts, epoch } = player;
  const line = await Line.connect(socket, parts.who.cookie, (news) => player.hear(news));
  void line?.gone.then(() => player.stir());
  player.here = 'no';
  player.mayStartOver = 'yes';
  const after = player.entries.length;
  const known = epoch === undefined ? {} : { epoch };
  const reply = await line?.ask({ type: 'open', table, key: parts.invite, after, ...known });
  if (line === undefined || reply === undefined || reply === 'lost' || !('number' in reply))
    throw new Error(`${player.name} cannot come back: ${JSON.stringify(reply)}`);
  while (player.here === 'no' && line.isOpen) await player.news();
  return { line, number: reply.number ?? 0 };
}
