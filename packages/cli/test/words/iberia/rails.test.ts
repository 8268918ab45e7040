import { describe, expect, it } from 'vitest';
import { networks } from '../../../src/words/iberia/rails.ts';
import { lineEnds } from '../../../src/words/names.ts';
import { Table } from './table.ts';

const { game } = new Table({});

/** Every rail that the routes of all networks follow, its two ends in order. */
function railsIn(found: readonly string[]): string[] {
  const routes = found.flatMap((network) => network.split(', ').map((route) => route.split(' – ')));
  return routes
    .flatMap((cities) => cities.slice(1).map((city, at) => [cities[at]!, city].toSorted().join(' / ')))
    .toSorted();
}

describe('rails', () => {
  it('are told as routes from end to end, one network at a time', () => {
    expect(networks(game, [])).toEqual([]);
    expect(networks(game, ['madrid-toledo', 'vigo-porto', 'toledo-ciudad-real'])).toEqual([
      'Madrid – Toledo – Ciudad Real',
      'Vigo – Porto',
    ]);
  });

  it('are told once each, rings and branches included', () => {
    const lines = [
      'madrid-toledo',
      'toledo-ciudad-real',
      'madrid-ciudad-real',
      'ciudad-real-cordoba',
      'cordoba-sevilla',
      'cordoba-jaen',
      'vigo-porto',
    ];
    const found = networks(game, lines);
    expect(found).toHaveLength(2);
    expect(railsIn(found)).toEqual(
      lines.map((line) => lineEnds(game, line).toSorted().join(' / ')).toSorted(),
    );
  });
});
