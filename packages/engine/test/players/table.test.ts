import { describe, expect, it } from 'vitest';
import { formatCommand } from '../../src/index.ts';
import {
  PASS,
  play,
  randomPlayer,
  Table,
  toCommand,
  topFrame,
  type Packed,
  type Player,
} from '../../src/inner.ts';
import { scenario } from '../scenario/scenario.ts';
import { gameWith, generator, playThrough } from './table.ts';

const randoms = [generator('first'), generator('second')];

/** Takes the first offer, or passes where that is possible. */
const plain: Player = { name: 'plain', choose: (_look, offers) => offers.items[0]! };
/** Takes the last offer. */
const eager: Player = { name: 'eager', choose: (_look, offers) => offers.items[offers.count - 1]! };

describe('the table', () => {
  it('offers a seat its own commands only', () => {
    const { state } = scenario({ roles: ['medic', 'scientist'], hands: { scientist: ['one-quiet-night'] } });
    const seen: Packed[] = [];
    const watching: Player = {
      name: 'watching',
      choose(_look, offers) {
        seen.push(...offers.items.subarray(0, offers.count));
        return offers.items[0]!;
      },
    };
    new Table(state).next([watching, undefined], randoms);
    expect(seen.length).toBeGreaterThan(1);
    expect(seen.every((command) => ((command >> 8) & 7) === 0)).toBe(true);
  });

  it('lets a seat interrupt that is not asked', () => {
    const { state, game } = scenario({
      roles: ['medic', 'scientist'],
      hands: { scientist: ['one-quiet-night'] },
    });
    const command = new Table(state).next([plain, eager], randoms);
    expect(formatCommand(game, toCommand(game, command))).toBe('2: one-quiet-night');
  });

  it('asks a seat that passed again when something happens that an event of its hand answers', () => {
    const black = ['cairo', 'delhi', 'karachi', 'tehran'];
    const table = scenario({
      boxes: ['brink'],
      roles: ['scientist', 'researcher'],
      hands: { scientist: black, researcher: ['rapid-vaccine-deployment', 'airlift'] },
      cubes: { cairo: { black: 3 } },
      drawNext: ['milan', 'london'],
    });
    const { state, game } = table;
    const asked: string[] = [];
    const noting: Player = {
      name: 'noting',
      choose(_look, offers) {
        const kinds = new Set(
          Array.from(offers.items.subarray(1, offers.count), (item) => toCommand(game, item).kind),
        );
        asked.push([...kinds].join(' '));
        return PASS;
      },
    };
    const asking = new Table(state);
    asking.next([plain, noting], randoms);
    table.does(`cure black with ${black.join(' ')}`);
    asking.next([plain, noting], randoms);
    table.does('drive chicago');
    asking.next([plain, noting], randoms);
    expect(asked).toEqual(['airlift', 'airlift rapid-vaccine-deployment', 'airlift']);
  });

  it('asks a seat that passed again only when there is news', () => {
    const { state, game } = scenario({
      roles: ['medic', 'scientist'],
      hands: { scientist: ['one-quiet-night'] },
      drawNext: ['paris', 'lima'],
    });
    let asked = 0;
    const counting: Player = {
      name: 'counting',
      choose(_look, offers) {
        asked++;
        expect(offers.items[0]).toBe(PASS);
        return PASS;
      },
    };
    const table = new Table(state);
    const next = (): string => formatCommand(game, toCommand(game, table.next([plain, counting], randoms)));
    expect([next(), next(), asked]).toEqual(['1: end', '1: end', 1]);
    play(state, table.next([plain, counting], randoms));
    expect([next(), asked]).toEqual(['1: infect', 2]);
  });

  it('asks a seat that passed again when a turn begins', () => {
    const { state } = scenario({
      roles: ['medic', 'scientist'],
      hands: { scientist: ['government-grant'] },
      options: { windows: 'always' },
    });
    const turns = new Set<number>();
    const waiting: Player = {
      name: 'waiting',
      choose(_look, offers) {
        if (offers.items[0] === PASS && topFrame(state).name === 'actions') turns.add(state.turnsDone);
        return offers.items[0]!;
      },
    };
    const table = new Table(state);
    const start = state.turnsDone;
    while (state.over === 0 && state.turnsDone < start + 4)
      play(state, table.next([plain, waiting], randoms));
    expect([...turns]).toEqual([start, start + 2]);
  });

  it('says nothing for a seat without a player', () => {
    const { state } = scenario({ roles: ['medic', 'scientist'] });
    expect(new Table(state).next([undefined, plain], randoms)).toBe(PASS);
  });

  it('comes to an end although one asks and the other always refuses', () => {
    const game = gameWith(2, 4, { hands: 'open', consent: 'ask', windows: 'possible' });
    const asking: Player = {
      name: 'asking',
      choose(_look, offers) {
        const proposal = Array.from(offers.items.subarray(0, offers.count)).find(
          (command) => command !== PASS && game.kinds[command & 255]!.asks !== undefined,
        );
        return proposal ?? offers.items[offers.count - 1]!;
      },
    };
    for (let number = 0; number < 5; number++)
      expect(playThrough(game, [asking, eager], number).over).not.toBe(0);
  });
});

describe('the random player', () => {
  it('takes each offer about equally often', () => {
    const items = Int32Array.of(10, 20, 30);
    const offers = {
      items,
      count: 3,
      add: () => undefined,
      addEach: () => undefined,
      addAll: () => undefined,
      clear: () => undefined,
    };
    const random = generator('often');
    const counts = new Map<number, number>();
    for (let i = 0; i < 3000; i++) {
      const taken = randomPlayer.choose(() => expect.unreachable('it never looks'), offers, random);
      counts.set(taken, (counts.get(taken) ?? 0) + 1);
    }
    expect([...counts.keys()].toSorted((a, b) => a - b)).toEqual([10, 20, 30]);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(130);
  });
});
