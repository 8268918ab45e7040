import { describe, expect, it } from 'vitest';
import type { Command, View } from '@cordon/engine';
import { waitWords } from '../../../src/words/waits.ts';
import { BOTH, Table } from './table.ts';

const table = new Table({ challenges: BOTH, roles: ['nurse', 'sailor'] });
const { game } = table;
const shows = { tokens: { 'porto-vigo': 1, 'santiago-de-compostela-vigo': 2 }, hospitals: { red: 'madrid' } };

/** What is said when a frame waits for player 1 with these answers. */
function words(frame: View['frames'][number], ...answers: readonly Command[]): string {
  const cubes = { madrid: { red: 4 } };
  const view: View = { ...table.view, waitsFor: 1, frames: [frame], shows, cubes };
  return waitWords(game, view, answers);
}

const lay = (line: string): Command => ({ kind: 'lay', seat: 1, line });
const pay = (region: string): Command => ({ kind: 'pay', seat: 1, region });

describe('what Iberia waits for', () => {
  it('is where pawns start: in a city of the hand, or anywhere without one', () => {
    const own = table.view.seats[0]!.hand.filter((card) => game.cityNumbers.has(card));
    const starts = (cities: readonly string[]): Command[] =>
      cities.map((city) => ({ kind: 'start', seat: 1, city }));
    expect(words({ frame: 'start-cities' }, ...starts(own))).toContain(
      `In a city of the hand: “start” ${own[0]!}`,
    );
    expect(words({ frame: 'start-cities' }, ...starts(game.cityIds))).toContain(
      'anywhere: “start” and any city',
    );
  });

  it.each<[View['frames'][number], Command[], string]>([
    [
      { frame: 'prevention' },
      [{ kind: 'prevent', seat: 1, region: 'porto-vigo' }],
      'where does the prevention token go? “prevent” porto-vigo (r10: Vigo, Braga and Porto)',
    ],
    [
      { frame: 'payment', city: 'vigo', colour: 'blue' },
      [pay('santiago-de-compostela-vigo'), pay('porto-vigo')],
      'which region’s token keeps the blue cube away from Vigo? “pay” santiago-de-compostela-vigo (r05: Santiago de Compostela, Ourense and Vigo) with 2 tokens or porto-vigo (r10: Vigo, Braga and Porto) with 1 token',
    ],
    [
      { frame: 'chain', spreading: 'vigo' },
      [
        { kind: 'spread-to', seat: 1, city: 'braga' },
        { kind: 'spread-to', seat: 1, city: 'porto' },
      ],
      'the tokens may not do for all cities around Vigo; which is next? “spread-to” braga or porto',
    ],
    [
      { frame: 'chain' },
      [
        { kind: 'outbreak', seat: 1, city: 'braga' },
        { kind: 'outbreak', seat: 1, city: 'porto' },
      ],
      '2 outbreaks to come; which is next? “outbreak” braga or porto',
    ],
    [
      { frame: 'study' },
      [
        { kind: 'order', seat: 1, card: 'leon' },
        { kind: 'order', seat: 1, card: 'good-season' },
      ],
      'the new order of the player cards: “order” and the card to be drawn next: León or Good Season',
    ],
    [{ frame: 'laying-rails', left: 2 }, [lay('vigo-porto')], '2 rails to lay: “lay” vigo-porto'],
    [
      { frame: 'laying-rails', left: 1 },
      game.lineIds.map(lay),
      '1 rail to lay: “lay” and one of 81 lines (“legal lay” lists them)',
    ],
    [
      { frame: 'mobilization' },
      [
        { kind: 'stay', seat: 1 },
        { kind: 'march', seat: 1, to: 'vigo' },
      ],
      'a free move: “march” vigo, or “stay”',
    ],
    [
      { frame: 'reply', card: 'leon', player: 2 },
      [{ kind: 'reply', seat: 1, card: 'vigo' }],
      'which card does Player 2 (Sailor) send back for León? “reply” vigo',
    ],
    [
      { frame: 'second-card', giver: 2, player: 1 },
      [
        { kind: 'enough', seat: 1 },
        { kind: 'wire', seat: 1, card: 'vigo' },
      ],
      'a second card from Player 2 (Sailor) to Player 1 (Nurse)? “wire” vigo, or “enough”',
    ],
    [
      { frame: 'second-token' },
      [{ kind: 'enough', seat: 1 }],
      'a second token? “pour” and any region, or “enough”',
    ],
    [
      { frame: 'migration' },
      [
        { kind: 'enough', seat: 1 },
        { kind: 'emigrate', seat: 1, colour: 'red', city: 'leon' },
      ],
      'may a second cube leave? “enough” or “emigrate red from leon”',
    ],
    [
      { frame: 'triumph' },
      [
        { kind: 'heal', seat: 1, colour: 'red', city: 'leon' },
        { kind: 'leave', seat: 1, city: 'leon' },
      ],
      'Science Triumph, now León: “heal red in leon” or “leave leon”',
    ],
    [
      { frame: 'arrival', city: 'vigo' },
      [
        { kind: 'enough', seat: 1 },
        { kind: 'bring', seat: 1, pawn: 2 },
      ],
      'who else comes to Vigo? “bring” 2, or “enough”',
    ],
    [
      { frame: 'recall', card: 'one-more-day' },
      [{ kind: 'one-more-day', seat: 1 }],
      'One More Day is played again; how? “one-more-day”',
    ],
    [
      { frame: 'recall', card: 'purify-water' },
      game.regionIds.map((region): Command => ({ kind: 'purify-water', seat: 1, region })),
      'Purify Water is played again; how? “purify-water REGION”',
    ],
    [
      { frame: 'patients' },
      [
        { kind: 'admit', seat: 1, colour: 'red' },
        { kind: 'admit', seat: 1, colour: 'blue' },
      ],
      'which hospital draws its patient first? “admit” red or blue',
    ],
    [
      { frame: 'patients', current: 'red' },
      [{ kind: 'transfer', seat: 1, from: 'leon', to: 'salamanca' }],
      'which red patient moves towards the hospital in Madrid? “transfer leon to salamanca”',
    ],
    [
      { frame: 'overflow', city: 'madrid', colour: 'red' },
      [{ kind: 'evacuate', seat: 1, to: 'toledo' }],
      'the red hospital in Madrid overflows; 4 patients to send away one by one: “evacuate” toledo',
    ],
  ])('is said for %j', (frame, answers, said) => {
    expect(words(frame, ...answers)).toBe(said);
  });

  it('after the actions are the patients, where they are part of the game', () => {
    expect(words({ frame: 'actions', left: 0 })).toContain('“end” lets the patients move');
    const plain = new Table({});
    const view = { ...plain.view, frames: [{ frame: 'actions', left: 0 }] };
    expect(waitWords(plain.game, view, [])).toBe('no action left; “end” draws two cards');
  });
});
