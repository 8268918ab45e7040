// What people type for the commands of every game besides the words of the game and the names on the buttons.
import { baseVerbs } from './base/verbs.ts';
import { iberiaVerbs } from './iberia/verbs.ts';

/** The kind of command, or a word within one, to what may be typed instead. */
export type Verbs = Readonly<Record<string, readonly string[]>>;

const SHARED: Verbs = {
  drive: ['go', 'conduire', 'aller', 'rouler'],
  treat: ['traiter', 'soigner'],
  give: ['donner'],
  take: ['prendre'],
  end: ['finir', 'fin', 'terminer'],
  infect: ['propager', 'infecter'],
  continue: ['go on', 'continuer'],
  discard: ['défausser', 'jeter'],
  accept: ['agree', 'accepter'],
  refuse: ['decline', 'refuser'],
};

const GAMES: Readonly<Record<string, Verbs>> = { base: baseVerbs, iberia: iberiaVerbs };

export function verbsFor(game: string, kind: string): readonly string[] {
  return [...(SHARED[kind] ?? []), ...(GAMES[game]?.[kind] ?? [])];
}

const WORDS: ReadonlyMap<string, readonly string[]> = new Map([
  ['to', ['à', 'au', 'vers']],
  ['from', ['de', 'depuis', 'du']],
  ['with', ['avec', 'using']],
  ['discarding', ['discard', 'en défaussant', 'défausser', 'défausse']],
  ['in', ['à', 'dans', 'au']],
  ['and', ['et']],
  ['for', ['contre', 'pour']],
  ['then', ['puis']],
  ['three', ['3', 'trois']],
  ['driving', ['en voiture']],
  ['direct', ['vol direct']],
  ['charter', ['vol charter']],
  ['shuttle', ['navette']],
]);

/** The small words between the parts of a command. */
export function wordsFor(word: string): readonly string[] {
  return WORDS.get(word) ?? [];
}
