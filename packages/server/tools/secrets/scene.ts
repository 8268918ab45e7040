// Who is at the table of a game: those who know what some seats know, and those who know more.
import { snapshot, speakerOf, type Game, type State } from '@cordon/engine';
import type { Guest } from '@cordon/tables';
import { type EntryOf, hashToken } from '@cordon/tables/inner';
import type { Chance } from './chance.ts';
import { isSameKnowledge, type Seats } from './hidden.ts';
import { Twins, type Pair } from './twins.ts';

export const TABLE = 'thetable00';
const INVITE = 'the-key-of-the-invitation';
const WATCH = 'the-key-of-the-watchers';

const guest = (name: string): Guest => ({ id: name.padEnd(16, '0'), name });
const PLAYER = guest('player');
const HOST = guest('host');

export interface Scene {
  readonly game: Game;
  readonly twins: Twins;
  /** The seats that the player holds; everybody who is compared knows no more than they do. */
  readonly seats: Seats;
  /** The seats that people take. */
  readonly players: Seats;
  /** Who says the commands of a seat. */
  readonly owner: (seat: number) => string;
}

export interface Wanted {
  readonly name: string;
  readonly seats: Seats;
  readonly watchers: 'allowed' | 'none';
  readonly listed: 'yes' | 'no';
}

export const hasSides = ({ sides }: Game): boolean => sides.some((side) => side !== sides[0]);

/** The seats whose own person decides for them. */
export function seatsWithPeople(game: Game): Seats {
  return Array.from(game.speakers.keys(), (seat) => seat + 1).filter(
    (seat) => speakerOf(game, seat) === seat,
  );
}

/** People around a table whose game is running; what the others know more is all that differs. */
export async function setScene(wanted: Wanted, deals: Pair<State>, chance: Chance): Promise<Scene> {
  const { name, seats, watchers, listed } = wanted;
  const { game } = deals[0];
  const twins = new Twins(name, async (worlds) => {
    const [here, there] = await Promise.all(worlds.map((world) => world.table(TABLE)));
    const isOver =
      hasSides(game) && [here!, there!].some(({ status }) => status !== 'playing' && status !== 'gathering');
    return {
      isSame: isSameKnowledge(here!.state, there!.state, seats),
      reveals: here!.state.reveals,
      isOver,
    };
  });
  const owner = (seat: number): string => {
    const speaker = speakerOf(game, seat);
    return seats.includes(speaker) ? 'player' : `seat ${String(speaker)}`;
  };
  const players = seatsWithPeople(game);
  const others = players.filter((seat) => !seats.includes(seat));
  // Whoever made the table sits at it, or only looks on.
  const hosts = [HOST, ...(seats.length > 0 ? [PLAYER] : []), ...others.map((seat) => guest(owner(seat)))];
  const host = chance.pick(hosts);
  await put(twins, deals, { host, watchers, listed });
  await comeIn(twins, wanted, { others, owner, host, chance });
  await start(twins, players, owner);
  // What the others hear is compared with nothing; where they listen, it must not reach anybody else.
  if (chance.oneIn(2))
    for (const seat of others) await twins.ask(owner(seat), { type: 'close', table: TABLE });
  return { game, twins, seats, players, owner };
}

type Made = Pick<EntryOf<'created'>, 'host' | 'watchers' | 'listed'>;

async function put({ worlds }: Twins, deals: Pair<State>, made: Made): Promise<void> {
  for (const [index, world] of worlds.entries()) {
    const state = deals[index]!;
    await world.put(TABLE, {
      entry: 'created',
      ...made,
      config: state.game.config,
      deal: { snapshot: snapshot(state) },
      moves: [],
      invite: hashToken(INVITE),
      ...(made.watchers === 'allowed' ? { watch: hashToken(WATCH) } : {}),
    });
  }
}

interface Around {
  readonly others: Seats;
  readonly owner: (seat: number) => string;
  readonly host: Guest;
  readonly chance: Chance;
}

async function comeIn(twins: Twins, { seats, watchers }: Wanted, around: Around): Promise<void> {
  const { others, owner, host, chance } = around;
  const open = (name: string, key?: string) =>
    twins.ask(name, { type: 'open', table: TABLE, ...(key === undefined ? {} : { key }) });
  for (const seat of others) {
    await twins.connect(owner(seat), guest(owner(seat)), 'other');
    await open(owner(seat), INVITE);
  }
  if (seats.length > 0) {
    await twins.connect('player', PLAYER, 'compared');
    await open('player', INVITE);
  }
  if (host === HOST) {
    await twins.connect('host', HOST, 'compared');
    await open('host');
  }
  await twins.connect('invited', guest('invited'), 'compared');
  await open('invited', INVITE);
  await twins.connect('stranger', guest('stranger'), 'compared');
  if (watchers === 'allowed' && chance.oneIn(2)) {
    await twins.connect('watcher', undefined, 'compared');
    await open('watcher', WATCH);
  }
}

async function start(twins: Twins, seats: Seats, owner: (seat: number) => string): Promise<void> {
  for (const seat of seats) {
    const { answers } = await twins.ask(owner(seat), { type: 'sit', table: TABLE, seat });
    const key = /"key":"(\w+)"/u.exec(answers[0])?.[1];
    if (key === undefined) throw new Error(answers[0]);
    // The same person on a device that knows the key of one seat only.
    if (owner(seat) !== 'player' || twins.compared.includes('device')) continue;
    await twins.connect('device', undefined, 'compared');
    await twins.ask('device', { type: 'open', table: TABLE, key });
  }
  const { isRefused, answers } = await twins.ask(owner(seats[0]!), { type: 'start', table: TABLE });
  if (isRefused) throw new Error(answers[0]);
}
