// How likely cities are infected next: as many cards as are drawn, and the one that really lies there among them.
import { expect, it } from 'vitest';
import { cityThreats, infectionChances } from '../../../src/screens/table/cityThreats.ts';
import { lookAround, tables } from '../../choices/positions.ts';

it('shares out as many cards as are drawn, and leaves none out that may come', () => {
  lookAround(tables().slice(0, 6), 1, (position) => {
    const view = position.view();
    const chances = infectionChances(view);
    const drawn = Math.min(view.rate, view.infectionDeck.size);
    const sum = [...chances.values()].reduce((all, chance) => all + chance, 0);
    expect(sum).toBeCloseTo(drawn, 6);
    const { cards, size } = position.state.infectionDeck;
    const next = Array.from(
      cards.slice(Math.max(0, size - drawn), size),
      (card) => position.game.cityIds[card],
    );
    for (const card of next) if (card !== undefined) expect(chances.get(card)).toBeGreaterThan(0);
    for (const [city, chance] of cityThreats(view)) expect(chances.get(city)).toBe(chance);
  });
});

it('marks every full city that can come, and few others while all are alike', () => {
  lookAround(tables().slice(0, 6), 1, (position) => {
    const view = position.view();
    const threats = cityThreats(view);
    for (const [city, chance] of infectionChances(view))
      if (chance > 0 && Object.values(view.cubes[city] ?? {}).some((count) => count >= 3))
        expect(threats.has(city)).toBe(true);
    if (view.infectionDeck.groups.length === 1 && view.infectionDeck.size > 20)
      for (const city of threats.keys())
        expect(Object.values(view.cubes[city] ?? {}).some((count) => count >= 3)).toBe(true);
  });
});
