// Tables that are as expensive as the rules and the limits of the protocol allow.
import {
  apply,
  clone,
  compile,
  ENDINGS,
  formatCommand,
  formatSave,
  formatSeed,
  formatWords,
  legal,
  RULES_VERSION,
  seedFromText,
  start,
  type Command,
  type ConfigRequest,
  type Game,
  type Seed,
  type State,
} from '@cordon/engine';
import { playIn, type Play, type Store, type Table } from '@cordon/tables';
import { follow, hashToken, summaryOf, type Entry, type Summary } from '@cordon/tables/inner';

export const ANN = { id: 'ann0000000000000', name: 'Ann' };
export const WATCH = 'thekeyofthosewhowatch00000';

/** Everybody sees something else. */
export const WIDE = {
  game: 'base',
  players: 4,
  roles: ['researcher', 'dispatcher', 'scientist', 'medic'],
  options: { hands: 'private' },
} satisfies ConfigRequest;
export const SEATS = WIDE.players;

export interface Played {
  readonly game: Game;
  readonly seed: Seed;
  readonly state: State;
  readonly commands: readonly Command[];
}

/** Asks for a card and is refused, over and over: the rules set no end to that, and nothing is revealed by it. */
export function haggle(state: State, times: number): Command[] {
  const commands: Command[] = [];
  while (commands.length < times) {
    const all = legal(state);
    const next =
      all.find(({ kind }) => kind === 'refuse') ?? all.find(({ kind }) => kind === 'take' || kind === 'give');
    if (next === undefined || !apply(state, next).ok) return commands;
    commands.push(next);
  }
  return commands;
}

/** As many steps as a plan can have before something is revealed. */
export function walk(state: State): Command[] {
  const commands: Command[] = [];
  for (;;) {
    const next = legal(state).find(({ kind }) => kind === 'drive');
    if (next === undefined || !apply(state, next).ok) return commands;
    commands.push(next);
  }
}

/** Six players in three teams, with all that team mode goes with. */
export const TEAMS = {
  game: 'base',
  boxes: ['brink', 'lab'],
  players: 6,
  challenges: ['virulent-strain', 'worldwide-panic', 'team'],
  roles: ['researcher', 'dispatcher', 'scientist', 'medic', 'archivist', 'generalist'],
} satisfies ConfigRequest;

/** What is done where nobody can haggle. */
const onward = (commands: readonly Command[], turn: number): Command | undefined =>
  commands.find(({ kind }) => kind === 'treat') ?? commands[turn % commands.length];

/** A game of so many moves that is not over. */
export function longGame(config: ConfigRequest, moves: number): Played {
  const game = compile(config);
  if (!game.ok) throw new Error(game.error.message);
  for (let number = 0; number < 200; number++) {
    const seed = seedFromText(`long ${String(number)}`);
    const { state } = start(game.value, seed);
    const commands: Command[] = [];
    for (let quiet = 0; quiet < 200 && state.over === 0 && commands.length < moves; quiet++) {
      commands.push(...haggle(state, moves - commands.length));
      const next = onward(legal(state), quiet);
      if (commands.length < moves && next !== undefined && apply(state, next).ok) commands.push(next);
    }
    if (state.over === 0 && commands.length === moves) return { game: game.value, seed, state, commands };
  }
  throw new Error('no game went on for so long');
}

export function textOf({ game, seed, state, commands }: Played): string {
  const result = ENDINGS[state.over]!;
  const text = formatSave({
    config: game.config,
    seed,
    commands,
    comments: {},
    result,
    rules: RULES_VERSION,
  });
  if (!text.ok) throw new Error(text.error.message);
  return text.value;
}

/** Writes a table down with its whole log, and in its place among the games of its deal. */
export async function put(
  store: Store,
  id: string,
  entries: readonly Entry[],
): Promise<{ readonly summary: Summary; readonly play?: Play }> {
  let table: Table | undefined;
  for (const [index, entry] of entries.entries()) table = follow(table, id, entry, index + 1).table;
  const summary = summaryOf(table!);
  const found = summary.deal === undefined ? undefined : playIn(summary.about);
  const play = found === undefined ? {} : { play: found };
  await store.append({
    table: id,
    after: 0,
    at: 1,
    bodies: entries.map((entry) => JSON.stringify(entry)),
    summary,
    ...play,
    joins: [ANN.id],
  });
  return { summary, ...play };
}

/** The host holds all seats but so many. */
export function seated({ game, seed, commands }: Played, open = 0): Entry[] {
  return [
    {
      entry: 'created',
      host: ANN,
      config: game.config,
      deal: { seed: formatSeed(seed) },
      moves: commands.map((command) => formatCommand(game, command)),
      watchers: 'allowed',
      listed: 'yes',
      invite: hashToken('thekeyofthosewhocome000000'),
      watch: hashToken(WATCH),
    },
    ...Array.from(
      { length: game.config.players - open },
      (_, seat) => ({ entry: 'sat', seat: seat + 1, person: ANN, hash: hashToken(String(seat)) }) as const,
    ),
  ];
}

/** A running game whose log has so many entries: a move is taken back again and again. */
export function longLog(played: Played, entries: number): Entry[] {
  const { game, state, commands } = played;
  const [next] = haggle(clone(state), 1);
  if (next === undefined) throw new Error('nobody can ask for anything');
  const words = formatWords(game, next);
  const log: Entry[] = [...seated(played), { entry: 'started' }];
  while (log.length < entries)
    log.push(
      { entry: 'played', seat: next.seat, command: words },
      { entry: 'undone', seat: next.seat, to: commands.length },
    );
  return log;
}
