// The name of a history: decided once, the same for all who open the store.
import type { Store } from '@cordon/tables';
import { expect, it } from 'vitest';
import type { Build, House } from '../../../../tables/test/store/contract.ts';

export function describeEpochs(build: Build<House<Store>>): void {
  it('has one epoch, which outlives a start, and another one in another database', async () => {
    const house = await build();
    const first = await house.open();
    const epoch = await first.epoch();
    expect(epoch).toMatch(/^[\x21-\x7e]{10,100}$/u);
    expect(await first.epoch()).toBe(epoch);
    await first.close();
    expect(await (await house.open()).epoch()).toBe(epoch);
    expect(await (await (await build()).open()).epoch()).not.toBe(epoch);
  });
}
