// The people of one table, from its making until all of them know that the game is over.
import { setTimeout as pause } from 'node:timers/promises';
import type { NewTable } from '@cordon/protocol';
import { guestCookie } from '../../test/support/client.ts';
import { chooseBots, chooseConfig, chooseSeats } from './configs.ts';
import { countUp } from './counts.ts';
import type { Plan } from './decide.ts';
import { live } from './life.ts';
import { Line } from './line.ts';
import { Player, type Identity } from './player.ts';
import { Record } from './record.ts';
import type { World } from './world.ts';

export interface Party {
  readonly table: string;
  readonly plan: Plan;
  readonly players: readonly Player[];
  readonly record: Record;
  /** Fulfilled when the last of them has left. */
  readonly over: Promise<unknown>;
}

/** Makes a table and seats its people there; nothing only after a fault. */
export async function begin(
  world: World,
  people: readonly Identity[],
  name: string,
  who: 'people' | 'bots',
): Promise<Party | undefined> {
  const { chance, faults } = world;
  const seats = who === 'bots' ? chooseBots(chance) : chooseSeats(chance);
  let names = 0;
  const nextName = (): string => {
    names++;
    return `${name}-${String(names)}`;
  };
  const plan: Plan = { seats, longest: 20 + chance.below(400), nextName };
  const made = await makeTable(world, people[0]!, seats.length);
  if (made === undefined) return undefined;
  const { table, invite } = made;
  const record = new Record();
  const players = seats.flatMap((seat, index) => {
    if (seat !== 'person') return [];
    const shows = chance.pick(['cookie', 'key'] as const);
    return [new Player({ table, seat: index + 1, who: people[index]!, shows, invite }, faults)];
  });
  if (who === 'bots')
    players.push(new Player({ table, seat: 0, who: people[0]!, shows: 'cookie', invite }, faults));
  let finished = false;
  const done = (): boolean => {
    if (!finished && isDone(players, record)) {
      finished = true;
      for (const player of players) player.stir();
    }
    return finished;
  };
  const over = Promise.all(
    players.map((player) => faults.watch(live({ world, player, plan, record, done }))),
  );
  return { table, plan, players, record, over };
}

/** Everybody is there, knows the same, waits for nothing, and the game is over. */
function isDone(players: readonly Player[], record: Record): boolean {
  return players.every(({ info }) => /over|abandoned/u.test(info?.status ?? '')) && isAtRest(players, record);
}

export function isAtRest(players: readonly Player[], record: Record): boolean {
  const length = players[0]!.entries.length;
  return (
    players.every(
      ({ here, lost, entries }) => here === 'yes' && lost.length === 0 && entries.length === length,
    ) && record.waiting === 0
  );
}

/** Bots move even when nobody else does, however long that takes. */
export function waitsForBot({ players, plan }: Party): boolean {
  const { info, board } = players[0]!;
  const waitsFor = board?.view.waitsFor ?? 0;
  return info?.status === 'playing' && waitsFor > 0 && plan.seats[waitsFor - 1] !== 'person';
}

/** Makes a guest, however often that takes. */
export async function makeGuest({ faults, fleet }: World, name: string): Promise<Identity | undefined> {
  while (faults.none) {
    const address = await fleet.address();
    if (address === undefined) return undefined;
    try {
      return { name, cookie: await guestCookie(address.http, name) };
    } catch {
      await pause(5);
    }
  }
  return undefined;
}

/** Asks until there is an answer; a table whose making was not answered stays behind unused. */
async function makeTable(world: World, host: Identity, players: number): Promise<NewTable | undefined> {
  const { chance, counts, faults, fleet } = world;
  while (faults.none) {
    const address = await fleet.address();
    if (address === undefined) return undefined;
    const line = await Line.connect(address.socket, host.cookie, () => {});
    const config = chooseConfig(chance, players);
    world.onSend();
    const reply = (await line?.ask({ type: 'create', config })) ?? 'lost';
    line?.close();
    if (reply === 'lost') {
      countUp(counts.unanswered, 'create');
      await pause(5);
    } else if (reply.type === 'refused') faults.tell(`no table: ${reply.code}: ${reply.message}`);
    else if ('invite' in reply) {
      countUp(counts.acknowledged, 'create');
      return reply;
    }
  }
  return undefined;
}
