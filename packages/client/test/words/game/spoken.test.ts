import { compile, seedFromText, start, view, type View } from '@cordon/engine';
import { describe, expect, test } from 'vitest';
import { gameWords, speakerOf, threatsOf, type Speaker } from '../../../src/words/game/index.ts';
import { loadGameWords } from '../../../src/words/game/load.ts';
import type { Language } from '../../../src/words/words.ts';

function started(game: string, roles: readonly string[]): View {
  const compiled = compile({ game, players: roles.length, roles });
  if (!compiled.ok) throw new Error(compiled.error.message);
  return view(start(compiled.value, seedFromText('spoken')).state, 1);
}

const at = (language: Language, { config, seats }: View): Speaker =>
  speakerOf({
    language,
    game: config.game,
    seats: seats.map(({ seat, role }) => ({ seat, role })),
    you: [1],
  });

const calm: View = {
  ...started('base', ['scientist', 'medic']),
  cubes: { cairo: { black: 2, yellow: 1 } },
  supply: { blue: 24, yellow: 23, black: 22, red: 24 },
};

describe('dangers', () => {
  test('there are none', () => {
    expect(gameWords('en').describeThreats(at('en', calm), calm)).toBe('Nothing urgent.');
    expect(gameWords('fr').describeThreats(at('fr', calm), calm)).toBe('Rien d’urgent.');
  });

  test('full cities, few cubes, few outbreaks, few cards', () => {
    const tight: View = {
      ...calm,
      cubes: { cairo: { black: 3 }, paris: { blue: 2 } },
      supply: { ...calm.supply, red: 1 },
      outbreaks: 7,
      playerDeck: { ...calm.playerDeck, size: 3 },
    };
    expect(threatsOf(tight)).toEqual({
      full: [{ city: 'cairo', colour: 'black' }],
      low: [{ colour: 'red', left: 1 }],
      outbreaksLeft: 1,
      turnsLeft: 1,
    });
    expect(gameWords('en').describeThreats(at('en', tight), tight)).toBe(
      'About to break out: Cairo (black). Only 1 red cube left. 1 more outbreak loses the game. Cards for 1 more turn.',
    );
  });
});

describe('the board for the ear', () => {
  test('a city', () => {
    const text = gameWords('en').describeCity(at('en', calm), calm, 'atlanta');
    expect(text).toBe(
      'Atlanta, blue: no cubes. Research station. Here: you and the Medic. Next to it: Chicago, Miami and Washington.',
    );
    expect(gameWords('fr').describeCity(at('fr', calm), calm, 'cairo')).toContain(
      'Le Caire, ville noire\u00a0: 2 cubes noirs et 1 cube jaune.',
    );
  });

  test('a hand, with how far it leads', () => {
    const [own, other] = calm.seats;
    const seats = [
      { ...own!, hand: ['tokyo', 'osaka', 'paris', 'airlift'], handSize: 4 },
      { ...other!, hand: [], handSize: 3 },
    ];
    const dealt = { ...calm, seats };
    const words = gameWords('en');
    expect(words.describeHand(at('en', calm), dealt, 1)).toBe(
      'Your hand: red, 2 of 4: Tokyo and Osaka; blue, 1 of 4: Paris; event: Airlift.',
    );
    expect(words.describeHand(at('en', calm), dealt, 2)).toBe('The Medic holds: 3 hidden cards.');
    expect(gameWords('fr').describeHand(at('fr', calm), dealt, 2)).toBe(
      'Main du Médecin\u00a0: 3 cartes cachées.',
    );
  });

  test('a place', () => {
    const words = gameWords('en');
    expect(words.whereAmI(at('en', calm), calm, 1)).toBe('You are in Atlanta with the Medic: no cubes.');
    const before = started('iberia', ['sailor', 'nurse']);
    expect(words.whereAmI(at('en', before), before, 1)).toBe('You are not on the board yet.');
    expect(gameWords('fr').whereAmI(at('fr', before), before, 1)).toBe(
      'Vous n’êtes pas encore sur le plateau.',
    );
  });

  test('the tracks, with what only this game has', () => {
    const text = gameWords('en').describeTracks(at('en', calm), calm);
    expect(text).toMatch(/^Outbreaks 0 of 8\. Infection rate 2\. Player cards \d+, enough for \d+ turns\./u);
    expect(text).toContain('No cure yet. Research stations: Atlanta.');
    const cured = { ...calm, shows: { ...calm.shows, cures: { red: 'cured', blue: 'eradicated' } } };
    expect(gameWords('fr').describeTracks(at('fr', cured), cured)).toContain(
      'Guéries\u00a0: bleue et rouge. Éradiquées\u00a0: bleue.',
    );
  });

  test('Iberia shows its rails, its water and its hospitals', () => {
    const board = started('iberia', ['sailor', 'nurse']);
    const shows = {
      ...board.shows,
      rails: ['madrid-toledo'],
      hospitals: { red: 'madrid' },
      tokens: { 'ciudad-real-madrid-toledo': 2 },
      prevention: 'madrid-salamanca-valladolid',
    };
    const text = gameWords('en').describeCity(at('en', board), { ...board, shows }, 'madrid');
    expect(text).toContain('The red hospital. ');
    expect(text).toContain('2 water tokens around it. Protected by the Nurse.');
  });
});

test('a language and a game can be loaded alone', async () => {
  const words = await loadGameWords('fr', ['base']);
  expect(words.games).toEqual(['base']);
  expect(words.roleName('base', 'medic')).toBe('Médecin');
  expect(() => words.roleName('iberia', 'nurse')).toThrow('iberia');
  expect((await loadGameWords('en')).games).toEqual(['base', 'iberia']);
});
