// What only tables in team mode say, in French.
import { bonusWorth, teamsShown, type TeamShown } from '@cordon/protocol/team';
import type { View } from '@cordon/engine';
import { withAt } from '../../../words/fr/articles.ts';
import { doing } from '../../../words/game/fr/shared/grammar.ts';
import { chooses, waits as shared } from '../../../words/game/fr/shared/waits.ts';
import type { DeedWords, FactWords, KindWords, Reasons, Waits } from '../../../words/game/parts.ts';
import type { PlaceSpoken } from '../../../words/game/explained.ts';
import type { Talk } from '../../../words/game/talk.ts';
import { capital } from '../../../words/game/telling/names.ts';
import { isHeld, isYou } from '../../../words/game/speaker.ts';
import type { ChallengePart } from '../../box.ts';
import type { part as english } from '../en/team.ts';
import { endingsOf } from '../teamEndings.ts';
import { goalIn } from '../teamGoals.ts';
import { nextOf } from '../teamTurn.ts';
import { challenge, epidemics, options } from './teamChallenge.ts';
import { awardName, bonusName, dash, goalSentence, prestigeName, things } from './teamNames.ts';

const commands: { readonly [Id in keyof (typeof english)['commands']]: KindWords } = {
  'keep-goal': {
    label: 'Garder une carte Objectif',
    short: 'Objectif',
    offer: ({ view, id }) => `Garder cette carte Objectif\u00a0: ${goalSentence(goalIn(view, id('goal')))}`,
    asks: { goal: 'Quelle carte Objectif votre équipe garde-t-elle\u00a0?' },
  },
  pick: {
    label: 'Choisir un rôle',
    short: 'Rôle',
    offer: ({ talk, id }) => `Devenir ${talk.theRole(id('role'))}`,
    asks: { role: 'Quel rôle choisissez-vous\u00a0?' },
  },
  'place-station': {
    label: 'Placer la station de l’équipe',
    short: 'Placer',
    offer: ({ talk, id }) => `Commencer ${talk.inCity(id('city'))}`,
    asks: { city: 'Où votre équipe commence-t-elle\u00a0?' },
  },
  divide: {
    label: 'Partager les actions',
    short: 'Partager',
    offer: ({ talk, seat, id }) => {
      const [first = '', second = ''] = id('division').split('-');
      return `Partager les actions\u00a0: ${first} pour ${talk.who(seat)}, ${second} pour ${talk.who(seat + 1)}`;
    },
    asks: { division: 'Comment partagez-vous les six actions\u00a0?' },
  },
  'take-fourth': {
    label: 'Prendre une quatrième action',
    short: 'Quatrième',
    offer: ({ talk, seat }) =>
      `Prendre une quatrième action, ce qui en laisse deux ${withAt(talk.who(seat + 1))}`,
  },
  'pay-structure': {
    label: 'Payer avec une Structure génétique similaire',
    short: 'Similaire',
    offer: ({ card }) => `Payer avec ${card('card')}, une Structure génétique similaire`,
    asks: { card: 'Avec quelle carte Bonus\u00a0?' },
  },
  respond: {
    label: 'Envoyer une Équipe régionale d’intervention',
    short: 'Intervenir',
    offer: ({ talk, id, card }) => `S’envoler ${talk.toCity(id('city'))} avec ${card('card')} et y traiter`,
    asks: { city: 'Où l’équipe intervient-elle\u00a0?', card: 'Avec quelle carte Bonus\u00a0?' },
  },
  relieve: {
    label: 'Traiter après le vol',
    short: 'Soigner',
    offer: ({ talk, id }) => `Traiter ${talk.disease(id('colour'))} ici`,
    asks: { colour: 'Quelle maladie l’équipe d’intervention traite-t-elle\u00a0?' },
  },
};

const facts: FactWords<Extract<keyof (typeof english)['facts'], keyof FactWords>> = {
  goalsDealt: (_talk, { team, goals }) =>
    goals.length === 1
      ? `L’équipe ${String(team)} reçoit une carte Objectif\u00a0: ${goalSentence(goals[0])}.`
      : `L’équipe ${String(team)} reçoit deux cartes Objectif\u00a0: ${goals.map(goalSentence).join('\u00a0; ou ')}.`,
  goalKept: (_talk, { team, goal }) =>
    `L’équipe ${String(team)} garde la carte Objectif qui donne ${goalSentence(goal)}.`,
  rolesOffered: (talk, { team, roles }) =>
    `L’équipe ${String(team)} reçoit trois rôles\u00a0: ${talk.list(roles.map(talk.role))}.`,
  rolePicked: (talk, { seat, role }) =>
    `${capital(talk.player(seat))} ${isYou(talk.speaker, seat) ? 'choisissez' : 'choisit'} ${talk.theRole(role)}.`,
  firstTeam: (_talk, { team }) =>
    `L’équipe ${String(team)} jouera la première et place sa station en dernier.`,
  teamStationPlaced: (talk, { team, city }) =>
    `L’équipe ${String(team)} place sa station ${talk.inCity(city)}.`,
  divided: (_talk, { team, division }) => `L’équipe ${String(team)} partage ses actions ${dash(division)}.`,
  turnPassed: (talk, { seat }) => `${talk.does(seat, 'poursuivez', 'poursuit')} pour l’équipe.`,
  awardTaken: (talk, { team, award }) =>
    `L’équipe ${String(team)} reçoit la récompense pour ${awardName(talk, award)}.`,
  goalRevealed: (_talk, { team, goal }) =>
    `L’équipe ${String(team)} montre sa carte Objectif\u00a0: ${goalSentence(goal)}.`,
  prestigeCounted: (talk, { team, total, parts }) => prestigeSentence(talk, team, total, parts),
};

function prestigeSentence(
  talk: Talk,
  team: number,
  total: number,
  parts: Readonly<Record<string, number>>,
): string {
  const sum = prestigeName(talk, parts);
  return `L’équipe ${String(team)} a ${String(total)} de prestige${sum === '' ? '' : `\u00a0: ${sum}`}.`;
}

const deeds: DeedWords<'awardTaken' | 'teamStationPlaced'> = {
  awardTaken: (talk, seat, told) =>
    `${doing(talk, seat, 'recevez', 'reçoit')} ${told.length === 1 ? 'la récompense' : 'les récompenses'} pour ${talk.list(told.map(({ award }) => awardName(talk, award)))}`,
  teamStationPlaced: (talk, seat, told) =>
    `${doing(talk, seat, 'placez', 'place')} la station de l’équipe ${talk.list(told.map(({ city: where }) => talk.inCity(where)))}`,
};

const waits = {
  // The first member of a team passes on to the second, and then both draw.
  actions(asked) {
    const usual = shared.actions(asked);
    const next = nextOf(asked.view);
    if (next === undefined) return usual;
    const { talk } = asked;
    const who = isYou(talk.speaker, next.seat)
      ? 'Ensuite c’est à vous'
      : `Ensuite c’est au tour ${talk.from(next.seat)}`;
    const then =
      next.actions === undefined
        ? `${who}, avec les actions qui restent sur six.`
        : `${who}, avec ${talk.count(next.actions, '# action', '# actions')}.`;
    const mayChoose = isHeld(talk.speaker, asked.seat) && asked.number('left') > 0;
    return { ...usual, sentence: mayChoose ? `Choisissez une action, ou arrêtez-vous. ${then}` : then };
  },
  'team-choice': (asked) => ({
    heading: 'Un choix secret',
    sentence: chooses(asked, 'en secret parmi ce que l’équipe a reçu'),
  }),
  'team-stations': (asked) => ({
    heading: 'Où les équipes commencent',
    sentence: chooses(asked, 'la ville de la station de l’équipe, où commencent les deux pions'),
  }),
  division: (asked) => ({
    heading: 'Six actions pour deux',
    sentence: `${chooses(asked, 'comment l’équipe partage ses actions')} Le premier nombre est pour ${asked.talk.who(asked.seat)}, le second pour ${asked.talk.who(asked.seat + 1)}, dont l’accord est nécessaire sauf pour 3–3.`,
  }),
  response: (asked) => ({
    heading: 'L’équipe d’intervention est arrivée',
    sentence: isHeld(asked.talk.speaker, asked.seat)
      ? 'Choisissez la maladie à traiter.'
      : chooses(asked, 'la maladie à traiter'),
  }),
} satisfies Waits;

const endings = endingsOf({
  won: (teams) => ({
    heading: `L’équipe ${teams} gagne`,
    why: `L’équipe ${teams} a le plus de prestige.`,
  }),
  shared: (teams) => ({
    heading: 'Victoire partagée',
    why: `Les équipes ${teams} ont autant de prestige et partagent la victoire.`,
  }),
  lost: 'Quand le monde est perdu, toutes les équipes perdent, et rien n’est compté.',
  and: ' et ',
});

const banners = { awardTaken: () => 'Une récompense' };

const reasons: { readonly [Id in keyof (typeof english)['reasons']]: Reasons[string] } = {
  'team-too-near': 'Une station d’équipe est à au moins trois liaisons de celles des autres équipes.',
  'second-member': 'Vous avez les actions que le premier membre de votre équipe vous a laissées.',
  divided: 'Les actions de ce tour sont déjà partagées.',
  'not-dealt': 'Votre équipe n’a pas reçu cette carte Objectif.',
  'role-not-offered': 'Ce rôle n’est pas parmi ceux que vous pouvez choisir.',
  'no-structure': 'Ce n’est pas une Structure génétique similaire.',
  'no-response-team': 'Ce n’est pas une Équipe régionale d’intervention.',
  'respond wrong-colour': 'Une Équipe régionale d’intervention ne va que dans les villes de sa couleur.',
};

function teamLine(talk: Talk, { team, seats, station, awards, goal, prestige, soFar }: TeamShown): string {
  const parts = [
    ...(station === undefined ? [] : [`station ${talk.inCity(station)}`]),
    awards.length === 0
      ? 'aucune récompense'
      : `récompenses pour ${talk.list(awards.map((one) => awardName(talk, one)))}`,
    ...(goal === undefined ? [] : [`carte Objectif\u00a0: ${goalSentence(goal.word)}`]),
    ...(prestige === undefined ? [] : [`${String(prestige.total)} de prestige`]),
    ...(soFar === undefined ? [] : [`${String(soFar.total)} de prestige jusqu’ici`]),
  ];
  return `Équipe ${String(team)} (${talk.list(seats.map(talk.who))})\u00a0: ${parts.join('\u00a0; ')}.`;
}

/** The teams with what they have, and how the actions of this turn are divided. */
function places(talk: Talk, view: View): readonly PlaceSpoken[] {
  const shown = teamsShown(view);
  if (shown === undefined) return [];
  const { teams, division, active, awardsLeft } = shown;
  const lines = [
    ...teams.map((team) => teamLine(talk, team)),
    ...(division === undefined
      ? []
      : [`L’équipe ${String(active)} a partagé ses actions ${dash(division)}.`]),
    ...(awardsLeft.length === 0
      ? []
      : [`Récompenses restantes\u00a0: pour ${talk.list(awardsLeft.map((one) => awardName(talk, one)))}.`]),
  ];
  return [{ title: 'Équipes', lines }];
}

/** What the Bonus cards of a hand are. */
function besidesHand(talk: Talk, view: View, seat: number): readonly string[] {
  const cards = teamsShown(view)?.bonusCards ?? {};
  return (view.seats[seat - 1]?.hand ?? []).flatMap((card) => {
    const bonus = bonusWorth(cards[card]);
    return bonus === undefined ? [] : [`${capital(talk.card(card))} est ${bonusName(talk, bonus)}.`];
  });
}

/** The station of a team. */
const city: NonNullable<ChallengePart['spoken']>['city'] = (_talk, view, id) =>
  (teamsShown(view)?.teams ?? [])
    .filter(({ station }) => station === id)
    .map(({ team }) => `la station de l’équipe ${String(team)}`);

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
