// What the cards and awards of team mode are called, in English.
import {
  awardParts,
  goalWorth,
  prestigeParts,
  type BonusWorth,
  type GoalExtra,
  type PrestigePart,
} from '@cordon/protocol/team';
import { listed } from '../../../words/game/telling/names.ts';
import type { Talk } from '../../../words/game/talk.ts';

const goalCard = (number: number) => ({
  name: `Goal card ${String(number)}`,
  the: `Goal card ${String(number)}`,
});
const bonusCard = (name: string) => ({ name, the: name });
const divided = (division: string) => ({ name: division, the: division });

export const things = {
  goal: {
    'goal-1': goalCard(1),
    'goal-2': goalCard(2),
    'goal-3': goalCard(3),
    'goal-4': goalCard(4),
    'goal-5': goalCard(5),
    'goal-6': goalCard(6),
    'goal-7': goalCard(7),
    'goal-8': goalCard(8),
  },
  // Bonus cards by what they do, short enough for the face of a card.
  bonus: {
    'rrt-blue': bonusCard('Response Team: blue'),
    'rrt-yellow': bonusCard('Response Team: yellow'),
    'rrt-black': bonusCard('Response Team: black'),
    'rrt-red': bonusCard('Response Team: red'),
    sgs: bonusCard('Similar Structure'),
  },
  division: { '4-2': divided('4–2'), '3-3': divided('3–3'), '2-4': divided('2–4') },
} as const;

export const dash = (division: string): string => division.replace('-', '–');

const EXTRAS: Readonly<Record<GoalExtra, readonly [one: string, many: string]>> = {
  station: ['research station', 'research stations'],
  special: ['special award', 'special awards'],
  deck: ['card left in the player deck', 'cards left in the player deck'],
  outbreaks: ['free space of the outbreak track', 'free spaces of the outbreak track'],
  hand: ['Event or Bonus card in hand', 'Event and Bonus cards in hand'],
};

/** “2 prestige for a cure, 4 for an eradication and 1 for each research station”. */
export function goalSentence(word: string | undefined): string {
  if (word === undefined) return 'a Goal card that you don’t see';
  const { cure, eradication, extras } = goalWorth(word);
  const others = extras.map(({ what, per, prestige }) => {
    const [one, many] = EXTRAS[what];
    return `${String(prestige)} for ${per === 1 ? `each ${one}` : `every ${String(per)} ${many}`}`;
  });
  return listed(
    [`${String(cure)} prestige for a cure`, `${String(eradication)} for an eradication`, ...others],
    'and',
  );
}

export const SPECIAL: Readonly<Record<string, string>> = {
  'first-cure': 'the first cure',
  'first-eradication': 'the first eradication',
  strain: 'the virulent strain',
  mutation: 'the mutation',
  'last-purple': 'the last purple cube',
};

/** “the red cure”. */
export function awardName(talk: Talk, award: string): string {
  const { what, colour } = awardParts(award);
  return colour === '' ? (SPECIAL[what] ?? what) : `the ${talk.colour(colour)} ${what}`;
}

/** “a Regional Response Team for red cities, worth 1 prestige in hand at the end”. */
export function bonusName(talk: Talk, { colour, prestige }: BonusWorth): string {
  const what =
    colour === undefined
      ? 'a Similar Genetic Structure'
      : `a Regional Response Team for ${talk.colour(colour)} cities`;
  return `${what}, worth ${String(prestige)} prestige in hand at the end`;
}

export const PARTS: Readonly<Record<PrestigePart, string>> = {
  cures: 'cures',
  eradications: 'eradications',
  station: 'research stations',
  special: 'the number of special awards',
  deck: 'cards left in the player deck',
  outbreaks: 'free spaces of the outbreak track',
  hand: 'Event and Bonus cards in hand',
  awards: 'what is printed on special awards',
  bonus: 'what is printed on Bonus cards',
  'last-purple': 'the last purple cube',
};

/** “6 for cures and 4 for eradications”; empty if nothing gave any. */
export const prestigeName = (talk: Talk, parts: Readonly<Record<string, number>>): string =>
  talk.list(prestigeParts(parts).map(([part, prestige]) => `${String(prestige)} for ${PARTS[part]}`));
