// Team mode in words: teams, Goal cards, Bonus cards, awards and prestige.
import { formatWords, type Fact, type Game, type View } from '@cordon/engine';
import {
  awardParts,
  bonusWorth,
  goalWorth,
  prestigeParts,
  teamsShown,
  type GoalExtra,
  type PrestigePart,
  type TeamShown,
} from '@cordon/protocol/team';
import type { BoxWords } from './gameWords.ts';
import { listed, titleOf } from './names.ts';
import type { Speech } from './speech.ts';

const BONUS_CARDS = Array.from({ length: 10 }, (_, index) => `bonus-${String(index + 1)}`);
const BONUS =
  'A Regional Response Team, which flies to a city of its colour and treats there, or a Similar Genetic Structure, which pays for one card of a cure.';

/** What the cards do that only team mode has. */
export const teamCards: Readonly<Record<string, string>> = Object.fromEntries(
  BONUS_CARDS.map((card) => [card, BONUS]),
);

export const TEAM_HELP = [
  'Teams are of two neighbours: 1 and 2, 3 and 4, 5 and 6. “pick” and a role, “place-station” and a city before the game; “keep-goal” and a Goal',
  'card if there are two. Bonus cards: “respond in CITY with BONUS-3”, and “pay structure BONUS-5” for a cure. “take-fourth” asks the second for a',
  'fourth action of the first, “divide 4-2” or “divide 2-4” says it beforehand.',
] as const;

const EXTRAS: Readonly<Record<GoalExtra, readonly [one: string, many: string]>> = {
  station: ['research station', 'research stations'],
  special: ['special award', 'special awards'],
  deck: ['card left in the player deck', 'cards left in the player deck'],
  outbreaks: ['free space of the outbreak track', 'free spaces of the outbreak track'],
  hand: ['Event or Bonus card in hand', 'Event and Bonus cards in hand'],
};

/** “2 prestige for a cure and 6 for an eradication”. */
function goalWords(word: string): string {
  const { cure, eradication, extras } = goalWorth(word);
  const others = extras.map(({ what, per, prestige }) => {
    const [one, many] = EXTRAS[what];
    return `${String(prestige)} for ${per === 1 ? `each ${one}` : `every ${String(per)} ${many}`}`;
  });
  return listed([
    `${String(cure)} prestige for a cure`,
    `${String(eradication)} for an eradication`,
    ...others,
  ]);
}

const SPECIAL: Readonly<Record<string, string>> = {
  'first-cure': 'the first cure',
  'first-eradication': 'the first eradication',
  strain: 'the virulent strain',
  mutation: 'the mutation',
  'last-purple': 'the last purple cube',
};

function awardWords(award: string): string {
  const { what, colour } = awardParts(award);
  return colour === '' ? (SPECIAL[what] ?? what) : `the ${colour} ${what}`;
}

const PARTS: Readonly<Record<PrestigePart, string>> = {
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

export function tellTeam({ city, who }: Speech, fact: Fact): readonly string[] | undefined {
  const team = 'team' in fact ? `Team ${String(fact.team)}` : '';
  switch (fact.fact) {
    case 'goalsDealt':
      return [
        `${team} is dealt ${fact.goals.map((goal) => `the Goal card ${goal}: ${goalWords(goal)}`).join('; and ')}.`,
      ];
    case 'goalKept':
      return [`${team} keeps the Goal card ${fact.goal}.`];
    case 'rolesOffered':
      return [`${team} is dealt three roles: ${listed(fact.roles.map(titleOf))}.`];
    case 'rolePicked':
      return [`Player ${String(fact.seat)} picks the ${titleOf(fact.role)}.`];
    case 'firstTeam':
      return [`${team} has the first turn and places its station last.`];
    case 'teamStationPlaced':
      return [`${team} places its station in ${city(fact.city)}.`];
    case 'divided':
      return [`${team} divides its actions ${fact.division}.`];
    case 'turnPassed':
      return [`${who(fact.seat)} goes on for the team.`];
    case 'awardTaken':
      return [`${team} takes the award for ${awardWords(fact.award)}.`];
    case 'goalRevealed':
      return [`${team} shows its Goal card: ${goalWords(fact.goal)}.`];
    case 'prestigeCounted': {
      const parts = prestigeParts(fact.parts).map(
        ([part, prestige]) => `${String(prestige)} for ${PARTS[part]}`,
      );
      return [`${team} has ${String(fact.total)} prestige${parts.length === 0 ? '' : `: ${listed(parts)}`}.`];
    }
    default:
      return undefined;
  }
}

export const teamWaits: BoxWords['waits'] = {
  'team-choice': ({ speech: { game }, view, answers }) => {
    const words = answers.map((answer) => formatWords(game, answer));
    if (words.some((word) => word.startsWith('keep-goal')))
      return `the Goal card that the team keeps: “keep-goal” and ${goalNames(view)}`;
    return words.length === 0
      ? 'a secret choice from what the team was dealt'
      : `the role of this player: ${listed(
          words.map((word) => `“${word}”`),
          'or',
        )}`;
  },
  'team-stations': () => 'where the team begins: “place-station” and a city',
  division: () => 'how the six actions are divided: “divide 4-2”, “divide 3-3” or “divide 2-4”',
  response: () => 'the disease that the response team treats: “relieve” and its colour',
};

function goalNames(view: View): string {
  const goals = (teamsShown(view)?.teams ?? []).flatMap(({ goal, otherGoal }) => [goal, otherGoal]);
  const known = goals.flatMap((goal) =>
    goal === undefined ? [] : [`${goal.goal} (${goalWords(goal.word)})`],
  );
  return known.length === 0 ? 'which' : listed(known, 'or');
}

/** The teams with what they have; nothing at a table that doesn't play in teams. */
export function teamLines(_game: Game, view: View): string[] {
  const shown = teamsShown(view);
  if (shown === undefined) return [];
  const { teams, awardsLeft, division, active } = shown;
  return [
    ...teams.map((team) => teamLine(team)),
    ...(division === undefined ? [] : [`Team ${String(active)} has divided its actions ${division}.`]),
    ...(awardsLeft.length === 0 ? [] : [`Awards left: ${listed(awardsLeft.map(awardWords))}.`]),
  ];
}

function teamLine({ team, seats, station, awards, goal, prestige }: TeamShown): string {
  const parts = [
    ...(station === undefined ? [] : [`station in ${titleOf(station)}`]),
    awards.length === 0 ? 'no award' : `awards for ${listed(awards.map(awardWords))}`,
    ...(goal === undefined ? [] : [`Goal card: ${goalWords(goal.word)}`]),
    ...(prestige === undefined ? [] : [`${String(prestige.total)} prestige`]),
  ];
  return `Team ${String(team)} (players ${listed(seats.map(String))}): ${parts.join('; ')}.`;
}

/** What the Bonus cards of a hand are: “Bonus 3 is a Regional Response Team (red), 1 prestige”. */
export function bonusInHand(view: View, seat: number): string {
  const cards = teamsShown(view)?.bonusCards ?? {};
  const known = (view.seats[seat - 1]?.hand ?? []).flatMap((card) => {
    const bonus = bonusWorth(cards[card]);
    if (bonus === undefined) return [];
    const what =
      bonus.colour === undefined ? 'Similar Genetic Structure' : `Regional Response Team (${bonus.colour})`;
    return [`${titleOf(card)} is a ${what}, ${String(bonus.prestige)} prestige`];
  });
  return known.length === 0 ? '' : ` ${listed(known)}.`;
}
