// The tables of a process: never two live ones with one name, and whoever follows one hears all that is written there.
import { formatSeed, seedFromText } from '@cordon/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BotDriver } from '../../src/bots/driver.ts';
import type { Decider } from '../../src/bots/decider.ts';
import type { Entry } from '../../src/entries/entries.ts';
import { gameFor } from '../../src/tables/games.ts';
import type { LiveTable } from '../../src/tables/liveTable.ts';
import { Refusal } from '../../src/tables/refusal.ts';
import { Registry } from '../../src/tables/registry.ts';
import type { Subscriber } from '../../src/tables/subscriber.ts';
import { MemoryStore } from '../support/memoryStore.ts';

const ann = { id: 'ann0000000000000', name: 'Ann' };
const { config } = gameFor({ roles: ['medic', 'scientist'] });
const TABLES = ['one', 'two'];
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Follows a table as a connection does: what was refused for want of room or of the disk is asked for again. */
class Follower implements Subscriber {
  readonly live: LiveTable;
  readonly visitor = { guest: ann, hashes: [] };
  rights = { seats: [1], host: 'yes', maySit: 'yes', watches: 'yes' } as const;
  sent = 0;
  isBehind = true;
  readonly pay = (): void => {};
  readonly rest = turn;
  readonly heard: number[] = [];
  isFull = false;
  isLost = false;
  /** Whether it has to be brought up to date by whoever looks after slow connections. */
  waits = false;

  constructor(live: LiveTable) {
    this.live = live;
  }

  readonly take = (text: string): 'taken' | 'full' => {
    if (this.isFull) {
      this.waits = true;
      return 'full';
    }
    const { entries } = JSON.parse(text) as { entries: { number: number }[] };
    this.heard.push(...entries.map(({ number }) => number));
    return 'taken';
  };

  readonly lose = (): void => {
    this.isLost = true;
    this.live.subscribers.delete(this);
  };

  async catchUp(): Promise<void> {
    this.waits = false;
    try {
      await this.live.bringUpToDate(this);
    } catch {
      this.waits = true;
    }
  }
}

class Hall {
  readonly store = new MemoryStore();
  time = 1_000_000;
  readonly registry: Registry;
  readonly bots: BotDriver;
  readonly followers: Follower[] = [];
  /** Everything that is under way. */
  readonly pending = new Set<Promise<unknown>>();
  /** Every live table that was ever met and is not dropped. */
  readonly met = new Map<string, Set<LiveTable>>(TABLES.map((id) => [id, new Set()]));
  #deciding: (() => void)[] = [];

  constructor() {
    this.registry = new Registry({
      store: this.store.asStore,
      now: () => this.time,
      metrics: { commandsAppended() {}, tableLoaded() {}, tableUnloaded() {} },
      link: () => undefined,
      noticed() {},
      unreadable() {},
      trouble() {},
    });
    const decider: Decider = {
      decide: ({ offers }) => ({
        choice: new Promise((resolve) => this.#deciding.push(() => resolve(offers[0]))),
        cancel: () => {},
      }),
    };
    this.bots = new BotDriver(decider, () => {});
    this.registry.onDrop = (live) => this.bots.stop(live);
    this.registry.onChange = (live, table) => {
      this.met.get(live.id)!.add(live);
      this.bots.wake(live, table);
    };
  }

  begin(work: Promise<unknown>): void {
    const done = work.catch(() => undefined).finally(() => this.pending.delete(done));
    this.pending.add(done);
  }

  meet(id: string): LiveTable {
    const live = this.registry.get(id);
    this.met.get(id)!.add(live);
    return live;
  }

  async create(id: string): Promise<void> {
    await this.registry.createOnce(id, {
      entry: 'created',
      host: ann,
      config,
      deal: { seed: formatSeed(seedFromText(id)) },
      moves: [],
      watchers: 'allowed',
      listed: 'no',
      invite: 'x',
    });
    await this.write(id, { entry: 'bot', seat: 1, bot: 'any' }, { entry: 'bot', seat: 2, bot: 'any' });
    await this.write(id, { entry: 'started' });
  }

  write(id: string, ...entries: Entry[]): Promise<unknown> {
    return this.meet(id).act((now) => ({
      entries: now.status === 'playing' && entries[0]!.entry !== 'said' ? [] : entries,
      answer: () => ({}),
    }));
  }

  /** The bots that were asked answer. */
  decide(): void {
    for (const answer of this.#deciding.splice(0)) answer();
  }

  open(id: string): void {
    const follower = new Follower(this.meet(id));
    follower.live.subscribers.add(follower);
    this.followers.push(follower);
    this.begin(follower.catchUp());
  }

  drop(id: string): void {
    this.registry.drop(id);
    this.store.drop(id);
    this.registry.drop(id);
    this.met.get(id)!.clear();
  }

  async settle(): Promise<void> {
    this.store.mend();
    this.time++;
    for (const follower of this.followers) follower.isFull = false;
    for (let quiet = 0; quiet < 3; quiet++) {
      await turn();
      while (this.pending.size > 0) await Promise.all(this.pending);
      await Promise.all(this.followers.flatMap((one) => (one.waits && !one.isLost ? [one.catchUp()] : [])));
    }
  }
}

type Happening =
  | { readonly what: 'look' | 'fail' | 'open' | 'say' | 'drop' | 'make'; readonly id: string }
  | { readonly what: 'leave' | 'fill' | 'drain'; readonly which: number }
  | { readonly what: 'decide' | 'sweep' | 'wait' | 'fail-read' | 'fail-write' | 'lose-write' };

const id = fc.constantFrom(...TABLES);
/** The first table is never dropped: those who follow it hear all its life. */
const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ what: fc.constantFrom('look', 'fail', 'open', 'say', 'say'), id }) },
  {
    weight: 1,
    arbitrary: fc.record({ what: fc.constantFrom('drop', 'make'), id: fc.constant(TABLES[1]!) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ what: fc.constantFrom('leave', 'fill', 'fill', 'drain'), which: fc.nat(9) }),
  },
  { weight: 8, arbitrary: fc.record({ what: fc.constantFrom('decide', 'sweep', 'wait', 'wait') }) },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constantFrom('fail-read', 'fail-write', 'lose-write') }),
  },
);

const stranger = (): never => {
  throw new Refusal('unknown-table', 'not open to you');
};

async function happen(hall: Hall, one: Happening): Promise<void> {
  const follower = 'which' in one ? hall.followers[one.which % hall.followers.length] : undefined;
  switch (one.what) {
    case 'look':
      return hall.begin(hall.registry.see(one.id, (table) => table.number));
    case 'fail':
      return hall.begin(hall.registry.see(one.id, stranger));
    case 'open':
      return hall.open(one.id);
    case 'say':
      return hall.begin(hall.write(one.id, { entry: 'said', person: ann, text: 'hm' }));
    case 'make':
      return hall.begin(hall.create(one.id));
    case 'drop':
      return hall.drop(one.id);
    case 'leave':
      return follower?.lose();
    case 'fill':
    case 'drain':
      if (follower !== undefined) follower.isFull = one.what === 'fill';
      return;
    case 'decide':
      return hall.decide();
    case 'sweep':
      hall.time += 61_000;
      return hall.registry.sweep();
    case 'wait':
      return turn();
    case 'fail-read':
      return hall.store.failNextRead();
    case 'fail-write':
      return hall.store.failNextWrite('before');
    case 'lose-write':
      return hall.store.failNextWrite('after');
  }
}

describe('the tables of a process', () => {
  it('has one live table of a name at most, and all who follow it hear everything', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { minLength: 10, maxLength: 60 }), async (happenings) => {
        const hall = new Hall();
        for (const table of TABLES) await hall.create(table);
        for (const one of happenings) {
          await happen(hall, one);
          for (const [name, lives] of hall.met) expect(lives.size, name).toBeLessThanOrEqual(1);
        }
        await hall.settle();
        // Whatever was not told yet is told with the next entry at the latest.
        for (const table of TABLES)
          await hall.write(table, { entry: 'said', person: ann, text: 'the end' }).catch(() => undefined);
        await hall.settle();
        for (const follower of hall.followers) {
          if (follower.isLost) continue;
          const log = hall.store.logs.get(follower.live.id) ?? [];
          expect(follower.heard).toEqual(log.map(({ number }) => number));
        }
        await Promise.all([hall.bots.close(), (hall.decide(), turn())]);
      }),
      { numRuns: 80 },
    );
  });

  it('goes on with the bots of a table that a stranger asked for in vain', async () => {
    const hall = new Hall();
    await hall.create('one');
    await turn();
    await expect(hall.registry.see('one', stranger)).rejects.toThrow('not open');
    hall.time += 61_000;
    hall.registry.sweep();
    hall.open('one');
    await hall.settle();
    for (let moves = 0; moves < 5; moves++) {
      hall.decide();
      await hall.settle();
    }
    const log = hall.store.logs.get('one')!;
    expect(log.length).toBeGreaterThan(7);
    expect(hall.followers[0]!.heard).toHaveLength(log.length);
    await Promise.all([hall.bots.close(), (hall.decide(), turn())]);
  });

  it('tells what was written though the writer could not know it', async () => {
    const hall = new Hall();
    await hall.create('one');
    hall.open('one');
    await hall.settle();
    hall.store.failNextWrite('after');
    const lost = hall.write('one', { entry: 'said', person: ann, text: 'lost' });
    await expect(lost).rejects.toThrow('could not be written');
    await hall.write('one', { entry: 'said', person: ann, text: 'told' });
    await hall.settle();
    expect(hall.followers[0]!.heard).toEqual(hall.store.logs.get('one')!.map(({ number }) => number));
  });

  it('keeps nothing of tables that there are not', async () => {
    const hall = new Hall();
    for (let number = 0; number < 20; number++)
      await expect(hall.registry.see(`none ${String(number)}`, () => 1)).rejects.toThrow('no such table');
    expect(hall.registry.size).toBe(0);
  });
});
