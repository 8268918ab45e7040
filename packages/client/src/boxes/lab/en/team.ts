// What only tables in team mode say, in English.
import { bonusWorth, teamsShown, type TeamShown } from '@cordon/protocol/team';
import type { View } from '@cordon/engine';
import { chooses, waits as shared } from '../../../words/game/en/shared/waits.ts';
import type { DeedWords, FactWords, KindWords, Reasons, Waits } from '../../../words/game/parts.ts';
import type { PlaceSpoken } from '../../../words/game/explained.ts';
import type { Talk } from '../../../words/game/talk.ts';
import type { OfferTalk } from '../../../words/game/telling/offerTalk.ts';
import { capital } from '../../../words/game/telling/names.ts';
import { isHeld, isYou } from '../../../words/game/speaker.ts';
import type { ChallengePart } from '../../box.ts';
import { endingsOf } from '../teamEndings.ts';
import { goalIn } from '../teamGoals.ts';
import { nextOf } from '../teamTurn.ts';
import { challenge, epidemics, options } from './teamChallenge.ts';
import { awardName, bonusName, dash, goalSentence, prestigeName, things } from './teamNames.ts';

const commands = {
  'keep-goal': {
    label: 'Keep a Goal card',
    short: 'Goal',
    offer: ({ view, id }: OfferTalk) => `Keep this Goal card: ${goalSentence(goalIn(view, id('goal')))}`,
    asks: { goal: 'Which Goal card does your team keep?' },
  },
  pick: {
    label: 'Pick a role',
    short: 'Role',
    offer: ({ talk, id }: OfferTalk) => `Become ${talk.theRole(id('role'))}`,
    asks: { role: 'Which role do you pick?' },
  },
  'place-station': {
    label: 'Place the team station',
    short: 'Place',
    offer: ({ city }: OfferTalk) => `Begin in ${city('city')}`,
    asks: { city: 'Where does your team begin?' },
  },
  divide: {
    label: 'Divide the actions',
    short: 'Divide',
    offer: ({ talk, seat, id }: OfferTalk) => {
      const [first = '', second = ''] = id('division').split('-');
      return `Divide the actions: ${first} for ${talk.who(seat)}, ${second} for ${talk.who(seat + 1)}`;
    },
    asks: { division: 'How do you divide the six actions?' },
  },
  'take-fourth': {
    label: 'Take a fourth action',
    short: 'Fourth',
    offer: ({ talk, seat }: OfferTalk) => `Take a fourth action, which leaves two to ${talk.who(seat + 1)}`,
  },
  'pay-structure': {
    label: 'Pay with a Similar Genetic Structure',
    short: 'Structure',
    offer: ({ card }: OfferTalk) => `Pay with ${card('card')}, a Similar Genetic Structure`,
    asks: { card: 'With which Bonus card?' },
  },
  respond: {
    label: 'Send a Regional Response Team',
    short: 'Respond',
    offer: ({ city, card }: OfferTalk) => `Fly to ${city('city')} with ${card('card')} and treat there`,
    asks: { city: 'Where does the team respond?', card: 'With which Bonus card?' },
  },
  relieve: {
    label: 'Treat after the flight',
    short: 'Treat',
    offer: ({ talk, id }: OfferTalk) => `Treat ${talk.disease(id('colour'))} here`,
    asks: { colour: 'Which disease does the response team treat?' },
  },
} satisfies Readonly<Record<string, KindWords>>;

type Told =
  | 'goalsDealt'
  | 'goalKept'
  | 'rolesOffered'
  | 'rolePicked'
  | 'firstTeam'
  | 'teamStationPlaced'
  | 'divided'
  | 'turnPassed'
  | 'awardTaken'
  | 'goalRevealed'
  | 'prestigeCounted';

const facts: FactWords<Told> = {
  goalsDealt: (_talk, { team, goals }) =>
    goals.length === 1
      ? `Team ${String(team)} is dealt a Goal card: ${goalSentence(goals[0])}.`
      : `Team ${String(team)} is dealt two Goal cards: ${goals.map(goalSentence).join('; or ')}.`,
  goalKept: (_talk, { team, goal }) => `Team ${String(team)} keeps the Goal card with ${goalSentence(goal)}.`,
  rolesOffered: (talk, { team, roles }) =>
    `Team ${String(team)} is dealt three roles: ${talk.list(roles.map(talk.role))}.`,
  // By role everybody would pick themselves.
  rolePicked: (talk, { seat, role }) =>
    `${capital(talk.player(seat))} ${isYou(talk.speaker, seat) ? 'pick' : 'picks'} ${talk.theRole(role)}.`,
  firstTeam: (_talk, { team }) => `Team ${String(team)} has the first turn and places its station last.`,
  teamStationPlaced: (talk, { team, city }) =>
    `Team ${String(team)} places its station ${talk.inCity(city)}.`,
  divided: (_talk, { team, division }) => `Team ${String(team)} divides its actions ${dash(division)}.`,
  turnPassed: (talk, { seat }) => `${talk.does(seat, 'go on', 'goes on')} for the team.`,
  awardTaken: (talk, { team, award }) =>
    `Team ${String(team)} takes the award for ${awardName(talk, award)}.`,
  goalRevealed: (_talk, { team, goal }) => `Team ${String(team)} shows its Goal card: ${goalSentence(goal)}.`,
  prestigeCounted: (talk, { team, total, parts }) => prestigeSentence(talk, team, total, parts),
};

function prestigeSentence(
  talk: Talk,
  team: number,
  total: number,
  parts: Readonly<Record<string, number>>,
): string {
  const sum = prestigeName(talk, parts);
  return `Team ${String(team)} has ${String(total)} prestige${sum === '' ? '' : `: ${sum}`}.`;
}

const deeds: DeedWords<'awardTaken' | 'teamStationPlaced'> = {
  awardTaken: (talk, _seat, told) =>
    `took ${told.length === 1 ? 'the award' : 'awards'} for ${talk.list(told.map(({ award }) => awardName(talk, award)))}`,
  teamStationPlaced: (talk, _seat, told) =>
    `placed the team’s station ${talk.list(told.map(({ city: where }) => talk.inCity(where)))}`,
};

const waits = {
  // The first member of a team passes on to the second, and then both draw.
  actions(asked) {
    const usual = shared.actions(asked);
    const next = nextOf(asked.view);
    if (next === undefined) return usual;
    const who = asked.talk.who(next.seat);
    const then =
      next.actions === undefined
        ? `Then it is ${who}, with the actions that are left of six.`
        : `Then it is ${who}, with ${asked.talk.count(next.actions, '# action', '# actions')}.`;
    const mayChoose = isHeld(asked.talk.speaker, asked.seat) && asked.number('left') > 0;
    return { ...usual, sentence: mayChoose ? `Choose an action, or end yours. ${then}` : then };
  },
  'team-choice': (asked) => ({
    heading: 'A secret choice',
    sentence: chooses(asked, 'in secret from what the team was dealt'),
  }),
  'team-stations': (asked) => ({
    heading: 'Where the teams begin',
    sentence: chooses(asked, 'the city of the team station, where both pawns begin'),
  }),
  division: (asked) => ({
    heading: 'Six actions for two',
    sentence: `${chooses(asked, 'how the team divides its actions')} The first number is for ${asked.talk.who(asked.seat)}, the second for ${asked.talk.who(asked.seat + 1)}, who has to agree to anything but 3–3.`,
  }),
  response: (asked) => ({
    heading: 'The response team has landed',
    sentence: isHeld(asked.talk.speaker, asked.seat)
      ? 'Choose the disease to treat.'
      : chooses(asked, 'the disease to treat'),
  }),
} satisfies Waits;

const endings = endingsOf({
  won: (teams) => ({
    heading: `Team ${teams} wins`,
    why: `Team ${teams} has the most prestige.`,
  }),
  shared: (teams) => ({
    heading: 'A shared win',
    why: `Teams ${teams} have equally much prestige and share the win.`,
  }),
  lost: 'When the world is lost all teams lose, and nothing is counted.',
  and: ' and ',
});

const banners = { awardTaken: () => 'An award' };

const reasons = {
  'team-too-near': 'A team station is at least three lines from those of other teams.',
  'second-member': 'You have the actions that the first member of your team left.',
  divided: 'The actions of this turn are divided already.',
  'not-dealt': 'Your team was not dealt that Goal card.',
  'role-not-offered': 'That role is not among those that you can pick.',
  'no-structure': 'That is not a Similar Genetic Structure.',
  'no-response-team': 'That is not a Regional Response Team.',
  'respond wrong-colour': 'A Regional Response Team flies only to cities of its colour.',
} satisfies Reasons;

function teamLine(talk: Talk, { team, seats, station, awards, goal, prestige, soFar }: TeamShown): string {
  const parts = [
    ...(station === undefined ? [] : [`station ${talk.inCity(station)}`]),
    awards.length === 0 ? 'no award' : `awards for ${talk.list(awards.map((one) => awardName(talk, one)))}`,
    ...(goal === undefined ? [] : [`Goal card: ${goalSentence(goal.word)}`]),
    ...(prestige === undefined ? [] : [`${String(prestige.total)} prestige`]),
    ...(soFar === undefined ? [] : [`${String(soFar.total)} prestige so far`]),
  ];
  return `Team ${String(team)} (${talk.list(seats.map(talk.who))}): ${parts.join('; ')}.`;
}

/** The teams with what they have, and how the actions of this turn are divided. */
function places(talk: Talk, view: View): readonly PlaceSpoken[] {
  const shown = teamsShown(view);
  if (shown === undefined) return [];
  const { teams, division, active, awardsLeft } = shown;
  const lines = [
    ...teams.map((team) => teamLine(talk, team)),
    ...(division === undefined ? [] : [`Team ${String(active)} has divided its actions ${dash(division)}.`]),
    ...(awardsLeft.length === 0
      ? []
      : [`Awards left: for ${talk.list(awardsLeft.map((one) => awardName(talk, one)))}.`]),
  ];
  return [{ title: 'Teams', lines }];
}

/** What the Bonus cards of a hand are. */
function besidesHand(talk: Talk, view: View, seat: number): readonly string[] {
  const cards = teamsShown(view)?.bonusCards ?? {};
  return (view.seats[seat - 1]?.hand ?? []).flatMap((card) => {
    const bonus = bonusWorth(cards[card]);
    return bonus === undefined ? [] : [`${talk.card(card)} is ${bonusName(talk, bonus)}.`];
  });
}

/** The station of a team. */
const city: NonNullable<ChallengePart['spoken']>['city'] = (_talk, view, id) =>
  (teamsShown(view)?.teams ?? [])
    .filter(({ station }) => station === id)
    .map(({ team }) => `the station of team ${String(team)}`);

export const part = {
  challenge,
  options,
  epidemics,
  commands,
  things,
  facts,
  deeds,
  removals: {},
  waits,
  banners,
  reasons,
  endings,
  spoken: { places, besidesHand, city },
} satisfies ChallengePart;
