// How likely cities are infected next: as many cards as are drawn, and the one that really lies there among them.
import type { View } from '@cordon/engine';
import { expect, it } from 'vitest';
import { cityThreats, infectionChances, mayKnowThreats } from '../../../src/screens/table/cityThreats.ts';
import { EngineTable } from '../../support/engineTable.ts';
import { lookAround, tables } from '../../choices/positions.ts';

const isFull = (view: View, city: string): boolean =>
  Object.values(view.cubes[city] ?? {}).some((count) => count >= 3);

it('shares out as many cards as are drawn, and leaves none out that may come', () => {
  lookAround(tables().slice(0, 6), 1, (position) => {
    const view = position.view();
    const chances = infectionChances(view);
    const drawn = Math.min(view.rate, view.infectionDeck.size);
    const sum = [...chances.values()].reduce((all, chance) => all + chance, 0);
    expect(sum).toBeCloseTo(drawn, 6);
    const { cards, size } = position.state.infectionDeck;
    const next = Array.from(cards.slice(size - drawn, size), (card) => position.game.cityIds[card]!);
    expect(next.filter((card) => (chances.get(card) ?? 0) <= 0)).toEqual([]);
  });
});

it('marks every full city that can come, and no other while all cards are alike', () => {
  lookAround(tables().slice(0, 6), 1, (position) => {
    const view = position.view();
    const threats = cityThreats(view);
    const possible = [...infectionChances(view)].filter(([, chance]) => chance > 0).map(([city]) => city);
    expect(possible.filter((city) => isFull(view, city) && !threats.has(city))).toEqual([]);
    const areAlike = view.infectionDeck.groups.length === 1 && view.infectionDeck.size > 20;
    expect(areAlike ? [...threats.keys()].filter((city) => !isFull(view, city)) : []).toEqual([]);
  });
});

it('is told while a game runs, at tables that allow it', () => {
  const { model, view } = new EngineTable({ game: 'base', players: 2 }, 'threats').scene('en');
  const info = { ...model.info!, aids: { infectionPanel: 'no', hints: 'yes' } } as const;
  expect(mayKnowThreats({ model, view })).toBe(true);
  expect(mayKnowThreats({ model: { ...model, info }, view })).toBe(false);
  expect(mayKnowThreats({ model, view: { ...view, ending: 'won' } })).toBe(false);
});
