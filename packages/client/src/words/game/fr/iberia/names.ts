// The names of Iberia in French, and what a table can choose.
import type * as english from '../../en/iberia/names.ts';
import type { Explained } from '../../explained.ts';
import type { OptionWords, RoleWords } from '../../parts.ts';
import { capital, listed } from '../../telling/names.ts';
import { optionOf } from '../shared/choices.ts';

const role = (the: string, name: string): RoleWords => ({ name, the: `${the}${name}` });

export const roles: Readonly<Record<keyof typeof english.roles, RoleWords>> = {
  agronomist: role('l’', 'Agronome'),
  nurse: role('l’', 'Infirmière'),
  politician: role('le ', 'Politicien'),
  railwayman: role('le ', 'Cheminot'),
  'royal-academy-scientist': role('la ', 'Scientifique de l’Académie royale'),
  'rural-doctor': role('le ', 'Médecin de campagne'),
  sailor: role('le ', 'Marin'),
};

export const events: Readonly<Record<keyof typeof english.events, string>> = {
  'good-season': 'Saison douce',
  'government-mobilization': 'Mobilisation du gouvernement',
  'hospital-founding': 'Fonds hospitaliers',
  'mail-correspondence': 'Correspondance épistolaire',
  'new-rails': 'Nouvelle ligne',
  'one-more-day': 'Un jour de plus',
  'overseas-migration': 'Flux migratoires',
  'purify-water': 'Eau pure',
  'ring-railroads': 'Ligne côtière',
  'science-triumph': 'Suprématie de la science',
  'second-chance': 'Seconde chance',
  'ships-arrive': 'Arrivée d’un navire',
  'telegraph-message': 'Message télégraphique',
  'travel-day-and-night': 'Voyager jour et nuit',
  'when-the-plans-were-good': 'Un plan sans accroc',
};

export const challenges: Readonly<Record<keyof typeof english.challenges, Explained>> = {
  'influx-of-patients': {
    name: 'Ruée de patients',
    about: 'Chaque tour, des patients marchent vers les hôpitaux, et un hôpital bondé déborde.',
  },
  'historical-diseases': {
    name: 'Maladies historiques',
    about: 'Paludisme, typhus, choléra et fièvre jaune ont chacun leur façon de bousculer les règles.',
  },
};

type Disease = keyof typeof english.diseases;

export const diseases: Readonly<Record<Disease, string>> = {
  malaria: 'paludisme',
  typhus: 'typhus',
  cholera: 'choléra',
  'yellow-fever': 'fièvre jaune',
};

export const effects: Readonly<Record<Disease, string>> = {
  malaria: 'le noir arrive par deux là où il n’y en avait pas',
  typhus: 'le rouge en nombre est long à traiter',
  cholera: 'les éclosions bleues portent plus loin',
  'yellow-fever': 'le jaune saute de port en port',
};

export const isDisease = (id: string): id is Disease => Object.hasOwn(diseases, id);

const NUMBERS: Readonly<Record<string, string>> = { '1': 'Une', '2': 'Deux', '3': 'Trois' };

/** “draw-2”, “malaria+cholera”. */
function diseaseChoice(value: string): Explained | undefined {
  const count = /^draw-(\d)$/u.exec(value)?.[1];
  if (count === '4') return { name: 'Les quatre', about: 'Chaque maladie montre les dents.' };
  if (count !== undefined)
    return {
      name: `${NUMBERS[count] ?? count} au hasard`,
      about: count === '1' ? 'Le sort désigne la maladie.' : `Le sort désigne ${count} maladies.`,
    };
  const ids = value.split('+').filter(isDisease);
  if (ids.length === 0) return undefined;
  return {
    name: capital(
      listed(
        ids.map((id) => diseases[id]),
        'et',
      ),
    ),
    about: `${capital(ids.map((id) => effects[id]).join('\u00a0; '))}.`,
  };
}

export const options: Readonly<Record<keyof typeof english.options, OptionWords>> = {
  hands: optionOf('Mains', 'Chacun voit-il les cartes de tous\u00a0?', {
    open: { name: 'Ouvertes', about: 'Toutes les cartes sont visibles.' },
  }),
  passengers: optionOf(
    'Passagers',
    'Faut-il l’accord de celui qu’on emmène, ou à qui l’on donne une carte de loin\u00a0?',
    {
      free: { name: 'Sans demander', about: 'Les passagers suivent, tout simplement.' },
      ask: { name: 'Demander', about: 'Les passagers acceptent ou refusent d’abord.' },
    },
  ),
  'epidemic-tokens': optionOf(
    'Purification et épidémies',
    'Ce que les jetons Purification empêchent quand une épidémie touche une ville déjà infectée.',
    {
      outbreak: { name: 'Aussi l’éclosion', about: 'Assez de jetons empêchent l’éclosion.' },
      cubes: {
        name: 'Les cubes seulement',
        about:
          'Une lecture plus dure\u00a0: les jetons empêchent l’ajout de cubes, mais l’éclosion a lieu quand même.',
      },
    },
  ),
  diseases: {
    name: 'Maladies',
    about: 'Les maladies historiques de la partie.',
    value: diseaseChoice,
  },
  malaria: optionOf('Paludisme', 'Quand une ville sans cube noir en reçoit deux.', {
    infections: {
      name: 'Propagation seulement',
      about: 'Les éclosions apportent un seul cube noir, comme d’habitude.',
    },
    outbreaks: {
      name: 'Éclosions aussi',
      about:
        'Une lecture plus dure\u00a0: une éclosion noire apporte deux cubes aux villes qui n’en ont pas.',
    },
  }),
  'yellow-fever': optionOf('Fièvre jaune', 'Quels cubes jaunes dans un port en amènent d’autres.', {
    all: { name: 'Tous les cubes', about: 'Ceux des cartes Propagation, des épidémies et des éclosions.' },
    infections: {
      name: 'Propagation seulement',
      about: 'Une lecture plus douce\u00a0: seulement ceux des cartes de la fin du tour.',
    },
  }),
};
