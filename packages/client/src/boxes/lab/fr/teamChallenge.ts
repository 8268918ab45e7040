// How team mode is offered to a table, in French: its challenge and options; and its Bonus cards.
import { optionOf } from '../../../words/game/fr/shared/choices.ts';

export const challenge = {
  name: 'En équipe',
  about:
    'Deux ou trois équipes de deux se partagent le monde\u00a0: on gagne ou on perd ensemble, puis l’équipe qui a le plus de prestige d’après sa carte Objectif secrète l’emporte. À quatre ou à six\u00a0: les places 1 et 2 forment une équipe, 3 et 4, 5 et 6.',
};

export const options = {
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
};

const BONUS_ABOUT =
  'Une Équipe régionale d’intervention ou une Structure génétique similaire\u00a0: à utiliser pendant votre tour, ou à garder pour son prestige.';
const bonus = (number: number) => ({ name: `Carte Bonus ${String(number)}`, about: BONUS_ABOUT });

export const epidemics = {
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
