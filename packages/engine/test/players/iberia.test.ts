import { describe, expect, it } from 'vitest';
import { clone, ENDINGS, formatWords, seedFromText, start } from '../../src/index.ts';
import { greedyPlayer, randomPlayer, Table, toCommand, type Player } from '../../src/inner.ts';
import { evaluate } from '../../src/players/evaluation.ts';
import { IBERIA } from '../properties/configurations.ts';
import { demand } from '../properties/demand.ts';
import { checkPosition } from '../properties/invariants.ts';
import { iberia } from '../scenario/iberia.ts';
import type { Position, Scenario } from '../scenario/scenario.ts';
import { gameWith, generator, playThrough } from './table.ts';

/** What the greedy player does where it is asked. */
function choice({ state, game }: Scenario): string {
  const players = Array.from({ length: game.shape.seats }, () => greedyPlayer);
  const command = new Table(state).next(
    players,
    players.map((_, seat) => generator(`seat ${String(seat)}`)),
  );
  return formatWords(game, toCommand(game, command));
}

const YELLOW = ['barcelona', 'tarragona', 'valencia', 'teruel', 'cuenca'];

describe('the evaluation of Iberia', () => {
  const value = (position: Partial<Position>): number =>
    evaluate(iberia({ roles: ['sailor', 'politician'], ...position }).state);

  it.each<[string, Partial<Position>, Partial<Position>]>([
    ['a disease that is not researched', {}, { researched: ['red'] }],
    [
      'cards spread over two hands',
      { hands: { sailor: ['vigo'], politician: ['porto'] } },
      { hands: { sailor: ['vigo', 'porto'] } },
    ],
    [
      'a colour without its hospital',
      { hands: { sailor: YELLOW } },
      { hands: { sailor: YELLOW }, hospitals: { yellow: 'albacete' } },
    ],
    [
      'a full hand far from its hospital',
      { hands: { sailor: YELLOW }, hospitals: { yellow: 'albacete' }, at: { sailor: 'vigo' } },
      { hands: { sailor: YELLOW }, hospitals: { yellow: 'albacete' }, at: { sailor: 'albacete' } },
    ],
    ['outbreaks', { outbreaks: 3 }, { outbreaks: 2 }],
  ])('dislikes %s', (_what, worse, better) => {
    expect(value(worse)).toBeLessThan(value(better));
  });

  it('knows what to think of pawns beside the board', () => {
    const game = gameWith(3, 4, {}, { game: 'iberia' });
    expect(evaluate(start(game, seedFromText('beside')).state)).toBeGreaterThan(-1000);
  });

  it('knows what to think of a hospital with four cubes', () => {
    const full = iberia({
      roles: ['sailor', 'politician'],
      challenges: ['influx-of-patients'],
      options: { windows: 'possible' },
      hospitals: { black: 'sevilla' },
      cubes: { sevilla: { black: 3 } },
      drawNext: ['vigo', 'porto'],
      infectNext: ['sevilla'],
    }).does('end');
    full.asks('overflow').cubes('sevilla', 'black', 4);
    const other = clone(full.state);
    other.cubes[other.cubes.indexOf(4)] = 3;
    expect(evaluate(full.state)).toBeLessThan(evaluate(other));
  });
});

describe('the greedy player at a table of Iberia', () => {
  it('wins where it can', () => {
    const position = iberia({
      roles: ['sailor', 'politician'],
      at: { sailor: 'albacete' },
      hands: { sailor: YELLOW },
      hospitals: { yellow: 'albacete' },
      researched: ['red', 'blue', 'black'],
      cubes: { albacete: { yellow: 3 } },
    });
    expect(choice(position)).toMatch(/^research yellow with/u);
  });

  it('treats three cubes under its feet rather than walking away', () => {
    const position = iberia({
      roles: ['politician', 'sailor'],
      at: { politician: 'cordoba' },
      cubes: { cordoba: { black: 3 } },
    });
    expect(choice(position)).toBe('treat black');
  });

  it('lasts much longer than chance, with and without challenges', () => {
    const games = [[], ['influx-of-patients'], ['historical-diseases']].map((challenges) =>
      gameWith(3, 4, { consent: 'automatic', windows: 'possible' }, { game: 'iberia', challenges }),
    );
    const turns = (player: Player): number =>
      games
        .map((game, number) => playThrough(game, [player, player, player], number))
        .reduce((sum, { turnsDone }) => sum + turnsDone, 0);
    expect(turns(greedyPlayer)).toBeGreaterThan(1.4 * turns(randomPlayer));
  });
});

describe('players at tables of Iberia', () => {
  it('answer every question until the game is over', () => {
    const endings = new Set<string>();
    for (const [number, { game }] of IBERIA.entries()) {
      const player = number % 32 === 5 ? greedyPlayer : randomPlayer;
      const players = Array.from({ length: game.shape.seats }, () => player);
      const end = playThrough(game, players, number, (state) => {
        demand(Number.isFinite(evaluate(state)), 'the evaluation is no number');
      });
      checkPosition(end, 0);
      endings.add(ENDINGS[end.over]!);
    }
    expect([...endings]).toEqual(expect.arrayContaining(['outbreaks', 'cubes']));
  });
});
