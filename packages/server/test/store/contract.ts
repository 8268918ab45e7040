// What every store of the server must do, whichever database lies below it.
import type { Store } from '@cordon/tables';
import { describe } from 'vitest';
import type { OnCommit } from '../../src/store/group.ts';
import { describeTableStore, tidy, type Build } from '../../../tables/test/store/contract.ts';
import { describeCommits } from './contract/commits.ts';
import { describeEpochs } from './contract/epochs.ts';
import { describeForgetting } from './contract/forgetting.ts';
import { describeHooks } from './contract/hooks.ts';
import { describeOperations } from './contract/operations.ts';
import { describeUnreadable } from './contract/unreadable.ts';

/** A fresh database that can be opened several times, one after the other or, where that is allowed, at once. */
export interface ServerHouse {
  /** The settings of a server, or of an operator, that uses it. */
  readonly environment: Readonly<Record<string, string>>;
  open(onCommit?: OnCommit): Promise<Store>;
}

export function describeStore(name: string, build: Build<ServerHouse>): void {
  describeTableStore(name, build);
  describe(`${name}: the contract of a store`, () => {
    describeCommits(build);
    describeEpochs(tidy(build));
    describeHooks(tidy(build));
    describeOperations(tidyHouse(build));
    describeForgetting(build);
    describeUnreadable(build);
  });
}

const tidyHouse =
  (build: Build<ServerHouse>): Build<ServerHouse> =>
  async () => {
    const house = await build();
    const tidied = await tidy(async () => house)();
    return { ...house, open: () => tidied.open() };
  };
