import type { Fact } from '@cordon/engine';
import { describe, expect, test } from 'vitest';
import { gameWords, speakerOf, waves, type Speaker } from '../../../src/words/game/index.ts';
import { tellRecap } from '../../../src/words/game/telling/tellRecap.ts';
import type { Language } from '../../../src/words/words.ts';
import { WHOLE } from './support/parts.ts';

const at = (language: Language, you: readonly number[] = [1], game = 'base'): Speaker =>
  speakerOf({
    language,
    game,
    seats: [
      { seat: 1, role: 'medic' },
      { seat: 2, role: 'dispatcher', name: 'Ann' },
      { seat: 3, role: 'researcher' },
    ],
    you,
  });

const CHAIN: readonly Fact[] = [
  { fact: 'infectionDrawn', city: 'delhi', from: 'top' },
  { fact: 'outbreak', city: 'delhi', colour: 'black', depth: 0, total: 1 },
  {
    fact: 'placed',
    city: 'mumbai',
    colour: 'black',
    count: 1,
    now: 2,
    cause: 'outbreak',
    from: 'delhi',
    depth: 0,
  },
  { fact: 'outbreak', city: 'karachi', colour: 'black', depth: 1, total: 2 },
  {
    fact: 'placed',
    city: 'mumbai',
    colour: 'black',
    count: 1,
    now: 3,
    cause: 'outbreak',
    from: 'karachi',
    depth: 1,
  },
  { fact: 'prevented', city: 'riyadh', colour: 'black', by: 'quarantine-specialist', cause: 'outbreak' },
  { fact: 'outbreak', city: 'kolkata', colour: 'black', depth: 1, total: 3 },
  { fact: 'infectionDiscarded', city: 'delhi' },
];

/** Facts of a module that this page does not know yet. */
function newFacts(name: string): readonly Fact[] {
  const facts: unknown = [{ fact: name }];
  const areFacts = (value: unknown): value is readonly Fact[] => Array.isArray(value);
  return areFacts(facts) ? facts : [];
}

describe('a chain of outbreaks', () => {
  test('is one sentence, then where the cubes lie', () => {
    expect(gameWords('en').tell(at('en'), CHAIN)).toEqual([
      'Outbreak in Delhi, chain to Karachi and Kolkata, 3 of 8.',
      'The black cubes there now: Mumbai 3.',
      'No cube in Riyadh.',
    ]);
    expect(gameWords('fr').tell(at('fr'), CHAIN)[0]).toBe(
      'Éclosion à Delhi, en chaîne à Karachi et à Calcutta, 3 sur 8.',
    );
  });

  test('is a list of waves for whoever shows it', () => {
    expect(waves(CHAIN)).toEqual([
      { city: 'delhi', colour: 'black', depth: 0 },
      { city: 'karachi', colour: 'black', depth: 1 },
      { city: 'kolkata', colour: 'black', depth: 1 },
    ]);
  });

  test('goes on without the card where somebody was asked in between', () => {
    expect(gameWords('en').tell(at('en'), CHAIN.slice(4, 5))).toEqual([
      'The black cubes there now: Mumbai 3.',
    ]);
  });
});

describe('who is meant', () => {
  const drive = (seat: number): Fact => ({ fact: 'moved', seat, from: 'paris', to: 'cairo', by: 'drive' });

  test('you, a name, or a role', () => {
    const told = [1, 2, 3].flatMap((seat) => gameWords('en').tell(at('en'), [drive(seat)]));
    expect(told).toEqual([
      'You drive from Paris to Cairo.',
      'Ann drives from Paris to Cairo.',
      'The Researcher drives from Paris to Cairo.',
    ]);
  });

  test('nobody is “you” for somebody who holds several seats, or none', () => {
    for (const you of [[], [1, 2]])
      expect(gameWords('en').tell(at('en', you), [drive(1)])).toEqual([
        'The Medic drives from Paris to Cairo.',
      ]);
  });

  test('French articles melt', () => {
    expect(gameWords('fr').tell(at('fr'), [drive(2)])).toEqual(['Ann va de Paris au Caire.']);
    const give: Fact = { fact: 'shared', card: 'cairo', from: 1, to: 3 };
    expect(gameWords('fr').tell(at('fr', []), [give])).toEqual([
      'Le Médecin donne Le Caire à la Chercheuse.',
    ]);
    expect(gameWords('fr').tell(at('fr', [3]), [give])).toEqual(['Le Médecin vous donne Le Caire.']);
  });

  test('two seats of the same name are told apart', () => {
    const { seats } = speakerOf({
      language: 'en',
      game: 'base',
      seats: [
        { seat: 1, role: 'medic', name: 'Greedy' },
        { seat: 2, role: 'scientist', name: 'Greedy' },
      ],
      you: [],
    });
    expect(seats.map(({ name }) => name)).toEqual(['Greedy 1', 'Greedy 2']);
  });
});

describe('what belongs together', () => {
  const one = (language: Language, facts: readonly Fact[], game = 'base'): string[] =>
    gameWords(language).tell(at(language, [1], game), facts);

  test('a draw with its cards, those that are hidden counted', () => {
    const drew: Fact = { fact: 'drew', seat: 2, count: 2 };
    expect(one('en', [drew])).toEqual(['Ann draws 2 cards.']);
    expect(one('en', [drew, { fact: 'epidemicDrawn', seat: 2, card: 'epidemic-1' }])).toEqual([
      'Ann draws an EPIDEMIC and 1 other card.',
    ]);
    expect(
      one('fr', [
        drew,
        { fact: 'drewCard', seat: 2, card: 'paris' },
        { fact: 'drewCard', seat: 2, card: 'airlift' },
      ]),
    ).toEqual(['Ann pioche Paris et Pont aérien.']);
  });

  test('an infection card with its cube', () => {
    const card = (count: number, now: number): Fact[] => [
      { fact: 'infectionDrawn', city: 'paris', from: 'top' },
      { fact: 'placed', city: 'paris', colour: 'blue', count, now, cause: 'infection' },
      { fact: 'infectionDiscarded', city: 'paris' },
    ];
    expect(one('en', card(1, 1))).toEqual(['Infection in Paris: 1 blue cube.']);
    expect(one('en', card(2, 3))).toEqual(['Infection in Paris: 2 blue cubes, now 3.']);
    expect(one('fr', card(1, 2))).toEqual(['Infection à Paris\u00a0: 1 cube bleu, 2 en tout.']);
  });

  test('a deed with its price', () => {
    const cards = ['tokyo', 'osaka', 'seoul', 'manila', 'taipei'];
    const cured: Fact[] = [
      ...cards.map((card): Fact => ({ fact: 'discarded', seat: 1, card, by: 'cure' })),
      { fact: 'cured', colour: 'red', seat: 1 },
      { fact: 'eradicated', colour: 'red' },
    ];
    expect(one('en', cured)).toEqual([
      'You cure the red disease (discarded: Tokyo, Osaka, Seoul, Manila and Taipei)!',
      'The red disease is eradicated: it never comes back.',
    ]);
    expect(one('fr', cured)[0]).toBe(
      'Vous guérissez la maladie rouge (défausse\u00a0: Tokyo, Osaka, Séoul, Manille et Taipei)\u00a0!',
    );
  });

  test('a passenger with whoever takes it along', () => {
    const ride = (seat: number): Fact => ({ fact: 'moved', seat, from: 'vigo', to: 'leon', by: 'train' });
    expect(one('en', [ride(2), ride(1)], 'iberia')).toEqual([
      'Ann takes the train from Vigo to León with you.',
    ]);
  });

  test('a card that is discarded for its event goes without saying', () => {
    const played: Fact[] = [
      { fact: 'eventPlayed', seat: 1, card: 'airlift' },
      { fact: 'moved', seat: 2, from: 'paris', to: 'cairo', by: 'airlift' },
      { fact: 'discarded', seat: 1, card: 'airlift', by: 'event' },
    ];
    expect(one('en', played)).toEqual(['You play Airlift.', 'Ann is airlifted from Paris to Cairo.']);
  });

  test('nothing is told as nothing', () => {
    expect(one('en', [])).toEqual([]);
    expect(gameWords('en').lastEvents(at('en'), [])).toBe('Nothing has happened yet.');
    expect(gameWords('en').lastEvents(at('en'), CHAIN)).toMatch(/^Outbreak in Delhi.* No cube in Riyadh\.$/u);
  });

  test('a fact without words is named rather than lost', () => {
    expect(one('en', newFacts('meteorFell'))).toEqual(['Something happens: meteorFell.']);
  });
});

describe('purple', () => {
  const placed = { fact: 'placed', city: 'cairo', count: 1, now: 2 } as const;
  const COMPANION: readonly Fact[] = [
    { fact: 'infectionDrawn', city: 'cairo', from: 'top' },
    { ...placed, colour: 'black', now: 1, cause: 'infection' },
    { ...placed, colour: 'purple', cause: 'infection' },
    { fact: 'infectionDiscarded', city: 'cairo' },
  ];

  test('comes along with the colour of a city, and each is counted by itself', () => {
    expect(WHOLE.en.tell(at('en'), COMPANION)).toEqual([
      'Infection in Cairo: 1 black cube.',
      'Infection in Cairo: 1 purple cube, now 2.',
    ]);
    expect(WHOLE.fr.tell(at('fr'), COMPANION)).toEqual([
      'Infection au Caire\u00a0: 1 cube noir.',
      'Infection au Caire\u00a0: 1 cube violet, 2 en tout.',
    ]);
  });

  test('breaks out by itself', () => {
    const facts: readonly Fact[] = [
      ...COMPANION.slice(0, 2),
      { fact: 'outbreak', city: 'cairo', colour: 'purple', depth: 0, total: 3 },
      { ...placed, city: 'riyadh', colour: 'purple', now: 1, cause: 'outbreak', from: 'cairo', depth: 0 },
    ];
    expect(WHOLE.en.tell(at('en'), facts)).toEqual([
      'Infection in Cairo: 1 black cube.',
      'Outbreak in Cairo, 3 of 8.',
      'The purple cubes there now: Riyadh 1.',
    ]);
  });

  test('comes without a card to cities that have some', () => {
    const more = (city: string): Fact => ({ ...placed, city, colour: 'purple', now: 3, cause: 'extra' });
    expect(WHOLE.en.tell(at('en'), [more('cairo')])).toEqual(['One more purple cube: Cairo 3.']);
    expect(WHOLE.fr.tell(at('fr'), [more('cairo'), more('lima')])).toEqual([
      'Un cube violet de plus par ville\u00a0: Le Caire 3 et Lima 3.',
    ]);
  });

  test('is told apart from the cubes of the setup', () => {
    const setup = (city: string, colour: string, count: number): Fact[] => [
      { fact: 'placed', city, colour, count, now: count, cause: 'setup' },
    ];
    const facts: readonly Fact[] = [
      { fact: 'infectionDrawn', city: 'lima', from: 'top' },
      ...setup('lima', 'yellow', 3),
      { fact: 'infectionDiscarded', city: 'lima' },
      ...setup('lima', 'purple', 1),
    ];
    expect(WHOLE.en.tell(at('en'), facts)).toEqual(['At the start: 3 cubes in Lima; 1 purple cube in Lima.']);
  });
});

test('an epidemic with a name is called by it', () => {
  const draw = (card: string): readonly Fact[] => [
    { fact: 'drew', seat: 1, count: 2 },
    { fact: 'drewCard', seat: 1, card: 'lima' },
    { fact: 'epidemicDrawn', seat: 1, card },
  ];
  expect(WHOLE.en.tell(at('en'), draw('rate-effect'))).toEqual([
    'You draw Lima and an EPIDEMIC (Rate Effect).',
  ]);
  expect(WHOLE.en.tell(at('en'), draw('epidemic-1'))).toEqual(['You draw Lima and an EPIDEMIC.']);
  expect(WHOLE.fr.tell(at('fr'), draw('hidden-pocket'))).toEqual([
    'Vous piochez Lima et une ÉPIDÉMIE (Souche cachée).',
  ]);
});

describe('a card whose name ends in a mark', () => {
  const drawn: readonly Fact[] = [
    { fact: 'drew', seat: 2, count: 2 },
    { fact: 'drewCard', seat: 2, card: 'madrid' },
    { fact: 'specialDrawn', seat: 2, card: 'mutation-intensifies' },
  ];
  test.each([
    ['en', 'Ann draws Madrid and The Mutation Intensifies!', 'Ann draws The Mutation Intensifies!'],
    [
      'fr',
      'Ann pioche Madrid et La mutation s’intensifie\u00a0!',
      'Ann pioche La mutation s’intensifie\u00a0!',
    ],
  ] as const)('ends its sentence once: %s', (language, together, alone) => {
    const say = WHOLE[language];
    expect(say.tell(at(language), drawn)).toEqual([together]);
    expect(say.factSentence(at(language), drawn[2]!)).toBe(alone);
    expect(tellRecap(say, at(language), [{ seat: 2, facts: drawn }]).at(0)).toMatch(/[^!.\s]\u00a0?!$/u);
  });
});
