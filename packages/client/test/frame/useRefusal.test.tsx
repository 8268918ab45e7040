// What a hall refuses is told in the language of the page, and never in the English of the engine in French.
import { compile, type ConfigRequest } from '@cordon/engine';
import { prerenderToNodeStream } from 'react-dom/static';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { RefusedError } from '../../src/channel/channel.ts';
import { useRefusal } from '../../src/frame/useRefusal.ts';
import { WordsContext } from '../../src/words/context.tsx';
import { loadWords } from '../../src/words/load.ts';
import { LANGUAGES, type Language } from '../../src/words/words.ts';

function Told({ error }: { readonly error: unknown }) {
  return useRefusal()(error);
}

async function told(language: Language, error: unknown): Promise<string> {
  const words = await loadWords(language);
  const { prelude } = await prerenderToNodeStream(
    <WordsContext value={words}>
      <Told error={error} />
    </WordsContext>,
  );
  return text(prelude);
}

function refused(request: ConfigRequest): RefusedError {
  const compiled = compile(request);
  if (compiled.ok) throw new Error('this can be played');
  return new RefusedError('bad-configuration', compiled.error.message, compiled.error);
}

const FOUR = ['airlift', 'forecast', 'government-grant', 'resilient-population'];

describe('a table that can’t be set up', () => {
  test.each<[ConfigRequest, en: string, fr: string]>([
    [
      { players: 4, pool: ['medic', 'scientist'] },
      'Choose at least 4 roles, one for each player: you chose only 2.',
      'Choisissez au moins 4 rôles, un par joueur\u00a0: vous n’en avez choisi que 2.',
    ],
    [
      { players: 4, boxes: ['lab'], events: FOUR },
      'Choose at least 8 events, 2 for each player: you chose only 4.',
      'Choisissez au moins 8 événements, 2 par joueur\u00a0: vous n’en avez choisi que 4.',
    ],
    [
      { boxes: ['lab'], events: [] },
      'Choose at least 4 events, 2 for each player: you chose none.',
      'Choisissez au moins 4 événements, 2 par joueur\u00a0: vous n’en avez choisi aucun.',
    ],
    [
      { roles: ['medic', 'dispatcher'], pool: ['medic', 'scientist'] },
      'You left out the role that somebody is to play: Dispatcher.',
      'Vous avez écarté un rôle que quelqu’un doit jouer\u00a0: Répartiteur.',
    ],
    [
      { players: 5 },
      'Another box is needed: 5 players.',
      'Il faut pour cela une autre extension\u00a0: 5 joueurs.',
    ],
    [{ players: 9 }, 'This game is for 2, 3, 4 or 5 players.', 'Ce jeu se joue à 2, 3, 4 ou 5 joueurs.'],
    [
      { epidemics: 2 },
      'There can be 4, 5, 6 or 7 epidemics.',
      'Il y a 4, 5, 6 ou 7 épidémies dans une partie.',
    ],
    [{ roles: ['medic'] }, '2 players need 2 roles, not 1.', 'Il faut 2 rôles pour 2 joueurs, et non 1.'],
    [
      { challenges: ['calm'] },
      'Cordon has no challenge “calm”.',
      'Cordon ne connaît aucun défi «\u00a0calm\u00a0».',
    ],
    [
      { boxes: ['lab', 'lab'] },
      'The box “lab” is there twice.',
      'L’extension «\u00a0lab\u00a0» s’y trouve deux fois.',
    ],
    [
      { options: { hands: 'up' } },
      'The option “hands” can’t be “up”.',
      'L’option «\u00a0hands\u00a0» ne peut pas être «\u00a0up\u00a0».',
    ],
  ])('%j', async (request, en, fr) => {
    const error = refused(request);
    expect(await told('en', error)).toBe(en);
    expect(await told('fr', error)).toBe(fr);
  });
});

test('a refusal without a reason is told by its code', async () => {
  const malformed = refused({ players: '2' } as unknown as ConfigRequest);
  expect(await told('en', malformed)).toBe('The number of players must be a number.');
  expect(await told('fr', malformed)).toBe('On ne peut pas jouer ainsi.');
});

test.each(LANGUAGES)(
  'a reason that is younger than the page is no English in another language (%s)',
  async (language) => {
    const young = new RefusedError('illegal-command', 'The moon is full.', { reason: 'full-moon' });
    expect((await told(language, young)).includes(young.message)).toBe(language === 'en');
  },
);
