import { compile, seedFromText, start, view, type View } from '@cordon/engine';
import { describe, expect, test } from 'vitest';
import { factsOf } from '../../../src/games/games.ts';
import { gameWords, speakerOf, type Speaker } from '../../../src/words/game/index.ts';
import type { Language } from '../../../src/words/words.ts';

function board(game: string, waitsFor: number, frame: View['frames'][number]): View {
  const compiled = compile({ game, players: 2 });
  if (!compiled.ok) throw new Error(compiled.error.message);
  const seen = view(start(compiled.value, seedFromText('waits')).state, 0);
  return { ...seen, waitsFor, frames: [frame] };
}

const at = (language: Language, game = 'base'): Speaker =>
  speakerOf({
    language,
    game,
    seats: [
      { seat: 1, role: 'medic' },
      { seat: 2, role: 'dispatcher', name: 'Ann' },
    ],
    you: [1],
  });

describe('what the game waits for', () => {
  const english = (waitsFor: number, frame: View['frames'][number]) =>
    gameWords('en').waitsFor(at('en'), board('base', waitsFor, frame));

  test('actions, one or several', () => {
    expect(english(1, { frame: 'actions', left: 3 }).heading).toBe('Your turn: 3 actions left');
    expect(english(2, { frame: 'actions', left: 1 }).heading).toBe('Ann’s turn: 1 action left');
    expect(english(2, { frame: 'actions', left: 0 }).heading).toBe('Ann’s turn: no action left');
  });

  test('somebody who plays several seats is told what to do, by the role', () => {
    const both = { ...at('en'), you: [1, 2] };
    expect(gameWords('en').waitsFor(both, board('base', 1, { frame: 'actions', left: 2 }))).toEqual({
      heading: 'The Medic’s turn: 2 actions left',
      sentence: 'Choose an action, or end your actions and draw.',
    });
  });

  test('how many cards are too many', () => {
    const full = board('base', 2, { frame: 'hand-limit' });
    const seats = full.seats.map((seat) => ({ ...seat, handSize: 9 }));
    expect(gameWords('en').waitsFor(at('en'), { ...full, seats }).sentence).toBe(
      'Ann is over the hand limit and discards 2 cards, or plays an event.',
    );
  });

  test('an answer to a question, in which the question is said', () => {
    const asked = {
      frame: 'consent',
      asked: 1,
      command: { kind: 'give', seat: 2, card: 'paris', player: 1 },
    };
    expect(english(1, asked)).toEqual({
      heading: 'You are asked',
      sentence: 'Ann wants to do this: Give Paris to you. Accept or refuse.',
    });
    expect(gameWords('fr').waitsFor(at('fr'), board('base', 1, asked)).sentence).toBe(
      'Ann propose ceci\u00a0: Vous donner Paris. Acceptez ou refusez.',
    );
  });

  test('an answer to a question, with what the deed costs', () => {
    const asked = {
      frame: 'consent',
      asked: 1,
      command: { kind: 'send', seat: 2, player: 1, to: 'paris' },
      price: { actions: 2, cards: ['lima'] },
    };
    expect(english(1, asked).sentence).toMatch(/: discard Lima \(2 actions\)\. Accept or refuse\.$/u);
    expect(gameWords('fr').waitsFor(at('fr'), board('base', 1, asked)).sentence).toMatch(
      /\u00a0: défausser Lima \(2 actions\)\. Acceptez ou refusez\.$/u,
    );
  });

  test('in Iberia, by the fields of the frame', () => {
    const chain = { frame: 'chain', colour: 'blue' };
    const words = gameWords('fr');
    expect(words.waitsFor(at('fr', 'iberia'), board('iberia', 2, chain)).heading).toBe('Éclosions');
    const spreading = board('iberia', 2, { ...chain, spreading: 'evora' });
    expect(words.waitsFor(at('fr', 'iberia'), spreading).heading).toBe('Éclosion à Évora');
  });

  test('a frame without words still says for whom', () => {
    expect(english(2, { frame: 'sunrise' })).toEqual({
      heading: 'Ann’s turn',
      sentence: 'The game waits for Ann.',
    });
  });

  test('the end of the game', () => {
    const won: View = { ...board('base', 0, { frame: '' }), ending: 'won' };
    expect(gameWords('en').waitsFor(at('en'), won).heading).toBe('Victory');
    expect(gameWords('fr').ending('base', 'cards').sentence).toContain('pioche');
  });
});

describe('why not', () => {
  const words = gameWords('en');
  const refused = { code: 'illegal-command', message: 'As the server says it.' };

  test('the reason, more exactly where the offer is known', () => {
    const reason = { ...refused, reason: 'card-not-held' };
    expect(words.refusal(at('en'), reason)).toBe('The card for it is not in the hand.');
    const kind = factsOf('base').kinds.find(({ name }) => name === 'direct')!;
    expect(words.refusal(at('en'), reason, { seat: 1, words: '', kind, operands: { to: 'cairo' } })).toBe(
      'A direct flight to Cairo takes the card Cairo.',
    );
  });

  test('the code where there is no reason, and the server where there are no words', () => {
    expect(words.refusal(at('en'), { code: 'seat-taken', message: '' })).toBe('Somebody sits there already.');
    expect(words.refusal(at('en'), { ...refused, reason: 'moon-wrong' })).toBe('As the server says it.');
    expect(words.refusal(at('en'), { code: 'tea-cold', message: 'The tea is cold.' })).toBe(
      'The tea is cold.',
    );
  });
});

test.each(['en', 'fr'] as const)('only a no has a heading over the board in %s', (language) => {
  const say = gameWords(language);
  const shown = board('base', 1, { frame: 'actions', left: 4 });
  const heading = (answer: 'accepted' | 'refused') =>
    say.banner('base', { fact: 'answered', seat: 1, answer }, shown);
  expect(heading('refused')).toBe({ en: 'Request refused', fr: 'Demande refusée' }[language]);
  expect(heading('accepted')).toBeUndefined();
});
