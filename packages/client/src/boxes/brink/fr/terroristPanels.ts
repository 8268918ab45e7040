// What the panels of the Bio-Terrorist say, in French.
import type { OpponentWords } from '../../../words/opponent.ts';
import { pluralIn } from '../../../words/plural.ts';

const plural = pluralIn('fr');

export const opponent: OpponentWords = {
  title: 'Le Bioterroriste',
  state: {
    hidden: 'Caché',
    hiddenIn: (city) => `Caché\u00a0: ${city}`,
    spotted: (city) => `Repéré\u00a0: ${city}`,
    captured: (city) => `Capturé\u00a0: ${city}`,
  },
  places: (count) => plural(count, { one: '# ville possible', other: '# villes possibles' }),
  cards: (count) => plural(count, { one: '# carte Propagation', other: '# cartes Propagation' }),
  sighted: (city, turn) => `Aperçu en dernier\u00a0: ${city}, tour ${String(turn)}`,
  more: 'Ce que l’on sait du Bioterroriste',
  hideouts: 'Cercles violets\u00a0: villes où le Bioterroriste peut être',
  command: (next, of) =>
    next > of ? `Les ${String(of)} commandes sont faites` : `Commande ${String(next)} sur ${String(of)}`,
  left: (actions, freeDrive) =>
    [
      plural(actions, { one: '# action', other: '# actions' }),
      ...(freeDrive ? ['un trajet gratuit'] : []),
    ].join(' et '),
};
