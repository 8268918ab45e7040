// What the panels of team mode say, in French.
import { awardParts, bonusWorth } from '@cordon/protocol/team';
import { capital } from '../../../words/capital.ts';
import { pluralIn } from '../../../words/plural.ts';
import type { TeamWords } from '../../../words/teams.ts';
import { dash, goalSentence, PARTS, SPECIAL } from './teamNames.ts';

const plural = pluralIn('fr');

const AWARDS: Readonly<Record<string, string>> = { cure: 'remède', eradication: 'éradication' };

export const teams: TeamWords = {
  title: 'Équipes',
  name: (team) => `Équipe ${String(team)}`,
  ours: 'votre équipe',
  hasTurn: 'joue son tour',
  division: (division) => (division === undefined ? 'six actions pour deux' : dash(division)),
  awards: (count) => plural(count, { one: '# récompense', other: '# récompenses' }),
  soFar: (prestige) => `${String(prestige)} de prestige jusqu’ici selon votre carte Objectif`,
  more: 'Ce que les équipes ont',
  station: 'Station d’équipe',
  notPlaced: 'pas encore placée',
  goal: 'Carte Objectif',
  goalSays: (word) => (word === undefined ? 'face cachée jusqu’à la fin' : `${goalSentence(word)}.`),
  awardsHeld: 'Récompenses',
  none: 'aucune',
  award(award, colour) {
    const { what, colour: id } = awardParts(award);
    return capital(
      id === '' ? (SPECIAL[what] ?? what) : `${AWARDS[what] ?? what} (${colour(id).toLowerCase()})`,
    );
  },
  worth: (prestige) => `${String(prestige)} de prestige`,
  awardsLeft: 'Récompenses que personne n’a prises',
  bonusCards: 'Cartes Bonus en main',
  bonus(word, colour) {
    const { colour: id, prestige = 0 } = bonusWorth(word) ?? {};
    const what =
      id === undefined
        ? 'Structure génétique similaire'
        : `Équipe régionale d’intervention (${colour(id).toLowerCase()})`;
    return `${what}, ${String(prestige)} de prestige à la fin`;
  },
  decks: {
    goals: {
      title: 'Cartes Objectif',
      about:
        'Ce que les récompenses et le reste valent pour une équipe. Les règles montrent trois des huit cartes\u00a0; les autres sont reconstituées.',
      how: 'c2-e4-station1 vaut 2 pour un remède, 4 pour une éradication et 1 pour chaque station de recherche. À la place de station\u00a0: special (récompenses spéciales), deck (cartes restantes), outbreaks (cases libres des éclosions) ou hand (Événements et cartes Bonus)\u00a0; deck3x1 vaut 1 pour 3.',
    },
    bonus: {
      title: 'Cartes Bonus',
      about: 'Une carte est ajoutée avec chaque carte Épidémie.',
      how: 'rrt-red-1 est une Équipe régionale d’intervention pour les villes rouges, sgs-2 une Structure génétique similaire. Le nombre est le prestige de la carte en main à la fin.',
    },
    awards: {
      title: 'Récompenses spéciales',
      about: 'Elles s’ajoutent à celles de chaque remède et de chaque éradication.',
      how: 'first-cure-1 est la récompense du premier remède, qui vaut 1. Il y en a une pour first-cure, first-eradication, strain et mutation.',
    },
  },
  prestige: {
    title: 'Prestige',
    soFar: 'Prestige jusqu’ici',
    part: PARTS,
    total: 'Total',
    from: 'Pour',
    winner: 'gagne',
  },
  choice: {
    goal: 'Quelle carte Objectif gardez-vous\u00a0?',
    roles: 'Quel rôle prenez-vous\u00a0?',
    aboutGoals: 'Votre équipe garde une carte Objectif sur deux. Personne d’autre ne la voit avant la fin.',
    aboutRoles:
      'Votre équipe a reçu trois rôles en secret\u00a0: un pour chacun de vous, et le troisième retourne dans la boîte sans être vu. Tous les rôles sont révélés ensemble quand toutes les équipes ont choisi.',
    team: {
      chosen: (team) => `L’équipe ${String(team)} a choisi`,
      choosing: (team) => `L’équipe ${String(team)} choisit en secret`,
      waiting: (team) => `L’équipe ${String(team)} choisira ensuite`,
    },
    picked: (who, role) => `${capital(who)} a pris le rôle\u00a0: ${role}.`,
  },
};
