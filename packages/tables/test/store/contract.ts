// What every place must do in which tables are kept, whatever lies below it.
import { describe, expect, it, onTestFinished } from 'vitest';
import type { TableStore } from '../../src/store/store.ts';
import { describeAppends } from './contract/appends.ts';
import { describeCrowds } from './contract/crowds.ts';
import { describeDeals } from './contract/deals.ts';
import { describeLists } from './contract/lists.ts';
import { entry } from './samples.ts';

/** A fresh database that can be opened several times, one after the other or, where that is allowed, at once. */
export interface House<Kept extends TableStore = TableStore> {
  open(): Promise<Kept>;
}

/** Builds a house for one test. */
export type Build<OneHouse extends House = House> = () => Promise<OneHouse>;

/** The same, but the stores are closed when the test is over. */
export const tidy =
  <Kept extends TableStore>(build: Build<House<Kept>>): Build<House<Kept>> =>
  async () => {
    const house = await build();
    return {
      open: async () => {
        const store = await house.open();
        onTestFinished(() => store.close());
        return store;
      },
    };
  };

export interface ContractOptions {
  /** How many appends are on their way when a store is closed. */
  readonly many?: number;
}

export function describeTableStore(name: string, build: Build, { many = 2500 }: ContractOptions = {}): void {
  const tidied = tidy(build);
  describe(`${name}: the contract of a place for tables`, () => {
    describeAppends(tidied);
    describeCrowds(tidied, many);
    describeLists(tidied);
    describeDeals(tidied);

    it('is well, until it is closed', async () => {
      const store = await (await tidied()).open();
      await store.check();
      await store.close();
      await store.close();
      await expect(store.check()).rejects.toThrow('closed');
      await expect(store.append(entry('one', 0))).rejects.toThrow('closed');
      await expect(store.read('one', 0)).rejects.toThrow('closed');
    });
  });
}
