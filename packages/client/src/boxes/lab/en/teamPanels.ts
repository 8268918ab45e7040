// What the panels of team mode say, in English.
import { awardParts, bonusWorth } from '@cordon/protocol/team';
import { capital } from '../../../words/capital.ts';
import { pluralIn } from '../../../words/plural.ts';
import type { TeamWords } from '../../../words/teams.ts';
import { dash, goalSentence, PARTS, SPECIAL } from './teamNames.ts';

const plural = pluralIn('en');

export const teams: TeamWords = {
  title: 'Teams',
  name: (team) => `Team ${String(team)}`,
  ours: 'your team',
  hasTurn: 'has the turn',
  division: (division) => (division === undefined ? 'six actions for two' : dash(division)),
  awards: (count) => plural(count, { one: '# award', other: '# awards' }),
  soFar: (prestige) => `${String(prestige)} prestige so far by your Goal card`,
  more: 'What the teams have',
  station: 'Team station',
  notPlaced: 'not placed yet',
  goal: 'Goal card',
  goalSays: (word) => (word === undefined ? 'face down until the end' : `${goalSentence(word)}.`),
  awardsHeld: 'Awards',
  none: 'none',
  award(award, colour) {
    const { what, colour: id } = awardParts(award);
    return capital(id === '' ? (SPECIAL[what] ?? what) : `${colour(id)} ${what}`);
  },
  worth: (prestige) => `${String(prestige)} prestige`,
  awardsLeft: 'Awards that nobody has taken',
  bonusCards: 'Bonus cards in hand',
  bonus(word, colour) {
    const { colour: id, prestige = 0 } = bonusWorth(word) ?? {};
    const what =
      id === undefined
        ? 'Similar Genetic Structure'
        : `Regional Response Team, ${colour(id).toLowerCase()} cities`;
    return `${what} (${String(prestige)} prestige at the end)`;
  },
  decks: {
    goals: {
      title: 'Goal cards',
      about:
        'What awards and other things are worth to a team. The rulebook prints three of the eight cards; the others are reconstructed.',
      how: 'c2-e4-station1 is worth 2 for a cure, 4 for an eradication and 1 for each research station. In place of station there may be special (special awards), deck (cards left), outbreaks (free spaces of that track) or hand (Events and Bonus cards); deck3x1 is 1 for every 3.',
    },
    bonus: {
      title: 'Bonus cards',
      about: 'One is added with each Epidemic card.',
      how: 'rrt-red-1 is a Regional Response Team for red cities, sgs-2 a Similar Genetic Structure. The number is its prestige in hand at the end.',
    },
    awards: {
      title: 'Special awards',
      about: 'They are taken besides those for each cure and each eradication.',
      how: 'first-cure-1 is the award for the first cure, worth 1. There is one each for first-cure, first-eradication, strain and mutation.',
    },
  },
  prestige: {
    title: 'Prestige',
    soFar: 'Prestige so far',
    part: PARTS,
    total: 'Total',
    from: 'For',
    winner: 'wins',
  },
  choice: {
    goal: 'Which Goal card do you keep?',
    roles: 'Which role do you pick?',
    aboutGoals: 'Your team keeps one of two Goal cards. Nobody else sees it before the end.',
    aboutRoles:
      'Your team was dealt three roles in secret: one for each of you, and the third goes back into the box unseen. All roles are shown together once every team has chosen.',
    team: {
      chosen: (team) => `Team ${String(team)} has chosen`,
      choosing: (team) => `Team ${String(team)} is choosing in secret`,
      waiting: (team) => `Team ${String(team)} chooses after them`,
    },
    picked: (who, role) => `${capital(who)} picked the ${role}.`,
  },
};
