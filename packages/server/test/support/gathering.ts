// Tables for tests: people around a table of their own, and games that stand exactly where a test wants them.
import {
  apply,
  compile,
  ENDINGS,
  RULES_VERSION,
  formatSave,
  parseCommand,
  seedFromText,
  start,
  type Command,
  type ConfigRequest,
  type State,
} from '@cordon/engine';
import type { Request } from '@cordon/protocol';
import { TestClient } from './client.ts';
import type { TestServer } from './server.ts';

type Place = Pick<TestServer, 'http' | 'socket'>;
type Create = Extract<Request, { type: 'create' }>;

/** The open connections of a test file. */
const open: TestClient[] = [];

/** A guest of this name who has said hello; without a name, somebody without a cookie. */
export async function enter(server: Place, name?: string): Promise<TestClient> {
  const client = await TestClient.enter(server, name);
  open.push(client);
  return client;
}

/** Lets go of everybody who came in. */
export function everybodyLeaves(): void {
  for (const client of open.splice(0)) client.cut();
}

export interface Gathered {
  readonly table: string;
  readonly invite: string;
  readonly watch: string | undefined;
  /** In seating order: the first is the host and sits on seat 1. */
  readonly people: readonly TestClient[];
  /** The keys of their seats. */
  readonly keys: readonly string[];
}

export interface Wanted extends Partial<Omit<Create, 'type' | 'id'>> {
  /** The people, in seating order; as many as there are players. */
  readonly names?: readonly string[];
  /** A saved game instead of a new deal. */
  readonly text?: string;
}

/** People who sit at a new table that has not been started. */
export async function gather(server: Place, wanted: Wanted = {}): Promise<Gathered> {
  const { names = ['Ann', 'Bob'], text, config = { players: names.length }, ...openness } = wanted;
  const people = await Promise.all(names.map((name) => enter(server, name)));
  const host = people[0]!;
  const made =
    text === undefined
      ? await host.done('create', { config, ...openness })
      : await host.done('import', { text, ...openness });
  const { table, invite, watch } = made;
  const keys: string[] = [];
  for (const [index, person] of people.entries()) {
    await person.done('open', { table, key: invite });
    const { key } = await person.done('sit', { table, seat: index + 1 });
    keys.push(key);
  }
  return { table, invite, watch, people, keys };
}

/** The same with the game started, and everybody knowing it. */
export async function gatherAndStart(server: Place, wanted: Wanted = {}): Promise<Gathered> {
  const gathered = await gather(server, wanted);
  const { table, people } = gathered;
  await people[0]!.done('start', { table });
  await Promise.all(people.map((person) => person.until(() => person.table(table).boards.length > 0)));
  return gathered;
}

/** Plays for a seat from the board as this client knows it. */
export function play(client: TestClient, table: string, seat: number, ...commands: string[]) {
  return client.done('play', { table, seat, position: client.table(table).position, commands });
}

/** What a seat can do as this client knows it. */
export function legalOf(client: TestClient, table: string, seat: number): readonly string[] {
  return client.table(table).boards.find((board) => board.seat === seat)?.legal ?? [];
}

/** Waits until these clients know as much of a table as the first of them. */
export async function agree(table: string, ...clients: readonly TestClient[]): Promise<void> {
  const { number } = clients[0]!.table(table);
  await Promise.all(clients.map((client) => client.until(() => client.table(table).number >= number)));
}

/** A saved game with these commands (“1: drive chicago”), on the first of a row of seeds that the board suits. */
export function savedGame(
  config: ConfigRequest,
  moves: readonly string[] = [],
  suits: (state: State) => boolean = () => true,
): string {
  const game = compile(config);
  if (!game.ok) throw new Error(game.error.message);
  for (let number = 0; number < 5000; number++) {
    const seed = seedFromText(`seed ${String(number)}`);
    const { state } = start(game.value, seed);
    const commands = carryOut(state, moves);
    if (commands === undefined || !suits(state)) continue;
    const result = ENDINGS[state.over]!;
    const record = { config: game.value.config, seed, commands, rules: RULES_VERSION };
    const text = formatSave({ ...record, comments: {}, result });
    if (!text.ok) throw new Error(text.error.message);
    return text.value;
  }
  throw new Error('no seed suits');
}

function carryOut(state: State, moves: readonly string[]): Command[] | undefined {
  const commands: Command[] = [];
  for (const move of moves) {
    const command = parseCommand(state, move);
    if (!command.ok || !apply(state, command.value).ok) return undefined;
    commands.push(command.value);
  }
  return commands;
}
