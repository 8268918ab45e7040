// People who know of tables that they have nothing to do with, and of tables that do not exist: whatever they ask is refused, and nobody
// who plays notices.
import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from './chance.ts';
import { countUp } from './counts.ts';
import { Line, type Act } from './line.ts';
import { makeGuest } from './party.ts';
import type { World } from './world.ts';

/** Looks into tables until the end of the run, each time without success. */
export async function lookInVain(world: World, tables: () => readonly string[], name: string): Promise<void> {
  const { chance, faults, fleet } = world;
  const guest = await makeGuest(world, name);
  if (guest === undefined) return;
  const goesOn = (): boolean => world.phase !== 'end' && faults.none;
  while (goesOn()) {
    const address = await fleet.address();
    if (address === undefined) return;
    const line = await Line.connect(address.socket, chance.pick([guest.cookie, undefined]), ({ type }) => {
      if (type === 'update') faults.tell(`${name} was told of a table`);
    });
    if (line !== undefined)
      do {
        await look(world, line, tables());
        await pause(chance.below(4));
      } while (line.isOpen && goesOn());
    line?.close();
    await pause(5);
  }
}

async function look({ chance, counts, faults }: World, line: Line, tables: readonly string[]): Promise<void> {
  const exists = tables.length > 0 && !chance.oneIn(5);
  const act = choose(chance, exists ? chance.pick(tables) : `none-${String(chance.below(1000))}`);
  const reply = await line.ask(act);
  if (reply === 'lost') return;
  if (reply.type === 'done' || reply.code !== 'unknown-table')
    faults.tell(`a stranger's ${JSON.stringify(act)} was answered with ${JSON.stringify(reply)}`);
  else countUp(counts.turnedAway, act.type);
}

function choose(chance: Chance, table: string): Act {
  return chance.pick<Act>([
    { type: 'look', table, move: 0 },
    { type: 'why', table, seat: 1, commands: ['end'] },
    { type: 'open', table, key: 'thekeyofanotherhouse000000' },
    { type: 'say', table, text: 'Let me in.' },
    { type: 'export', table },
  ]);
}
