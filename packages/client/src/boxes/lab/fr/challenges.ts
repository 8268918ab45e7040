// What In the Lab adds to challenges, in French.
import type { TextsLike } from '../../box.ts';
import type { texts as english } from '../en/index.ts';

type French = TextsLike<typeof english>;

export const challenges: French['challenges'] = {};

export const options: French['options'] = {};

export const epidemics: French['epidemics'] = {
  'highly-contagious': {
    name: 'Hautement contagieuse',
    about: 'Une éclosion de la souche qui n’est pas en chaine met deux cubes dans chaque ville reliée.',
  },
  'resistant-to-treatment': {
    name: 'Résistante aux traitements',
    about: 'Traiter la souche coûte deux actions.',
  },
};
