// What the rules screen says in French.
import type { RulesWords } from '../words.ts';

export const words: RulesWords = {
  title: 'Règles',
  chooseGame: 'Quel jeu',
  contents: 'Sommaire',
  search: 'Chercher dans les règles',
  searchHint: 'éclosion, limite…',
  clear: 'Effacer la recherche',
  found: { one: '# passage', other: '# passages' },
  foundNothing: 'Rien trouvé. Essayez avec moins de mots, ou des mots plus courts.',
  results: 'Passages trouvés',
  backToResults: 'Revenir aux passages trouvés',
  marked: 'Les mots cherchés sont surlignés.',
  loading: 'Les règles arrivent…',
  failed: 'Les règles n’ont pas pu être chargées.',
  again: 'Réessayer',
  note: 'À noter',
  table: (caption) => `Tableau\u00a0: ${caption}`,
  linkTo: (section) => `Lien vers « ${section} »`,
  readRules: 'Lire dans les règles',
};
