// What the cards of a deck say, and what no deck could hold.
import { expect, it } from 'vitest';
import { cardSays, isTeamDeck } from '../../src/teams/deckCards.ts';
import { teamWords } from '../../src/teams/words.ts';
import type { DeckName } from '../../src/words/teams.ts';
import { view } from '@cordon/engine';
import { teamState } from '../support/teamTable.ts';
import { WHOLE } from '../words/game/support/parts.ts';

it.each(['en', 'fr'] as const)('every card of the usual decks can be read, in %s', async (language) => {
  const words = await teamWords(language);
  const { config } = view(teamState('team-won-by-one', 0), 0);
  const decks = Object.entries(config.decks ?? {});
  expect(decks.map(([name]) => name).toSorted()).toEqual(['awards', 'bonus', 'goals']);
  for (const [deck, cards] of decks)
    for (const card of cards) {
      if (!isTeamDeck(deck)) throw new Error(deck);
      expect(cardSays({ deck, card, words, colour: WHOLE[language].colourName }), card).toBeTruthy();
    }
});

it('says what a card is worth', async () => {
  const words = await teamWords('en');
  const says = (deck: DeckName, card: string) => cardSays({ deck, card, words, colour: WHOLE.en.colourName });
  expect(says('goals', 'c4-e1-deck3x1')).toContain('1 for every 3 cards left in the player deck');
  expect(says('bonus', 'rrt-red-1')).toBe('Regional Response Team, red cities (1 prestige at the end)');
  expect(says('awards', 'first-cure-1')).toBe('The first cure (1 prestige)');
});

it('says nothing of what is half typed', async () => {
  const words = await teamWords('en');
  const says = (deck: DeckName, card: string) => cardSays({ deck, card, words, colour: (id) => id });
  for (const card of ['', 'c2', 'c2-e', 'station1', 'c2-e4-station'])
    expect(says('goals', card)).toBeUndefined();
  for (const card of ['rrt', 'rrt-red', 'sgs', 'sgs-x']) expect(says('bonus', card)).toBeUndefined();
  for (const card of ['first-cure', 'first-cure-']) expect(says('awards', card)).toBeUndefined();
});
