// What is brought late is what is known at once.
import { expect, it } from 'vitest';
import { GAMES } from '../../../src/games/games.ts';
import { explain } from '../../../src/rules/explain/explain.ts';
import { loadExplanations } from '../../../src/rules/explain/load.ts';
import { lookUp } from '../../../src/rules/explain/lookUp.ts';
import { LANGUAGES } from '../../../src/words/words.ts';

it('brings each game in each language', async () => {
  for (const { id, choices } of GAMES) {
    for (const language of LANGUAGES) {
      const explanations = await loadExplanations(language, id);
      const what = { kind: 'role', id: choices.roles[0]! } as const;
      expect(explanations && lookUp(explanations, what)).toEqual(explain(language, id, what));
    }
  }
});

it('brings nothing for a game nobody wrote about', async () => {
  expect(await loadExplanations('en', 'chess')).toBeUndefined();
});
