// Goals, Bonus cards and awards are words of the configuration.
import { describe, expect, it } from 'vitest';
import { formatConfig, parseConfig } from '../../../../../src/index.ts';
import { game, refusal } from './dealt.ts';

const usual = game().config.decks!;
const change = (deck: string, at: number, word: string): { decks: Record<string, readonly string[]> } => ({
  decks: { [deck]: usual[deck]!.map((one, place) => (place === at ? word : one)) },
});

describe('the cards of a team table', () => {
  it('LAB-TEAM-48 LAB-TEAM-40 are spelled out in every record, and read from there', () => {
    expect(usual['goals']).toEqual([
      'c2-e6',
      'c4-e1-deck3x1',
      'c2-e4-station1',
      'c3-e3-special2',
      'c4-e2-special1',
      'c3-e4',
      'c4-e1-outbreaks2x1',
      'c3-e2-hand1',
    ]);
    expect(usual['bonus']).toEqual([
      'rrt-blue-1',
      'rrt-yellow-1',
      'rrt-black-1',
      'rrt-red-1',
      'sgs-1',
      'sgs-1',
      'sgs-1',
      'sgs-2',
      'sgs-2',
      'sgs-2',
    ]);
    expect(usual['awards']).toEqual(['first-cure-1', 'first-eradication-2', 'strain-2', 'mutation-2']);
    const own = game({
      decks: { awards: ['mutation-9', 'first-cure-3', 'strain-0', 'first-eradication-4'] },
    });
    const read = parseConfig(formatConfig(own.config).join('\n'));
    expect(read.ok && read.value.config).toEqual(own.config);
  });

  it('LAB-TEAM-48 a Goal card may name its items in any order; it is spelled in one', () => {
    const { config } = game(change('goals', 0, 'c1-e9-hand2-station3-deck10x4'));
    expect(config.decks!['goals']![0]).toBe('c1-e9-station3-deck10x4-hand2');
    expect(game(change('goals', 0, 'c0-e0-special1x2')).config.decks!['goals']![0]).toBe('c0-e0-special2');
  });

  it.each([
    ['goals', 'c2e6'],
    ['goals', 'c10-e1'],
    ['goals', 'e6-c2'],
    ['goals', 'c2-e6-'],
    ['goals', 'c2-e6-luck1'],
    ['goals', 'c2-e6-deck1-deck2'],
    ['goals', 'c2-e6-deck0x1'],
    ['goals', 'c2-e6-deck100x1'],
    ['goals', ''],
    ['goals', '__proto__'],
    ['goals', 'C2-E6'],
    ['goals', `c2-e6${'-deck1'.repeat(20)}`],
    ['bonus', 'rrt-purple-1'],
    ['bonus', 'rrt-1'],
    ['bonus', 'sgs'],
    ['bonus', 'sgs-10'],
    ['bonus', 'sgs-red-1'],
    ['bonus', 'airlift'],
    ['awards', 'last-cure-1'],
    ['awards', 'first-cure'],
    ['awards', 'first-cure--1'],
    ['awards', 'first-cure-12'],
  ])('LAB-TEAM-40 LAB-TEAM-48 the %s deck has no card “%s”', (deck, word) => {
    const { reason, message } = refusal(change(deck, 1, word));
    expect(reason).toBe('card-unreadable');
    expect(message).toMatch(new RegExp(`^Card 2 of the ${deck} deck, “.*”, is not written like .*\\.$`, 'u'));
  });

  it('LAB-TEAM-4 LAB-TEAM-9 LAB-TEAM-40 a deck of another size, or an award that is missing, is refused', () => {
    expect(refusal({ decks: { goals: usual['goals']!.slice(1) } }).message).toBe(
      'The goals deck has 8 cards, not 7.',
    );
    expect(refusal({ decks: { bonus: [...usual['bonus']!, 'sgs-1'] } }).message).toBe(
      'The bonus deck has 10 cards, not 11.',
    );
    expect(
      refusal({ decks: { awards: ['first-cure-1', 'first-cure-2', 'strain-2', 'mutation-2'] } }),
    ).toEqual({ reason: 'card-missing', message: 'The awards deck has no first-eradication.' });
  });
});
