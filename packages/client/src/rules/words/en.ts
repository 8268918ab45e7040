// What the rules screen says in English.
import type { RulesWords } from '../words.ts';

export const words: RulesWords = {
  title: 'Rules',
  chooseGame: 'Which game',
  contents: 'Contents',
  search: 'Search the rules',
  searchHint: 'outbreak, hand limit…',
  clear: 'Clear the search',
  found: { one: '# passage', other: '# passages' },
  foundNothing: 'Nothing found. Try fewer or shorter words.',
  results: 'What was found',
  backToResults: 'Back to what was found',
  marked: 'Words you searched for are marked.',
  loading: 'The rules are coming…',
  failed: 'The rules could not be loaded.',
  again: 'Try again',
  note: 'Note',
  table: (caption) => `Table: ${caption}`,
  linkTo: (section) => `Link to “${section}”`,
  readRules: 'Read it in the rules',
};
