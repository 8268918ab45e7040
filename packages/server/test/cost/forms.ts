// Every request in its most expensive form. A kind of request that is not here is an error of the types, and of the test.
import { clone, formatCommand, formatWords, waitsFor } from '@cordon/engine';
import type { RequestOf, RequestType } from '@cordon/protocol';
import type { Store, Table } from '@cordon/tables';
import { haggle, put, seated, SEATS, walk, type Played } from './tables.ts';

type Fields<Type extends RequestType> = Omit<RequestOf<Type>, 'type' | 'id'>;

/**
 * The tables there are. `long`: thousands of moves and of entries, everybody sees something else. `over`: such a game that is over.
 * `plans`: open hands, so that long plans reveal nothing. `dealt`: a deal that thousands have played.
 */
export interface Scene {
  readonly store: Store;
  /** The game of the tables `long` and `over`. */
  readonly played: Played;
  /** A game that has just begun, with open hands. */
  readonly open: Played;
  /** The long game as text. */
  readonly text: string;
  readonly read: (table: string) => Promise<Table>;
  /** Sends a request that a form needs to have happened. */
  readonly ask: <Type extends RequestType>(
    type: Type,
    fields: Fields<Type>,
  ) => Promise<Readonly<Record<string, unknown>>>;
}

type Form<Type extends RequestType> = (scene: Scene, attempt: number) => Fields<Type> | Promise<Fields<Type>>;

const table = 'long';

const whoseTurn = async ({ read }: Scene): Promise<{ table: string; seat: number }> => ({
  table,
  seat: waitsFor((await read(table)).state),
});

/** A game of thousands of moves at a table that nobody has started; some seats are open. */
async function fresh(
  { store, played }: Scene,
  kind: RequestType,
  attempt: number,
  open = 0,
): Promise<{ table: string }> {
  const id = `${kind}-${String(attempt)}`;
  await put(store, id, seated(played, open));
  return { table: id };
}

/** The longest plan there is. */
async function steps(
  { read }: Scene,
  at: string,
): Promise<{ table: string; seat: number; position: number; commands: string[] }> {
  const { state, game, position } = await read(at);
  return {
    table: at,
    seat: waitsFor(state),
    position,
    commands: walk(clone(state)).map((command) => formatCommand(game, command)),
  };
}

async function proposal(
  scene: Scene,
  at = 'plans',
): Promise<{ table: string; seat: number; proposal: number; position: number }> {
  const { commands, ...rest } = await steps(scene, at);
  const { proposal: number } = await scene.ask('propose', { ...rest, commands, note: 'ж'.repeat(200) });
  return { ...rest, proposal: Number(number) };
}

async function hook({ ask }: Scene, attempt: number): Promise<string> {
  const url = `https://example.org/${String(attempt)}`;
  return String((await ask('hook', { table: 'plans', seat: 0, url }))['hook']);
}

export const FORMS: { readonly [Type in RequestType]: Form<Type> } = {
  hello: () => ({ protocol: 1 }),
  games: () => ({}),
  // Another game each time: none of them has been compiled before.
  create: (_, attempt) => ({
    config: { game: 'iberia', players: 2 + (attempt % 4), challenges: ['influx-of-patients'] },
  }),
  import: ({ text }) => ({ text }),
  fork: ({ played }) => ({ table: 'over', move: played.commands.length }),
  daily: () => ({}),
  'daily-table': () => ({}),
  deal: () => ({ table: 'dealt' }),
  tables: () => ({}),
  listed: () => ({}),
  open: () => ({ table }),
  close: () => ({ table }),
  link: () => ({ table, which: 'invite' }),
  unlist: (scene, attempt) => fresh(scene, 'unlist', attempt),
  sit: async (scene, attempt) => ({ ...(await fresh(scene, 'sit', attempt, 1)), seat: SEATS }),
  leave: async (scene, attempt) => ({ ...(await fresh(scene, 'leave', attempt)), seat: SEATS }),
  'hand-over': async (scene, attempt) => ({ ...(await fresh(scene, 'hand-over', attempt)), seat: SEATS }),
  bot: async (scene, attempt) => ({ ...(await fresh(scene, 'bot', attempt, 1)), seat: SEATS, bot: 'fast' }),
  start: (scene, attempt) => fresh(scene, 'start', attempt),
  // What would follow is another's, and what is illegal ends the rest.
  async play({ read }) {
    const { state, game, position } = await read(table);
    const [first] = haggle(clone(state), 1);
    return { table, seat: first!.seat, position, commands: [formatWords(game, first!)] };
  },
  async undo(scene) {
    let fields = await FORMS.play(scene, 0);
    await scene.ask('play', fields);
    // What was refused is known, and cannot be taken back; what was asked for can.
    if (fields.commands[0] === 'refuse') {
      fields = await FORMS.play(scene, 0);
      await scene.ask('play', fields);
    }
    return { table, seat: fields.seat, position: (await scene.read(table)).position };
  },
  say: () => ({ table, text: 'ж'.repeat(500) }),
  propose: async (scene) => ({ ...(await steps(scene, 'plans')), note: 'ж'.repeat(200) }),
  foresee: (scene) => steps(scene, 'plans'),
  async answer(scene) {
    const { table: at, proposal: number } = await proposal(scene);
    return { table: at, seat: SEATS, proposal: number, answer: 'yes' };
  },
  async withdraw(scene) {
    const { position: _, ...fields } = await proposal(scene);
    return fields;
  },
  async adopt(scene, attempt) {
    const id = `adopt-${String(attempt)}`;
    await put(scene.store, id, [...seated(scene.open), { entry: 'started' }]);
    return proposal(scene, id);
  },
  vote: async (scene) => ({ ...(await whoseTurn(scene)), abandon: 'no' }),
  look: ({ played }) => ({ table, move: played.commands.length - 1 }),
  async why(scene) {
    const commands = Array.from(
      { length: 64 },
      (_, number) => `${'drvie chciago '.repeat(12)}${String(number)}`,
    );
    // What has many meanings, again and again.
    const kinds = Array.from({ length: 64 }, (_, number) => ['next', 'cure', 'take', 'airlift'][number % 4]!);
    return { ...(await whoseTurn(scene)), commands, kinds };
  },
  hint: async (scene) => ({ ...(await whoseTurn(scene)), position: (await scene.read(table)).position }),
  chance: (scene) => whoseTurn(scene),
  explain: ({ played }) => ({ table: 'over', seat: 1, move: played.commands.length }),
  analysis: () => ({ table: 'over' }),
  cancel: () => ({ request: 1 }),
  export: () => ({ table: 'over' }),
  hook: (_, attempt) => ({
    table,
    seat: 0,
    url: `https://example.org/${'x'.repeat(1900)}${String(attempt)}`,
  }),
  hooks: () => ({ table }),
  unhook: async (scene, attempt) => ({ table: 'plans', hook: await hook(scene, attempt) }),
  'test-hook': async (scene, attempt) => ({ table: 'plans', hook: await hook(scene, attempt) }),
};
