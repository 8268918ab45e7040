import { compile, seedFromText, start, view } from '@cordon/engine';
import { describe, expect, test } from 'vitest';
import type { Offer, OperandValue } from '../../../src/choices/offer.ts';
import { factsOf, GAMES } from '../../../src/games/games.ts';
import { speakerOf, type Speaker } from '../../../src/words/game/index.ts';
import type { Language } from '../../../src/words/words.ts';
import { WHOLE } from './support/parts.ts';

function offer(
  game: string,
  name: string,
  operands: Record<string, OperandValue>,
  { seat = 1, cards = [] }: { seat?: number; cards?: readonly string[] } = {},
): Offer {
  const kind = factsOf(game).kinds.find((one) => one.name === name)!;
  return { seat, words: '', kind, operands, price: { actions: 1, cards } };
}

function at(language: Language, roles: readonly string[], game = 'base'): Speaker {
  const seats = roles.map((role, index) => ({
    seat: index + 1,
    role,
    name: index === 1 ? 'Ann' : undefined,
  }));
  return speakerOf({ language, game, seats, you: [1] });
}

const started = (roles: readonly string[]) => {
  const game = compile({ game: 'base', players: roles.length, roles });
  if (!game.ok) throw new Error(game.error.message);
  return view(start(game.value, seedFromText('commands')).state, 1);
};

const ROLES = ['medic', 'dispatcher'];

describe('an offer is said with its cost', () => {
  const board = { ...started(ROLES), cubes: {} };
  const english = (name: string, operands: Record<string, OperandValue>, cards: readonly string[]): string =>
    WHOLE.en.offerLabel(at('en', ROLES), offer('base', name, operands, { cards }), board);

  test.each([
    ['direct', { to: 'cairo' }, ['cairo'], 'Direct flight to Cairo: discard Cairo'],
    ['direct', { to: 'cairo' }, [], 'Direct flight to Cairo'],
    ['charter', { to: 'lima' }, ['atlanta'], 'Charter flight to Lima: discard Atlanta'],
    ['shuttle', { to: 'lima' }, [], 'Shuttle flight to Lima'],
    ['give', { card: 'paris', player: '2' }, [], 'Give Paris to Ann'],
    ['build', {}, ['atlanta'], 'Build a research station in Atlanta: discard Atlanta'],
    ['build', {}, [], 'Build a research station in Atlanta'],
    [
      'build',
      { from: 'cairo' },
      ['atlanta'],
      'Build a research station in Atlanta, moved from Cairo: discard Atlanta',
    ],
    ['treat', { colour: 'blue' }, [], 'Treat the blue disease in Atlanta'],
    ['airlift', { pawn: '1', to: 'lima' }, ['airlift'], 'Airlift: move your pawn to Lima'],
    [
      'send-charter',
      { pawn: '2', to: 'lima' },
      ['atlanta'],
      'Send Ann’s pawn on a charter flight to Lima: discard Atlanta',
    ],
    [
      'cure',
      { colour: 'red', cards: ['tokyo', 'osaka'] },
      ['tokyo', 'osaka'],
      'Cure the red disease: discard Tokyo and Osaka',
    ],
  ])('%s %o at the price of %o', (name, operands, cards, label) => {
    expect(english(name, operands, cards)).toBe(label);
  });

  test('treating says how many cubes there are', () => {
    const sick = { ...board, cubes: { atlanta: { blue: 3 } } };
    const treat = offer('base', 'treat', { colour: 'blue' });
    expect(WHOLE.fr.offerLabel(at('fr', ROLES), treat, sick)).toBe(
      'Traiter la maladie bleue à Atlanta (3 cubes)',
    );
  });

  test('a kind without words says what it takes, too', () => {
    const kind = { ...factsOf('base').kinds[0]!, name: 'set-sail', phrase: 'set-sail {to}' };
    const price = { actions: 1, cards: ['cairo', 'lima'] };
    const unknown = { seat: 1, words: '', kind, operands: {}, price };
    expect(WHOLE.en.offerLabel(at('en', ROLES), unknown)).toBe('Set sail: discard Cairo and Lima');
    expect(WHOLE.fr.offerLabel(at('fr', ROLES), unknown)).toBe('Set sail\u00a0: défausser Le Caire et Lima');
    const dear = { ...unknown, price: { actions: 1, cards: ['cairo'], cubes: { red: 3 } } };
    expect(WHOLE.en.offerLabel(at('en', ROLES), dear)).toBe('Set sail: return 3 red cubes and discard Cairo');
    expect(WHOLE.fr.offerLabel(at('fr', ROLES), dear)).toBe(
      'Set sail\u00a0: remettre 3 cubes rouges dans la réserve et défausser Le Caire',
    );
  });

  test('in French, to the reader too', () => {
    const words = WHOLE.fr;
    const asked = offer('base', 'take', { card: 'cairo', player: '1' }, { seat: 2 });
    expect(words.offerLabel(at('fr', ROLES), asked)).toBe('Vous prendre Le Caire');
    const direct = offer('base', 'direct', { to: 'cairo' }, { cards: ['cairo'] });
    expect(words.offerLabel(at('fr', ROLES), direct)).toBe(
      'Vol direct pour Le Caire\u00a0: défausser Le Caire',
    );
  });

  test('what the CDC does is said without its name, which stands before it where others act too', () => {
    const rest = offer('base', 'rest', {}, { seat: 2 });
    expect(WHOLE.en.offerLabel(at('en', ROLES), rest)).toBe('End the turn');
    expect(WHOLE.fr.offerLabel(at('fr', ROLES), rest)).toBe('Terminer le tour');
  });

  test('in Iberia', () => {
    const words = WHOLE.en;
    const speaker = at('en', ['sailor', 'nurse'], 'iberia');
    expect(words.offerLabel(speaker, offer('iberia', 'sail', { to: 'vigo' }))).toBe('Sail to Vigo');
    expect(words.offerLabel(speaker, offer('iberia', 'sail', { to: 'vigo', pawn: '2' }))).toBe(
      'Sail to Vigo with Ann',
    );
    expect(words.offerLabel(speaker, offer('iberia', 'purify', { region: 'porto-vigo', card: 'vigo' }))).toBe(
      'Purify the water of the Porto–Vigo region: discard Vigo',
    );
  });
});

test('a kind without words is said by its phrase, and a name without words by its id', () => {
  const kind = { ...factsOf('base').kinds[0]!, name: 'set-sail', phrase: 'set-sail {to} [with {pawn}]' };
  const words = WHOLE.en;
  expect(words.offerLabel(at('en', ROLES), { seat: 1, words: '', kind, operands: {} })).toBe('Set sail');
  expect(words.kindLabel('base', 'set-sail')).toBe('Set sail');
  expect(words.botName('clever-fox')).toBe('Clever Fox');
  expect(words.roleName('base', 'ship-captain')).toBe('Ship Captain');
});

test('names of places', () => {
  expect(WHOLE.en.regionName('iberia', 'porto-vigo')).toBe('Porto–Vigo');
  expect(WHOLE.fr.regionName('iberia', 'ciudad-real-madrid-toledo')).toBe('Ciudad Real–Madrid–Tolède');
  const french = WHOLE.fr;
  const prevents = (region: string): string =>
    french.offerLabel(at('fr', ['nurse', 'sailor'], 'iberia'), offer('iberia', 'prevent', { region }));
  expect(prevents('cadiz')).toBe('Protéger la région de Cadix');
  expect(prevents('alicante')).toBe('Protéger la région d’Alicante');
  expect(prevents('caceres-madrid')).toBe('Protéger la région Cáceres–Madrid');
  expect(WHOLE.fr.lineName('iberia', 'madrid-toledo')).toMatch(/Madrid – Tolède|Tolède – Madrid/u);
  expect(WHOLE.fr.cardName('base', 'epidemic-3')).toBe('Épidémie');
  expect(WHOLE.fr.cardName('base', 'airlift')).toBe('Pont aérien');
  expect(WHOLE.fr.cardName('base', 'cairo')).toBe('Le Caire');
});

/** Words that are the same in both languages. */
const SAME = new Set(['Train', 'Iberia', 'Sabotage']);

test.each(GAMES)('$id: the French names are French', ({ id, kinds, choices }) => {
  const [english, french] = [WHOLE.en, WHOLE.fr];
  const pairs = [
    ...kinds.map(({ name }) => [english.kindLabel(id, name), french.kindLabel(id, name)]),
    ...choices.roles.map((role) => [english.roleName(id, role), french.roleName(id, role)]),
    ...choices.events.map((event) => [english.eventName(id, event), french.eventName(id, event)]),
    ...choices.options.map(({ name }) => [english.option(id, name).about, french.option(id, name).about]),
  ];
  const alike = pairs.filter(([one, other]) => one === other && !SAME.has(one ?? ''));
  expect(alike).toEqual([]);
});
