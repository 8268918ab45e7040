// Ce qui se dit au-dessus du plateau, en français.
import { pluralIn } from '../plural.ts';
import type { SequenceWords } from '../sequence.ts';

const plural = pluralIn('fr');

export const sequence: SequenceWords = {
  epidemic: (card) => (card === undefined ? 'Épidémie' : `Épidémie : ${card}`),
  increase: 'Accélération',
  rate: (from, to) =>
    from === to ? `vitesse ${String(to)}, inchangée` : `vitesse ${String(from)} → ${String(to)}`,
  infect: 'Infection',
  cubes: (count) => plural(count, { one: '# cube', other: '# cubes' }),
  intensify: 'Intensification',
  back: (count) =>
    plural(count, { one: '# carte remise sur la pioche', other: '# cartes remises sur la pioche' }),
  eventsNow: 'Des événements peuvent être joués avant la dernière étape.',
  strain: 'La souche est désignée',
  outbreak: (waves) => plural(waves, { one: 'Éclosion', other: '# éclosions en chaîne' }),
  goal: { done: 'Une percée !', gone: 'Éradiquée !' },
};
