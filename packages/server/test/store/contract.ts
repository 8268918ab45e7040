// What every store must do, whichever database lies below it.
import { describe, expect, it, onTestFinished } from 'vitest';
import type { OnCommit } from '../../src/store/group.ts';
import type { Store } from '../../src/store/store.ts';
import { describeAppends } from './contract/appends.ts';
import { describeCrowds } from './contract/crowds.ts';
import { describeHooks } from './contract/hooks.ts';
import { describeLists } from './contract/lists.ts';
import { entry } from './samples.ts';

/** A fresh database that can be opened several times, one after the other or, where that is allowed, at once. */
export interface House {
  open(onCommit?: OnCommit): Promise<Store>;
}

/** Builds a house for one test. Its stores are closed when the test is over. */
export type Build = () => Promise<House>;

export function describeStore(name: string, build: Build): void {
  const tidy: Build = async () => {
    const house = await build();
    return {
      open: async (onCommit) => {
        const store = await house.open(onCommit);
        onTestFinished(() => store.close());
        return store;
      },
    };
  };
  describe(`${name}: the contract of a store`, () => {
    describeAppends(tidy);
    describeCrowds(tidy);
    describeLists(tidy);
    describeHooks(tidy);

    it('is well, until it is closed', async () => {
      const store = await (await tidy()).open();
      await store.check();
      await store.close();
      await store.close();
      await expect(store.check()).rejects.toThrow('closed');
      await expect(store.append(entry('one', 0))).rejects.toThrow('closed');
      await expect(store.read('one', 0)).rejects.toThrow('closed');
    });
  });
}
