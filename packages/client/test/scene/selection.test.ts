// What is in hand changes by one click at a time, and a plan never loses its steps by one.
import { packPrices } from '@cordon/protocol';
import { expect, it } from 'vitest';
import { makeSelection } from '../../src/scene/selection.ts';

const NOTHING = { what: 'nothing' };

it('takes a city or a card in hand and lets go of it with the same click', () => {
  const selection = makeSelection();
  const inHand = () => selection.store.getState().selection;
  expect(inHand()).toEqual(NOTHING);
  selection.city('paris');
  expect(inHand()).toEqual({ what: 'city', city: 'paris' });
  selection.city('cairo');
  expect(inHand()).toEqual({ what: 'city', city: 'cairo' });
  selection.card('cairo');
  expect(inHand()).toEqual({ what: 'card', card: 'cairo' });
  selection.card('cairo');
  expect(inHand()).toEqual(NOTHING);
  selection.city('paris');
  selection.city('paris');
  expect(inHand()).toEqual(NOTHING);
});

it('puts an action together answer by answer, and goes back the same way', () => {
  const selection = makeSelection();
  const inHand = () => selection.store.getState().selection;
  selection.action('give');
  selection.answer('give', 'card', 'paris');
  selection.answer('give', 'player', '2');
  expect(inHand()).toEqual({
    what: 'action',
    kind: 'give',
    answers: [
      { operand: 'card', value: 'paris' },
      { operand: 'player', value: '2' },
    ],
  });
  selection.back();
  expect(inHand()).toMatchObject({ answers: [{ operand: 'card', value: 'paris' }] });
  selection.back();
  expect(inHand()).toMatchObject({ kind: 'give', answers: [] });
  selection.back();
  expect(inHand()).toEqual(NOTHING);
});

it('an answer to another kind begins anew', () => {
  const selection = makeSelection();
  selection.answer('give', 'card', 'paris');
  selection.answer('take', 'card', 'cairo');
  expect(selection.store.getState().selection).toMatchObject({
    kind: 'take',
    answers: [{ operand: 'card', value: 'cairo' }],
  });
});

it('lays out steps and takes back the last one', () => {
  const selection = makeSelection();
  selection.setMode('plan');
  selection.lay(['drive paris', 'drive essen']);
  selection.city('milan');
  selection.lay(['treat blue']);
  expect(selection.store.getState()).toEqual({
    mode: 'plan',
    plan: ['drive paris', 'drive essen', 'treat blue'],
    prices: undefined,
    selection: NOTHING,
  });
  const prices = packPrices([{ actions: 1, cards: ['paris'] }]);
  selection.priced(prices);
  selection.lay(['end']);
  expect(selection.store.getState().prices).toBe(prices);
  selection.unlay();
  expect(selection.store.getState().prices).toBeUndefined();
  selection.unlay();
  expect(selection.store.getState().plan).toEqual(['drive paris', 'drive essen']);
  selection.clear();
  expect(selection.store.getState().plan).toHaveLength(2);
  selection.clearPlan();
  expect(selection.store.getState()).toEqual({
    mode: 'play',
    plan: [],
    prices: undefined,
    selection: NOTHING,
  });
});
