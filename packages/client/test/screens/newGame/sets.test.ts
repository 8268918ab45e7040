// Every set of challenges on the new-game screen: those that the rules allow can be ticked, in any order; no other can stay ticked, and why
// one can’t be played has words in every language.
import { compile, gamesThereAre, type ConfigRequest } from '@cordon/engine';
import { expect, it } from 'vitest';
import { GAMES } from '../../../src/games/games.ts';
import { configOf, usualSetup, withBoxes, withChallenge } from '../../../src/screens/newGame/setup.ts';
import { configurations as english } from '../../../src/words/game/en/setup/configurations.ts';
import { configurations as french } from '../../../src/words/game/fr/setup/configurations.ts';

const CHALLENGES = gamesThereAre()[0]!.boxes.flatMap(({ challenges }) => challenges);
const playersIn = (set: readonly string[]): number =>
  set.includes('solo') ? 1 : set.includes('team') ? 4 : set.includes('bio-terrorist') ? 3 : 2;
const ALL_SETS = Array.from({ length: 2 ** CHALLENGES.length }, (_, bits) => {
  const challenges = CHALLENGES.filter((_one, at) => (bits & (1 << at)) !== 0);
  return { boxes: ['brink', 'lab'], players: playersIn(challenges), epidemics: 4, challenges };
});
/** So many of them are legal. */
const LEGAL_SETS = 34;

const base = GAMES.find(({ id }) => id === 'base')!;
const boxed = withBoxes(usualSetup(base, 'local'), ['brink', 'lab'], base);

const ticked = (challenges: readonly string[]) => {
  const setup = challenges.reduce((one, challenge) => withChallenge(one, challenge, base), boxed);
  return { chosen: setup.challenges, compiled: compile(configOf(setup, base) as ConfigRequest) };
};

it('BRINK-COMB-2 34 sets can be ticked in any order; of the others the last choice stays and the game can begin', () => {
  let legal = 0;
  for (const { challenges } of ALL_SETS)
    for (const order of [challenges, challenges.toReversed()]) {
      const { chosen, compiled } = ticked(order);
      expect(compiled.ok, order.join()).toBe(true);
      expect(chosen.at(-1) === undefined || chosen.includes(order.at(-1)!)).toBe(true);
      if (chosen.length === order.length) legal++;
    }
  expect(legal).toBe(2 * LEGAL_SETS);
});

it('BRINK-COMB-4 each reason for a refusal has a sentence of its own in both languages', () => {
  const reasons = new Set(
    ALL_SETS.map((set) => compile(set)).flatMap((one) => (one.ok ? [] : [one.error.reason!])),
  );
  expect(reasons.size).toBe(6);
  const said = [...reasons].flatMap((reason) =>
    [english, french].map((words) => words[reason as keyof typeof words]),
  );
  expect(said.every((sentence) => typeof sentence === 'string' && sentence.endsWith('.'))).toBe(true);
  expect(new Set(said).size).toBe(12);
});
