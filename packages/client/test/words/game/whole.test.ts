import { factsFor, legal, view as viewOf, type Command, type Fact } from '@cordon/engine';
import { describe, expect, test } from 'vitest';
import type { Offer } from '../../../src/choices/offer.ts';
import { cityOf, factsOf } from '../../../src/games/games.ts';
import { LANGUAGES, type Language } from '../../../src/words/words.ts';
import { playedGame, REQUESTS, speakerFor } from './support/games.ts';
import { partOf, SHARED, WHOLE } from './support/parts.ts';
import { faults } from './support/typography.ts';

function offerOf(game: string, command: Command): Offer {
  const kind = factsOf(game).kinds.find(({ name }) => name === command.kind)!;
  const operands = Object.entries(command).flatMap(([name, value]) =>
    Object.hasOwn(kind.operands, name)
      ? [[name, Array.isArray(value) ? value.map(String) : String(value)] as const]
      : [],
  );
  return { seat: command.seat, words: '', kind, operands: Object.fromEntries(operands) };
}

/** Words of a fact that should not be said by their ids. */
function unnamed(language: Language, game: string, fact: Fact): string | undefined {
  const part = partOf(language, game);
  if (fact.fact === 'moved' && !Object.hasOwn(part.moves, fact.by)) return fact.by;
  if (fact.fact === 'prevented' && !Object.hasOwn(part.prevented, fact.by)) return fact.by;
  if (fact.fact === 'removed' && fact.by !== 'treat' && !Object.hasOwn(part.removals, fact.by))
    return fact.by;
  return undefined;
}

const SENTENCE = /^[\p{Lu}\p{N}].*[.!?]$/u;
const BEGINNING = /^[\p{Lu}\p{N}]/u;
const UNKNOWN_WAIT = /^(?:The game waits for|Le jeu attend)/u;

describe.each(LANGUAGES)('in %s', (language) => {
  const words = WHOLE[language];

  test.each(REQUESTS.map((request, seed) => ({ request, seed })))(
    'a whole game is told without a gap: $request.game, $request.players, $request.challenges',
    ({ request: { game = '', ...rest }, seed }) => {
      const wrong: unknown[] = [];
      const check = (text: string, shape: RegExp): void => {
        const found = faults(language, text);
        if (found.length > 0 || !shape.test(text)) wrong.push({ text, found });
      };
      for (const { view, state, facts } of playedGame({ game, ...rest }, seed)) {
        const speaker = speakerFor(language, view);
        const { heading, sentence } = words.waitsFor(speaker, view);
        const sentences = [
          sentence,
          ...words.tell(speaker, facts),
          ...words.tell(speaker, factsFor(facts, 1)),
          ...facts.map((fact) => words.factSentence(speaker, fact)),
          words.describeTracks(speaker, view),
          words.describeThreats(speaker, view),
          words.describeHand(speaker, view, 1),
          words.whereAmI(speaker, view, 2),
        ];
        for (const text of sentences) check(text, SENTENCE);
        check(heading, BEGINNING);
        if (UNKNOWN_WAIT.test(sentence)) wrong.push({ frame: view.frames.at(-1) });
        for (const fact of facts) {
          const unknown = SHARED[language].unknownFact(fact.fact) === words.factSentence(speaker, fact);
          if (unknown || unnamed(language, game, fact) !== undefined) wrong.push({ fact });
        }
        const after = viewOf(state, 0);
        for (const command of legal(state).slice(0, 12))
          check(words.offerLabel(speaker, offerOf(game, command), after), BEGINNING);
      }
      expect(wrong).toEqual([]);
    },
  );

  test('every city can be described', () => {
    for (const request of REQUESTS.slice(0, 1).concat(REQUESTS.slice(-1)))
      for (const { view } of [...playedGame(request, 5)].slice(-1))
        for (const { id } of factsOf(view.config.game).cities) {
          const text = words.describeCity(speakerFor(language, view), view, id);
          expect(text).toContain(cityOf(view.config.game, id)?.name[language]);
          expect(faults(language, text), text).toEqual([]);
        }
  });
});
