// What In the Lab adds to challenges, in French.
import { optionOf } from '../../../words/game/fr/shared/choices.ts';
import type { TextsLike } from '../../box.ts';
import type { texts as english } from '../en/index.ts';

type French = TextsLike<typeof english>;

/** Des épidémies aux cartes Ville que le mode solo défausse. */
const DISCARDED: Readonly<Record<number, number>> = { 4: 8, 5: 12, 6: 14, 7: 16 };

export const challenges: French['challenges'] = {
  'worldwide-panic': {
    name: 'Mutation – Panique mondiale',
    about:
      'Le défi Mutation avec deux fois plus de cubes violets, dont six en jeu dès le début, et un remède qui demande deux cartes de villes avec des cubes violets. Très difficile.',
  },
  lab: {
    name: 'In vitro',
    short: 'Labo',
    about:
      'Les remèdes se développent au laboratoire\u00a0: les échantillons des villes traitées passent de coupelle en coupelle jusqu’à remplir une carte Séquence. Un remède demande alors trois cartes. Plus difficile, et différent.',
  },
  solo: {
    name: 'Solo',
    about:
      'Un joueur seul avec un pion. Le CDC a ses propres cartes et peut faire une action à la fin de chaque tour.',
    level: (epidemics) =>
      `${String(DISCARDED[epidemics] ?? 0)} cartes Ville sont défaussées avant la partie.`,
  },
  team: {
    name: 'En équipe',
    about:
      'Deux ou trois équipes de deux se partagent le monde\u00a0: on gagne ou on perd ensemble, puis l’équipe qui a le plus de prestige d’après sa carte Objectif secrète l’emporte. À quatre ou à six.',
  },
};

export const options: French['options'] = {
  hands: optionOf('Mains', 'Qui voit les cartes d’une main.', {
    team: { name: 'L’équipe', about: 'Seuls les deux membres d’une équipe voient leurs cartes.' },
  }),
  goals: optionOf('Cartes Objectif', 'Combien de cartes Objectif une équipe reçoit.', {
    one: { name: 'Une', about: 'Chaque équipe joue avec la carte Objectif qu’elle reçoit.' },
    two: {
      name: 'Deux',
      about: 'Chaque équipe en reçoit deux et en garde une\u00a0: pour joueurs expérimentés.',
    },
  }),
  division: optionOf(
    'Six actions pour deux',
    'Quand une équipe partage ses actions\u00a0: 4–2, 3–3 ou 2–4.',
    {
      open: {
        name: 'En jouant',
        about: 'Le premier joueur agit, et ce qui reste passe au second si tous deux sont d’accord.',
      },
      declared: { name: 'D’avance', about: 'L’équipe les partage avant la première action.' },
    },
  ),
  'mutation-events': optionOf(
    'Événements de mutation',
    'Si les trois cartes qui aggravent la mutation sont dans le paquet Joueur.',
    {
      used: { name: 'En jeu', about: 'Elles sont mélangées aux cartes Joueur, comme dans le défi Mutation.' },
      none: { name: 'Sans', about: 'Elles restent dans la boîte\u00a0: un peu plus facile.' },
    },
  ),
};

const MUTATION = {
  name: 'Mutation',
  about:
    'On pioche la carte du dessous du paquet Propagation\u00a0: sa ville reçoit deux cubes violets, et aucun de sa couleur.',
};

const BONUS_ABOUT =
  'Une Équipe régionale d’intervention ou une Structure génétique similaire\u00a0: à utiliser pendant votre tour, ou à garder pour son prestige.';
const bonus = (number: number) => ({ name: `Carte Bonus ${String(number)}`, about: BONUS_ABOUT });

export const epidemics: French['epidemics'] = {
  'highly-contagious': {
    name: 'Hautement contagieuse',
    about: 'Une éclosion de la souche qui n’est pas en chaîne met deux cubes dans chaque ville reliée.',
  },
  'resistant-to-treatment': {
    name: 'Résistante aux traitements',
    about: 'Traiter la souche coûte deux actions du même tour.',
  },
  // Infection cards that belong to no city.
  'red-mutation-1': MUTATION,
  'red-mutation-2': MUTATION,
  'bonus-1': bonus(1),
  'bonus-2': bonus(2),
  'bonus-3': bonus(3),
  'bonus-4': bonus(4),
  'bonus-5': bonus(5),
  'bonus-6': bonus(6),
  'bonus-7': bonus(7),
  'bonus-8': bonus(8),
  'bonus-9': bonus(9),
  'bonus-10': bonus(10),
};
