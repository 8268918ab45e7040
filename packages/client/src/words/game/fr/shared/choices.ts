// What a table can choose in every game, the bots, the endings, in French.
import type { Explained, Waiting } from '../../explained.ts';
import type { GamePart, OptionWords } from '../../parts.ts';
import type * as english from '../../en/shared/choices.ts';

const LEVELS: Readonly<Record<number, Explained>> = {
  4: { name: 'Introduction', about: 'Quatre épidémies\u00a0: idéal pour une première partie.' },
  5: { name: 'Standard', about: 'Cinq épidémies\u00a0: une partie serrée pour qui connaît les règles.' },
  6: { name: 'Héroïque', about: 'Six épidémies\u00a0: la moindre erreur se paie.' },
  7: { name: 'Légendaire', about: 'Sept épidémies\u00a0: pour ceux qui ont déjà tout gagné.' },
};

export function epidemics(count: number): Explained {
  return (
    LEVELS[count] ?? {
      name: `${String(count)} épidémies`,
      about: `La pioche contient ${String(count)} épidémies.`,
    }
  );
}

/** An option with a fixed list of values. */
export function optionOf(
  name: string,
  about: string,
  values: Readonly<Record<string, Explained>>,
): OptionWords {
  return { name, about, value: (value) => values[value] };
}

export const options: Readonly<Record<keyof typeof english.options, OptionWords>> = {
  consent: optionOf('Accord', 'Faut-il l’accord de celui dont on déplace le pion ou les cartes\u00a0?', {
    ask: { name: 'Demander', about: 'La personne concernée accepte ou refuse.' },
    automatic: { name: 'Accepter', about: 'Tout le monde est d’accord d’avance\u00a0; on ne demande rien.' },
  }),
  windows: optionOf(
    'Moments pour les événements',
    'Quand le jeu s’arrête pour qu’on puisse jouer un événement.',
    {
      always: {
        name: 'Toujours',
        about: 'Le jeu s’arrête chaque fois\u00a0: impossible de deviner qui tient un événement.',
      },
      possible: {
        name: 'Si nécessaire',
        about:
          'Le jeu ne s’arrête que si quelqu’un peut en jouer un\u00a0: plus rapide, mais c’est un indice.',
      },
    },
  ),
};

export const bots: Readonly<Record<keyof typeof english.bots, Explained>> = {
  novice: {
    name: 'Débutant',
    about: 'Réfléchit d’une action à la suivante\u00a0: facile à suivre, idéal pour apprendre.',
  },
  fast: { name: 'Rapide', about: 'Prépare tout son tour en un clin d’œil.' },
  strong: {
    name: 'Fort',
    about: 'Joue ses meilleurs plans dans sa tête avant de choisir.',
  },
  greedy: { name: 'Glouton', about: 'Prend ce qui paraît le mieux sur le moment. Pour comparer.' },
  random: { name: 'Hasard', about: 'Joue n’importe quel coup permis. Pour les essais.' },
};

export const endings: Readonly<Record<keyof typeof english.endings, (game: GamePart) => Waiting>> = {
  running: () => ({ heading: 'En cours', sentence: 'La partie continue.' }),
  abandoned: () => ({ heading: 'Partie abandonnée', sentence: 'Plus personne n’y joue.' }),
  stopped: () => ({ heading: 'Fin de l’enregistrement', sentence: 'On ne peut plus jouer à cette table.' }),
  won: (game) => ({ heading: 'Victoire', sentence: game.won }),
  outbreaks: () => ({ heading: 'Défaite', sentence: 'Trop d’éclosions\u00a0: la panique gagne partout.' }),
  cubes: () => ({
    heading: 'Défaite',
    sentence: 'Une maladie échappe à tout contrôle\u00a0: il ne restait plus assez de ses cubes.',
  }),
  cards: () => ({
    heading: 'Défaite',
    sentence: 'Le temps est écoulé\u00a0: la pioche des joueurs est vide.',
  }),
};

export const isEnding = (id: string): id is keyof typeof endings => Object.hasOwn(endings, id);
