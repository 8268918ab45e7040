// Every set of challenges as a program asks for it: those that the rules allow become tables, each other is refused with its sentence.
import { gamesThereAre } from '@cordon/engine';
import { parseRequest } from '@cordon/protocol/requests';
import { expect, it } from 'vitest';
import { gameAsked } from '../../src/requests/tables.ts';
import { Refusal } from '../../src/tables/refusal.ts';

const CHALLENGES = gamesThereAre()[0]!.boxes.flatMap(({ challenges }) => challenges);
const playersIn = (set: readonly string[]): number =>
  set.includes('solo') ? 1 : set.includes('team') ? 4 : set.includes('bio-terrorist') ? 3 : 2;
const ALL_SETS = Array.from({ length: 2 ** CHALLENGES.length }, (_, bits) => {
  const challenges = CHALLENGES.filter((_one, at) => (bits & (1 << at)) !== 0);
  return { boxes: ['brink', 'lab'], players: playersIn(challenges), epidemics: 4, challenges };
});
/** So many of them are legal. */
const LEGAL_SETS = 34;

const SENTENCES: Readonly<Record<string, string>> = {
  'terrorist-alone': 'The Bio-Terrorist challenge cannot be played solo.',
  'terrorist-and-teams': 'The Bio-Terrorist challenge cannot be played in team mode.',
  'lab-and-teams': 'The Lab challenge cannot be played in team mode.',
  'two-purples':
    'The Bio-Terrorist and the Mutation challenges both use the purple disease and cannot be combined.',
  'one-mutation': 'Worldwide Panic is a variant of Mutation: choose one of them.',
  'solo-and-teams': 'Solo mode and team mode exclude each other.',
};

interface Answer {
  readonly challenges: readonly string[];
  readonly reason?: string | undefined;
  readonly message?: string;
}

function answerTo(config: (typeof ALL_SETS)[number]): Answer {
  const asked = parseRequest(JSON.stringify({ type: 'create', id: 1, config }));
  if (!asked.ok || asked.request.type !== 'create') throw new Error('a request that is none');
  try {
    return { challenges: gameAsked(asked.request.config).config.challenges.toSorted() };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { challenges: [], reason: error.more.reason, message: error.message };
  }
}

it('BRINK-COMB-2 34 of 128 can be created, and every refusal has a reason and its sentence', () => {
  const answers = ALL_SETS.map(answerTo);
  const expected = ALL_SETS.map(({ challenges }, index): Answer => {
    const { reason } = answers[index]!;
    return reason === undefined
      ? { challenges: challenges.toSorted() }
      : { challenges: [], reason, message: SENTENCES[reason]! };
  });
  expect(answers).toEqual(expected);
  expect(answers.filter(({ reason }) => reason === undefined)).toHaveLength(LEGAL_SETS);
  const reasons = answers.flatMap(({ reason }) => reason ?? []);
  expect(new Set(reasons)).toEqual(new Set(Object.keys(SENTENCES)));
});
