// What a card of team mode says, by its word in the configuration.
import type { DeckName, TeamWords } from '../words/teams.ts';

export const isTeamDeck = (name: string): name is DeckName =>
  name === 'goals' || name === 'bonus' || name === 'awards';

/** Whether a word can be read; whether there is such a card is for the engine to say. */
const READABLE: Readonly<Record<DeckName, RegExp>> = {
  goals: /^c\d-e\d(?:-[a-z]+(?:\d+x)?\d)*$/u,
  bonus: /^(?:rrt-[a-z]+|sgs)-\d$/u,
  awards: /^[a-z-]+-\d$/u,
};

export interface Card {
  readonly deck: DeckName;
  readonly card: string;
  readonly words: TeamWords;
  readonly colour: (id: string) => string;
}

export function cardSays({ deck, card, words, colour }: Card): string | undefined {
  if (!READABLE[deck].test(card)) return undefined;
  if (deck === 'goals') return words.goalSays(card);
  if (deck === 'bonus') return words.bonus(card, colour);
  const [award, prestige] = [card.slice(0, -2), Number(card.slice(-1))];
  return `${words.award(award, colour)} (${words.worth(prestige)})`;
}
