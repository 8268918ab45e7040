// Two server processes with files and sockets of their own that differ only in what is hidden.
import { join } from 'node:path';
import { snapshot, type State } from '@cordon/engine';
import type { Guest } from '@cordon/tables';
import { type EntryOf, follow, hashToken, summaryOf } from '@cordon/tables/inner';
import { makeGuestCookies } from '../../src/identity/guestCookie.ts';
import { openStore } from '../../src/store/open.ts';
import type { Ask, Pair } from '../../tools/secrets/twins.ts';
import { TestClient } from '../support/client.ts';
import { startProcess, type Address, type ServerProcess } from '../support/process.ts';

export const INVITE = 'the-key-of-the-invitation';
export const WATCH = 'the-key-of-the-watchers';
const SECRET = 'a secret that both servers sign their cookies with';
/** The id of a guest, in the signs that ids have. */
const idOf = (name: string): string => Buffer.from(name).toString('hex').padEnd(16, '0').slice(0, 16);
const cookieOf = (name: string): string =>
  makeGuestCookies([SECRET]).write(idOf(name), 'http').split(';')[0]!;

/** A file with guests and tables, as a server has left it behind. */
async function fill(
  file: string,
  guests: readonly Guest[],
  deals: ReadonlyMap<string, State>,
): Promise<void> {
  const store = await openStore({ kind: 'sqlite', file });
  for (const guest of guests) await store.putGuest(guest, 1);
  for (const [id, state] of deals) {
    const entry: EntryOf<'created'> = {
      entry: 'created',
      host: guests[0]!,
      config: state.game.config,
      deal: { snapshot: snapshot(state) },
      moves: [],
      watchers: 'allowed',
      listed: 'yes',
      invite: hashToken(INVITE),
      watch: hashToken(WATCH),
    };
    const summary = summaryOf(follow(undefined, id, entry, 1).table);
    const bodies = [JSON.stringify(entry)];
    await store.append({ table: id, after: 0, at: 1, bodies, summary, joins: [guests[0]!.id] });
  }
  await store.close();
}

/** What differs from run to run: times, and names and keys that are made by chance. */
export const masked = (text: string): string =>
  text
    .replaceAll(/\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?Z?/gu, 'TIME')
    .replaceAll(/"[0-9a-z]{26}"/gu, '"KEY"')
    .replaceAll(/"table":"(?!game)[0-9a-z]{10}"/gu, '"table":"NEW"');

export class RealTwins {
  readonly #processes: Pair<ServerProcess>;
  readonly #addresses: Pair<Address>;
  readonly #clients = new Map<string, Pair<TestClient>>();
  #asked = 1000;

  private constructor(processes: Pair<ServerProcess>, addresses: Pair<Address>) {
    this.#processes = processes;
    this.#addresses = addresses;
  }

  static async start(
    folder: string,
    names: readonly string[],
    deals: ReadonlyMap<string, Pair<State>>,
  ): Promise<RealTwins> {
    const guests = names.map((name) => ({ id: idOf(name), name }));
    const begin = async (which: 0 | 1): Promise<ServerProcess> => {
      const file = join(folder, `${String(which)}.db`);
      await fill(file, guests, new Map([...deals].map(([id, pair]) => [id, pair[which]])));
      return startProcess({ CORDON_DATA: file, CORDON_SECRET: SECRET });
    };
    const processes: Pair<ServerProcess> = [await begin(0), await begin(1)];
    return new RealTwins(processes, [await processes[0].serving, await processes[1].serving]);
  }

  /** Connects as a guest, or as somebody without a cookie. */
  async connect(name: string, who: 'guest' | 'nobody'): Promise<void> {
    const headers = who === 'guest' ? { cookie: cookieOf(name) } : {};
    const both = await Promise.all(this.#addresses.map(({ socket }) => TestClient.connect(socket, headers)));
    this.#clients.set(name, [both[0]!, both[1]!]);
    await this.ask(name, { type: 'hello', protocol: 1 });
  }

  client(name: string): TestClient {
    return this.#clients.get(name)![0];
  }

  /** Asks both, each with its own words where they are secret, and gives back both answers. */
  async ask(name: string, ask: Ask, there: Ask = ask): Promise<Pair<string>> {
    this.#asked++;
    const id = this.#asked;
    const [one, other] = this.#clients.get(name)!;
    return [await say(one, ask, id), await say(other, there, id)];
  }

  /** Everything that somebody has received from each, once all that is under way has arrived. */
  async heard(name: string): Promise<Pair<string[]>> {
    await this.ask(name, { type: 'games' });
    const [one, other] = this.#clients.get(name)!;
    return [one.heard.map(masked), other.heard.map(masked)];
  }

  /** A page as a guest gets it. */
  async page(name: string, path: string): Promise<Pair<string>> {
    const get = async ({ http }: Address): Promise<string> => {
      const answer = await fetch(http + path, { headers: { cookie: cookieOf(name) } });
      return masked((await answer.text()).replaceAll(new URL(http).host, 'HOST'));
    };
    return [await get(this.#addresses[0]), await get(this.#addresses[1])];
  }

  async close(): Promise<void> {
    for (const pair of this.#clients.values()) for (const client of pair) client.cut();
    for (const process of this.#processes) process.kill('SIGTERM');
    await Promise.all(this.#processes.map(({ ended }) => ended));
  }
}

async function say(client: TestClient, ask: Ask, id: number): Promise<string> {
  const { length } = client.heard;
  client.send(typeof ask === 'string' ? ask : JSON.stringify({ ...ask, id }));
  const isAnswer = (text: string): boolean =>
    text.startsWith(`{"type":"done","id":${String(id)}`) || text.startsWith('{"type":"refused"');
  const answer = (): string | undefined => client.heard.slice(length).find(isAnswer);
  await client.until(() => answer() !== undefined);
  return answer()!;
}
