import { describe, expect, it } from 'vitest';
import { formatWords } from '../../src/index.ts';
import { greedyPlayer, randomPlayer, Table, toCommand, type Player } from '../../src/inner.ts';
import { scenario, type Scenario } from '../scenario/scenario.ts';
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

const RED = ['tokyo', 'osaka', 'seoul', 'beijing', 'shanghai'];

describe('the greedy player', () => {
  it('wins where it can', () => {
    const position = scenario({
      roles: ['medic', 'researcher'],
      hands: { medic: RED },
      cured: ['blue', 'yellow', 'black'],
      cubes: { atlanta: { blue: 3 } },
    });
    expect(choice(position)).toMatch(/^cure red with/u);
  });

  it('treats three cubes under its feet rather than walking away', () => {
    const position = scenario({
      roles: ['scientist', 'researcher'],
      at: { scientist: 'delhi' },
      cubes: { delhi: { black: 3 } },
    });
    expect(choice(position)).toBe('treat black');
  });

  it('throws away what is least wanted', () => {
    const position = scenario({
      roles: ['scientist', 'researcher'],
      hands: { scientist: ['tokyo', 'osaka', 'seoul', 'paris', 'lima', 'essen'], researcher: [] },
      cured: ['yellow'],
      drawNext: ['beijing', 'madrid'],
    }).does('end');
    position.asks('hand-limit');
    expect(choice(position)).toBe('discard lima');
  });

  it('agrees to what helps', () => {
    const position = scenario({
      roles: ['medic', 'researcher'],
      hands: { medic: RED.slice(0, 4), researcher: ['shanghai'] },
      options: { consent: 'ask' },
    }).does('take shanghai from researcher');
    position.asks('consent');
    expect(choice(position)).toBe('accept');
  });

  it('lasts much longer than chance, and breaks fewer cities', () => {
    const game = gameWith(2, 4, { hands: 'open', consent: 'automatic', windows: 'possible' });
    const totals = (player: Player): { turns: number; outbreaksATurn: number } => {
      let [turns, outbreaks] = [0, 0];
      for (let number = 0; number < 8; number++) {
        const end = playThrough(game, [player, player], number);
        turns += end.turnsDone;
        outbreaks += end.outbreaks;
      }
      return { turns, outbreaksATurn: outbreaks / turns };
    };
    const [greedy, random] = [totals(greedyPlayer), totals(randomPlayer)];
    expect(greedy.turns).toBeGreaterThan(1.4 * random.turns);
    expect(greedy.outbreaksATurn).toBeLessThan(0.8 * random.outbreaksATurn);
  });
});
