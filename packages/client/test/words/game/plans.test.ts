// Reasons in both languages and games: every code has a sentence of its own, without holes.
import type { Reason } from '@cordon/protocol';
import { expect, test } from 'vitest';
import { plans as english } from '../../../src/words/game/en/advice/plans.ts';
import { plans as french } from '../../../src/words/game/fr/advice/plans.ts';
import { gameWords, speakerOf } from '../../../src/words/game/index.ts';

const PLANS = { en: english, fr: french };

const REASONS: { readonly [Code in Reason['code']]: Omit<Extract<Reason, { code: Code }>, 'code'> } = {
  wins: {},
  'reaches-goal': { colour: 'blue' },
  'ends-disease': { colour: 'blue' },
  'averts-defeat': { from: 0.4, to: 0.1 },
  'prevents-outbreak': { city: 'madrid', colour: 'blue', from: 0.4, to: 0.002, chain: 3 },
  'fears-strain': { colour: 'blue', spaces: 2, cubes: 2 },
  'clears-board': { colour: 'blue', from: 3, to: 1 },
  'ends-effect': { card: 'madrid' },
  treats: { city: 'madrid', colour: 'blue', from: 3, to: 1 },
  protects: { cities: ['madrid'] },
  'saves-supply': { colour: 'blue', from: 2, to: 4 },
  'quiet-infections': {},
  'slows-infections': { from: 3, to: 1 },
  'stops-chains': {},
  'completes-hand': { seat: 1, colour: 'blue' },
  collects: { seat: 2, colour: 'blue', from: 2, to: 1 },
  shares: { card: 'madrid', from: 1, to: 2 },
  'takes-back': { seat: 1, card: 'madrid' },
  'draws-card': { seat: 2 },
  'keeps-cubes': { colour: 'blue', from: 1, to: 2 },
  'works-for': { deed: 'sample', colour: 'blue' },
  'completes-work': { colour: 'blue' },
  'seeks-card': {},
  builds: { city: 'madrid' },
  'nears-goal': { seat: 1, colour: 'blue', from: 3, to: 1 },
  'nears-danger': { seat: 2, city: 'madrid', from: 3, to: 1 },
  meets: { seat: 1, other: 2, city: 'madrid', card: 'madrid' },
  'changes-role': { seat: 1, role: 'medic' },
  'uses-ability': { seat: 1, role: 'medic' },
  'plays-event': { seat: 1, card: 'madrid' },
  'keeps-event': { seat: 1, card: 'madrid' },
  'parts-with': { card: 'madrid', why: 'other' },
  'nothing-better': {},
  'comes-out-best': {},
};

const all = Object.entries(REASONS).map(([code, about]) => ({ code, ...about }) as Reason);

test.each(['en', 'fr'] as const)('every reason has its own words in %s', (language) => {
  const say = gameWords(language);
  for (const game of ['base', 'iberia']) {
    const seats = [
      { seat: 1, role: '', name: 'Ann' },
      { seat: 2, role: '', name: 'Bob' },
    ];
    const speaker = speakerOf({ language, game, seats, you: [2] });
    const said = all.map((reason) => say.reason(PLANS[language], speaker, reason));
    expect(new Set(said).size).toBe(all.length);
    for (const sentence of said) {
      expect(sentence).toMatch(/^\p{Lu}/u);
      expect(sentence).not.toMatch(/undefined|NaN|#| {2}|\.$/u);
    }
  }
});

test('a card comes to you in French as a Frenchman says it', () => {
  const seats = [
    { seat: 1, role: '', name: 'Ann' },
    { seat: 2, role: '', name: 'Bob' },
  ];
  const speaker = speakerOf({ language: 'fr', game: 'base', seats, you: [2] });
  const said = gameWords('fr').reason(PLANS.fr, speaker, { code: 'shares', card: 'madrid', from: 1, to: 2 });
  expect(said).toBe('Fait passer Madrid d’Ann à vous');
});

/** What can be done in the laboratory for a cure. */
const DEEDS = [
  'sample',
  'characterize',
  'centrifuge',
  'separate',
  'grow',
  'apply',
  'test',
  'place-sequence',
  'swap-sequence',
];

test.each(['en', 'fr'] as const)('every deed in the lab has its own words in %s', (language) => {
  const speaker = speakerOf({ language, game: 'base', seats: [], you: [] });
  const say = (deed: string): string =>
    gameWords(language).reason(PLANS[language], speaker, { code: 'works-for', deed, colour: 'red' });
  const said = [...DEEDS, 'anything else'].map(say);
  expect(new Set(said).size).toBe(DEEDS.length + 1);
  for (const sentence of said) expect(sentence).toMatch(language === 'en' ? /red/u : /rouge/u);
});

test('says what is said in a game of its own', () => {
  const speaker = (game: string) => speakerOf({ language: 'en', game, seats: [], you: [] });
  const cure: Reason = { code: 'reaches-goal', colour: 'red' };
  expect(gameWords('en').reason(PLANS.en, speaker('base'), cure)).toBe('Cures the red disease');
  expect(gameWords('en').reason(PLANS.en, speaker('iberia'), cure)).toBe(
    'Completes the research on the red disease',
  );
  expect(
    gameWords('fr').reason(
      PLANS.fr,
      { ...speaker('base'), language: 'fr' },
      { code: 'prevents-outbreak', city: 'paris', colour: 'blue', from: 0.4, to: 0.002, chain: 1 },
    ),
  ).toMatch(/^Ramène le risque d’une éclosion à Paris de 40[\u00a0\u202f]% à < 1[\u00a0\u202f]%$/u);
});
