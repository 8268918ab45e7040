// How a game of teams ended, in the words of the page.
import { view } from '@cordon/engine';
import { expect, it } from 'vitest';
import { teamScene, teamState } from '../../support/teamTable.ts';

async function endingOf(name: string, language: 'en' | 'fr' = 'en') {
  const state = teamState(name);
  const { say, game } = await teamScene(state, 0, { language, say: await wordsOfTeams(language) });
  const seen = view(state, 0);
  return say.ending(game, seen.ending, seen);
}

async function wordsOfTeams(language: 'en' | 'fr') {
  const { wordsOf } = await import('../../../src/boxes/load.ts');
  return wordsOf(language, { game: 'base', boxes: ['brink', 'lab'], challenges: ['team'] });
}

it('names the team with the most prestige', async () => {
  const english = await endingOf('team-won-by-one');
  expect(english.heading).toBe('Team 2 wins');
  expect(english.sentence).toContain('Team 2 has the most prestige.');
  expect((await endingOf('team-won-by-one', 'fr')).heading).toBe('L’équipe 2 gagne');
});

it('names all teams that share the win', async () => {
  const { heading, sentence } = await endingOf('team-won-shared');
  expect(heading).toBe('A shared win');
  expect(sentence).toContain('Teams 1 and 2');
});

it('says that all have lost a lost world, after why', async () => {
  for (const name of ['team-cubes', 'team-cards', 'team-outbreaks-strain-panic']) {
    const { heading, sentence } = await endingOf(name);
    expect(sentence).toMatch(/\. When the world is lost all teams lose/u);
    expect(heading).not.toContain('wins');
  }
});
