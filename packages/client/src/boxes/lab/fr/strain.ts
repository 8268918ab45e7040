// What In the Lab adds to the Virulent Strain, in French: two epidemics.
import type { PartLike } from '../../box.ts';
import type { part as english } from '../en/strain.ts';

export const part: PartLike<typeof english> = {
  epidemics: {
    'highly-contagious': {
      name: 'Hautement contagieuse',
      about: 'Une éclosion de la souche qui n’est pas en chaîne met deux cubes dans chaque ville reliée.',
    },
    'resistant-to-treatment': {
      name: 'Résistante aux traitements',
      about: 'Traiter la souche coûte deux actions du même tour.',
    },
  },
};
