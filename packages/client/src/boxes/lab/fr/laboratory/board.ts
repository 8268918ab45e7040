// What the lab board says, in French.
import { cubesIn, type Cubes } from '@cordon/protocol/laboratory';
import { listed } from '@cordon/protocol/telling';
import type { LaboratoryWords } from '../../../../words/laboratory.ts';
import { coloured } from './things.ts';

const list = (items: readonly string[]): string => listed(items, 'et');
const number = (cubes: Cubes): number => cubesIn(cubes).reduce((all, { count }) => all + count, 0);
const counted = (cubes: Cubes): string =>
  list(cubesIn(cubes).map(({ colour, count }) => `${String(count)} ${coloured(count, colour)}`));
const verb = (cubes: Cubes, one: string, other: string): string => (number(cubes) === 1 ? one : other);

const LOSES = 'La réserve n’a pas assez de cubes\u00a0: la partie serait perdue.';

export const laboratory: LaboratoryWords = {
  title: 'Laboratoire',
  open: 'Ouvrir le laboratoire',
  fold: 'Replier le laboratoire',
  about: (place, what) => `${place}\u00a0: ${what}`,
  cubes: (cubes) => (number(cubes) === 0 ? 'vide' : counted(cubes)),
  arrow: {
    centrifuge: (from) => `Centrifuger ${from}\u00a0: une seule couleur continue`,
    separate: (from) => `Séparer ${from}\u00a0: un cube de chaque couleur continue`,
    grow: (from) => `Cultiver ${from}\u00a0: chaque cube est doublé`,
    apply: (from, to) => `Déplacer ${from} vers ${to}`,
  },
  loses: LOSES,
  follows({ moved, added, lost, filled, cards, completes, loses }) {
    if (loses === 'yes') return LOSES;
    const parts = [
      ...(number(moved) === 0
        ? []
        : [
            filled > 0
              ? `${counted(moved)} ${verb(moved, 'remplit un cercle', 'remplissent des cercles')}`
              : `${counted(moved)} ${verb(moved, 'continue', 'continuent')}`,
          ]),
      ...(number(added) === 0 ? [] : [`${counted(added)} ${verb(added, 'vient', 'viennent')} de la réserve`]),
      ...(cards.length === 0
        ? []
        : [`${list(cards)} ${cards.length === 1 ? 'est défaussée' : 'sont défaussées'}`]),
      ...(number(lost) === 0
        ? []
        : [`${counted(lost)} ${verb(lost, 'retourne', 'retournent')} à la réserve`]),
    ];
    const told = parts.length === 0 ? '' : `${list(parts)}.`;
    return completes === 'yes' ? `${told} La ligne est complète.`.trim() : told;
  },
  line: {
    empty: 'Pas de carte Séquence',
    open: 'Non caractérisée',
    filled: (count, of) => `${String(count)} ${count < 2 ? 'cercle' : 'cercles'} sur ${String(of)}`,
    complete: 'Complète',
  },
  spaces: {
    characterize: {
      name: 'Caractériser',
      empty: 'non caractérisée',
      card: (city) => `caractérisée avec ${city}`,
    },
    test: { name: 'Tester', empty: 'non testée', card: (city) => `testée avec ${city}` },
  },
  deck: {
    title: 'Cartes Séquence',
    left: (count) => `${String(count)} dans la pioche`,
    look: 'Voir les cartes Séquence',
    draw: 'Séquencer\u00a0: piocher une carte',
    discard: (count) => `Défausse\u00a0: ${String(count)}`,
    unseen: (count) => `Pas encore vues\u00a0: ${String(count)}`,
    none: 'Aucune',
    reconstructed:
      'Le livret ne montre pas les 14 cartes. Leurs cercles viennent d’une seule source, leurs fioles sont reconstituées.',
    ownList: 'Une table peut saisir les cartes de sa boîte en commençant une partie.',
  },
  card: (circles, vials) =>
    `cercles\u00a0: ${list(circles.map(({ colour, count }) => `${String(count)} ${coloured(count, colour)}`))}\u00a0; fioles\u00a0: ${list(vials.map((colour) => coloured(1, colour)))}`,
  sequencing: {
    title: 'La carte piochée',
    place: (line) => `La placer sur ${line}`,
    swap: (line) => `L’échanger avec ${line}`,
    drop: 'La défausser',
    keeps: 'Rien n’est perdu.',
  },
};
