import { expect, it } from 'vitest';
import { factsOf } from '../../src/games/games.ts';
import { groupHand } from '../../src/panels/cards.ts';
import { lookAround, tables } from '../choices/positions.ts';

it('holds a hand by colour in the order of the game, events last', () => {
  const base = factsOf('base');
  const hand = ['forecast', 'beijing', 'paris', 'airlift', 'osaka', 'cairo'];
  const groups = groupHand(base, hand);
  expect(groups.map(({ colour }) => colour)).toEqual(
    [...base.colours, undefined].filter((colour) => colour !== 'yellow'),
  );
  expect(groups.find(({ colour }) => colour === 'red')?.cards).toEqual(['beijing', 'osaka']);
  expect(groups.at(-1)?.cards).toEqual(['forecast', 'airlift']);
  expect(groupHand(base, [])).toEqual([]);
});

it('neither loses nor doubles a card of real hands', () => {
  lookAround(tables().slice(0, 6), 1, ({ facts, seat, view }) => {
    const { hand } = view().seats[seat - 1]!;
    const held = groupHand(facts, hand).flatMap(({ cards }) => cards);
    expect(held.toSorted()).toEqual(hand.toSorted());
  });
});
