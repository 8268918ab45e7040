// What the cards and awards of team mode are called, in French.
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
import type { ThingsLike } from '../../box.ts';
import type { things as english } from '../en/teamNames.ts';

const goalCard = (number: number) => ({
  name: `Carte Objectif ${String(number)}`,
  the: `la carte Objectif ${String(number)}`,
});
const bonusCard = (name: string) => ({ name, the: name });
const divided = (division: string) => ({ name: division, the: division });

export const things: ThingsLike<typeof english> = {
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
  bonus: {
    'rrt-blue': bonusCard('Intervention\u00a0: bleu'),
    'rrt-yellow': bonusCard('Intervention\u00a0: jaune'),
    'rrt-black': bonusCard('Intervention\u00a0: noir'),
    'rrt-red': bonusCard('Intervention\u00a0: rouge'),
    sgs: bonusCard('Structure similaire'),
  },
  division: { '4-2': divided('4–2'), '3-3': divided('3–3'), '2-4': divided('2–4') },
};

export const dash = (division: string): string => division.replace('-', '–');

/** What comes after “pour”: one of them, then several. */
const EXTRAS: Readonly<Record<GoalExtra, readonly [one: string, many: (per: string) => string]>> = {
  station: ['chaque station de recherche', (per) => `${per} stations de recherche`],
  special: ['chaque récompense spéciale', (per) => `${per} récompenses spéciales`],
  deck: [
    'chaque carte restant dans le paquet Joueur',
    (per) => `${per} cartes restant dans le paquet Joueur`,
  ],
  outbreaks: [
    'chaque case libre de la piste des éclosions',
    (per) => `${per} cases libres de la piste des éclosions`,
  ],
  hand: ['chaque carte Événement ou Bonus en main', (per) => `${per} cartes Événement ou Bonus en main`],
};

/** “2 de prestige pour un remède, 4 pour une éradication et 1 pour chaque station de recherche”. */
export function goalSentence(word: string | undefined): string {
  if (word === undefined) return 'une carte Objectif que vous ne voyez pas';
  const { cure, eradication, extras } = goalWorth(word);
  const others = extras.map(({ what, per, prestige }) => {
    const [one, many] = EXTRAS[what];
    return `${String(prestige)} pour ${per === 1 ? one : many(String(per))}`;
  });
  return listed(
    [`${String(cure)} de prestige pour un remède`, `${String(eradication)} pour une éradication`, ...others],
    'et',
  );
}

export const SPECIAL: Readonly<Record<string, string>> = {
  'first-cure': 'le premier remède',
  'first-eradication': 'la première éradication',
  strain: 'la souche virulente',
  mutation: 'la mutation',
  'last-purple': 'le dernier cube violet',
};

/** “le remède contre la maladie rouge”. */
export function awardName(talk: Talk, award: string): string {
  const { what, colour } = awardParts(award);
  if (colour === '') return SPECIAL[what] ?? what;
  return what === 'cure'
    ? `le remède contre ${talk.disease(colour)}`
    : `l’éradication de ${talk.disease(colour)}`;
}

/** As it stands after “villes”. */
const CITIES: Readonly<Record<string, string>> = {
  blue: 'bleues',
  yellow: 'jaunes',
  black: 'noires',
  red: 'rouges',
};

/** “une Équipe régionale d’intervention pour les villes rouges, qui vaut 1 de prestige en main à la fin”. */
export function bonusName(talk: Talk, { colour, prestige }: BonusWorth): string {
  const what =
    colour === undefined
      ? 'une Structure génétique similaire'
      : `une Équipe régionale d’intervention pour les villes ${CITIES[colour] ?? talk.colour(colour)}`;
  return `${what}, qui vaut ${String(prestige)} de prestige en main à la fin`;
}

export const PARTS: Readonly<Record<PrestigePart, string>> = {
  cures: 'les remèdes',
  eradications: 'les éradications',
  station: 'les stations de recherche',
  special: 'le nombre de récompenses spéciales',
  deck: 'les cartes restant dans le paquet Joueur',
  outbreaks: 'les cases libres de la piste des éclosions',
  hand: 'les cartes Événement et Bonus en main',
  awards: 'ce qui est imprimé sur les récompenses spéciales',
  bonus: 'ce qui est imprimé sur les cartes Bonus',
  'last-purple': 'le dernier cube violet',
};

/** “6 pour les remèdes et 4 pour les éradications”; empty if nothing gave any. */
export const prestigeName = (talk: Talk, parts: Readonly<Record<string, number>>): string =>
  talk.list(prestigeParts(parts).map(([part, prestige]) => `${String(prestige)} pour ${PARTS[part]}`));
