import { describe, expect, it } from 'vitest';
import { legal, start, view, type State } from '../../../src/index.ts';
import { scenario } from '../../scenario/scenario.ts';
import { choices, compiled, faceDown, seeds, send, TABLES } from './tables.ts';

/** The card of a frame of this kind: one that is being resolved lies on the table. */
function resolving(state: State, kind: string, field: 'card' | 'city'): string[] {
  const frames = view(state, 0).frames.filter((frame) => frame.frame === kind);
  return frames.map((frame) => String(frame[field]));
}

function playerCards(state: State): string[] {
  const { seats, playerDiscard, removed, shows } = view(state, 0);
  const stored = typeof shows['storedEvent'] === 'string' ? [shows['storedEvent']] : [];
  return [
    ...seats.flatMap((seat) => seat.hand),
    ...playerDiscard,
    ...removed,
    ...stored,
    ...resolving(state, 'epidemic', 'card'),
    ...faceDown(state).playerCards,
  ];
}

function infectionCards(state: State): string[] {
  const flipped = resolving(state, 'chain', 'city');
  return [...faceDown(state).infectionCards, ...view(state, 0).infectionDiscard, ...flipped];
}

/** Plays random commands to the end and calls back after each, with the infection cards that left the game. */
function playAtRandom(
  state: State,
  random: (count: number) => number,
  check: (gone: readonly string[]) => void,
): void {
  const gone: string[] = [];
  while (view(state, 0).ending === 'running') {
    const commands = legal(state);
    const kinds = [...new Set(commands.map((command) => command.kind))];
    const kind = kinds[random(kinds.length)];
    const likely = commands.filter((command) => command.kind === kind);
    for (const fact of send(state, likely[random(likely.length)]!)) {
      if (fact.fact === 'infectionRemoved') gone.push(fact.city);
    }
    check(gone);
  }
}

describe('nothing is lost and nothing appears', () => {
  it.for(TABLES)(
    'BASE-CMP-3 BASE-CMP-8 BASE-CMP-13 BASE-CMP-15 BASE-CMP-20 in random games of $players players with $epidemics epidemics',
    (table) => {
      const game = compiled({ ...table, options: { hands: 'open', consent: 'automatic' } });
      const [cards, cities] = [[...game.cardIds].sort(), [...game.cityIds].sort()];
      for (const [index, seed] of seeds(2).entries()) {
        const { state } = start(game, seed);
        playAtRandom(state, choices(table.players * 100 + table.epidemics * 10 + index), (gone) => {
          const { cubes, supply, seats, shows, outbreaks, ending } = view(state, 0);
          const onBoard = Object.values(cubes);
          const totals = Object.entries(supply).map(([colour, left]) =>
            onBoard.reduce((sum, city) => sum + (city[colour] ?? 0), left),
          );
          expect(totals).toEqual([24, 24, 24, 24]);
          expect(Math.min(...Object.values(supply))).toBeGreaterThanOrEqual(0);
          expect(Math.max(0, ...onBoard.flatMap(Object.values<number>))).toBeLessThanOrEqual(3);
          expect(playerCards(state).sort()).toEqual(cards);
          expect([...infectionCards(state), ...gone].sort()).toEqual(cities);
          expect(seats.map((seat) => seat.handSize)).toEqual(seats.map((seat) => seat.hand.length));
          expect((shows['stations'] as string[]).length).toBeLessThanOrEqual(6);
          expect(outbreaks).toBeLessThanOrEqual(8);
          expect(outbreaks === 8).toBe(ending === 'outbreaks');
        });
      }
    },
  );

  it('BASE-CMP-20 a stored event leaves the pile for the role card, and the game when it is played', () => {
    const game = scenario({
      roles: ['contingency-planner', 'medic'],
      hands: { 'contingency-planner': ['paris'], medic: ['one-quiet-night'] },
      playerDiscard: ['airlift', 'lima'],
    });
    const count = playerCards(game.state).length;
    const whereIs = (card: string): number =>
      playerCards(game.state).filter((other) => other === card).length;
    game.does('store airlift');
    expect(game.view().playerDiscard).toEqual(['lima']);
    expect(whereIs('airlift')).toBe(1);
    game.does('airlift contingency-planner to tokyo');
    expect(game.view().removed).toContain('airlift');
    expect(game.view().playerDiscard).toEqual(['lima']);
    expect(whereIs('airlift')).toBe(1);
    expect(playerCards(game.state)).toHaveLength(count);
    game.asks('actions', { left: 3 });
  });

  it('BASE-CMP-20 BASE-CMP-7 a resolved epidemic and a removed infection card are out of the game', () => {
    const game = scenario({
      roles: ['scientist', 'researcher'],
      hands: { researcher: ['resilient-population'] },
      drawNext: ['epidemic', 'lima'],
      infectLast: ['paris'],
      infectionDiscard: ['tokyo'],
    }).does('end');
    expect(new Set(playerCards(game.state)).size).toBe(59);
    game.as('researcher').does('resilient-population paris').infectionDiscard('tokyo');
    game.as('scientist').does('continue').infectionDiscard();
    expect(game.view().infectionDeck.size).toBe(47);
    expect(faceDown(game.state).infectionCards).not.toContain('paris');
    expect(game.view().removed.filter((card) => card.startsWith('epidemic'))).toHaveLength(3);
    expect(new Set(playerCards(game.state)).size).toBe(59);
    game.asks('infections', { left: 2 });
  });
});
