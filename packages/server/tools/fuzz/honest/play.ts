// A table at which people play an ordinary game while others do their worst. Afterwards the log has to be what they did and
// nothing else, and a replay of it by the engine alone has to show what each of them was shown.
import type { EntryMessage } from '@cordon/protocol';
import { guestCookie, TestClient } from '../../../test/support/client.ts';
import { makeChance, type Chance } from '../../chaos/chance.ts';
import { chooseConfig } from '../../chaos/configs.ts';
import { difference } from '../../chaos/difference.ts';
import type { Logs } from '../../chaos/logs.ts';
import { Replay } from '../../chaos/replay.ts';

export interface HonestParts {
  readonly address: { readonly http: string; readonly socket: string };
  readonly logs: Logs;
  /** Where the table can be found from now on, and by which keys. */
  readonly opened: (table: string, keys: readonly (string | undefined)[]) => void;
  readonly closed: (table: string) => void;
  readonly seed: number;
  /** How long a player thinks at least, in milliseconds. */
  readonly pause: number;
  readonly fault: (words: string) => void;
  /** Once it is fulfilled no new move is made. */
  readonly enough: AbortSignal;
}

export interface Honest {
  games: number;
  moves: number;
  entriesCompared: number;
  boardsCompared: number;
  /** From sending a command to the last seat's hearing of it, in milliseconds. */
  readonly latencies: number[];
}

interface Party {
  readonly table: string;
  readonly people: readonly TestClient[];
  /** What they did, by the number it got. */
  readonly acts: Map<number, Readonly<Record<string, unknown>>>;
}

/** Plays game after game until it is enough. Whatever keeps them from it is a fault. */
export async function playHonestly(parts: HonestParts): Promise<Honest> {
  const honest: Honest = { games: 0, moves: 0, entriesCompared: 0, boardsCompared: 0, latencies: [] };
  try {
    await playGames(parts, honest);
  } catch (error) {
    parts.fault(`honest people could not play: ${String(error)}`);
  }
  return honest;
}

async function playGames(parts: HonestParts, honest: Honest): Promise<void> {
  const chance = makeChance(parts.seed);
  const names = ['Ann', 'Bob', 'Cay', 'Dan'];
  const cookies: string[] = [];
  for (const name of names) cookies.push(await guestCookie(parts.address.http, name));
  do {
    const party = await gather(parts, chance, cookies.slice(0, 2 + chance.below(3)));
    await playOut(parts, chance, party, honest);
    await check(parts, party, honest);
    parts.closed(party.table);
    for (const person of party.people) await person.close();
    honest.games++;
  } while (!parts.enough.aborted);
}

async function gather(
  { address, opened }: HonestParts,
  chance: Chance,
  cookies: readonly string[],
): Promise<Party> {
  const people = await Promise.all(cookies.map((cookie) => TestClient.connect(address.socket, { cookie })));
  for (const person of people) await person.done('hello', { protocol: 1 });
  const host = people[0]!;
  const { table, invite, watch } = await host.done('create', { config: chooseConfig(chance, people.length) });
  const acts: Party['acts'] = new Map([[1, { entry: 'created' }]]);
  for (const [index, person] of people.entries()) {
    await person.done('open', { table, key: invite });
    await person.done('sit', { table, seat: index + 1 });
    acts.set(index + 2, { entry: 'sat', seat: index + 1 });
  }
  await host.done('start', { table });
  acts.set(people.length + 2, { entry: 'started' });
  await agreed(people, table, people.length + 2);
  // From now on everybody has the links, as if somebody had put them on the wall.
  opened(table, [invite, watch]);
  return { table, people, acts };
}

async function agreed(people: readonly TestClient[], table: string, number: number): Promise<void> {
  await Promise.all(
    people.map((person) => person.until(() => (person.tables.get(table)?.number ?? 0) >= number)),
  );
}

async function playOut(parts: HonestParts, chance: Chance, party: Party, honest: Honest): Promise<void> {
  const { table, people } = party;
  while (!parts.enough.aborted && people[0]!.table(table).info?.status === 'playing') {
    const before = performance.now();
    const number = await act(chance, party);
    if (number === undefined) continue;
    await agreed(people, table, number);
    honest.latencies.push(performance.now() - before);
    honest.moves++;
    if (parts.pause > 0) await new Promise((resolve) => setTimeout(resolve, parts.pause));
  }
}

/** One of them does something; the number it got, or none where it was refused. */
async function act(chance: Chance, { table, people, acts }: Party): Promise<number | undefined> {
  const able = people.flatMap((person, index) => {
    const legal = person.table(table).boards[0]?.legal ?? [];
    return legal.length === 0 ? [] : [{ person, seat: index + 1, legal }];
  });
  if (able.length === 0) throw new Error(`nobody at table ${table} can do anything`);
  const { person, seat, legal } = chance.pick(able);
  const { position } = person.table(table);
  if (chance.oneIn(12)) {
    const text = `word ${String(position)}`;
    const { number } = await person.done('say', { table, text });
    acts.set(number, { entry: 'said', seat, text });
    return number;
  }
  if (chance.oneIn(12)) {
    const answer = await person.ask('undo', { table, seat, position });
    if (answer.type === 'refused') return undefined;
    acts.set(answer.number, { entry: 'undone', seat });
    return answer.number;
  }
  const command = chance.pick(legal);
  const { number } = await person.done('play', { table, seat, position, commands: [command] });
  acts.set(number, { entry: 'played', seat, command });
  return number;
}

async function check(
  { logs, fault }: HonestParts,
  { table, people, acts }: Party,
  honest: Honest,
): Promise<void> {
  const rows = (await logs.read([table])).get(table) ?? [];
  if (rows.length !== acts.size)
    fault(`table ${table}: ${String(acts.size)} things were done, ${String(rows.length)} stand in the log`);
  const replay = new Replay();
  for (const row of rows) {
    const entry: Readonly<Record<string, unknown>> = { ...replay.add(row) };
    const done = acts.get(row.number) ?? {};
    const wrong = Object.entries(done).find(([name, value]) => entry[name] !== value);
    if (wrong !== undefined || acts.get(row.number) === undefined)
      fault(`table ${table}, entry ${String(row.number)}: ${row.body} instead of ${JSON.stringify(done)}`);
  }
  for (const [index, person] of people.entries()) {
    const seat = index + 1;
    const { entries, boards } = person.table(table);
    const told: readonly EntryMessage[] = entries;
    const meant = rows.map((row, at) => replay.meaning(row.number, seat, told[at]));
    const wrong = difference(told, meant);
    if (wrong !== undefined) fault(`table ${table}, seat ${String(seat)} was told ${wrong}`);
    const board = difference(boards[0], JSON.parse(JSON.stringify(replay.board(seat))));
    if (board !== undefined) fault(`table ${table}, seat ${String(seat)} was shown ${board}`);
    honest.entriesCompared += entries.length;
    honest.boardsCompared++;
  }
}
