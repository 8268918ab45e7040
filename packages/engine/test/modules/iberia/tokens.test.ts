import { describe, expect, it } from 'vitest';
import { iberia } from '../../scenario/iberia.ts';

const roles = ['politician', 'sailor'];

describe('purification tokens', () => {
  it.each([
    ['blue', 'salamanca', 'caceres-madrid'],
    ['yellow', 'zaragoza', 'madrid-soria'],
    ['black', 'toledo', 'caceres-madrid'],
    ['red', 'madrid', 'caceres-madrid'],
  ])('IB-PUR-12 a token keeps a cube of any colour away: %s', (colour, city, region) => {
    const position = { roles, infectNext: [city] };
    iberia({ ...position, tokens: { [region]: 1 } })
      .does('end', 'infect')
      .told({ fact: 'tokenSpent', region, city, colour, now: 0 })
      .cubes(city, colour, 0);
    iberia(position).does('end', 'infect').cubes(city, colour, 1);
  });

  it('IB-PUR-12 a token keeps away a cube whose colour is not on its border', () => {
    iberia({
      roles,
      cubes: { salamanca: { blue: 3 } },
      tokens: { 'ciudad-real-madrid-toledo': 1 },
      infectNext: ['salamanca'],
    })
      .does('end', 'infect')
      .outbreaks(1)
      .cubes('madrid', 'blue', 0)
      .cubes('valladolid', 'blue', 1)
      .tokens('ciudad-real-madrid-toledo', 0);
  });

  it('IB-PUR-13 each token keeps one cube from a city on its border and goes back to the supply', () => {
    iberia({
      roles,
      tokens: { 'palma-de-mallorca': 1 },
      tokensLeft: 13,
      infectNext: ['cuenca', 'valencia'],
      drawNext: ['vigo', 'soria'],
    })
      .does('end', 'infect')
      .cubes('cuenca', 'yellow', 1)
      .tokens('palma-de-mallorca', 1)
      .does('infect')
      .cubes('valencia', 'yellow', 0)
      .tokens('palma-de-mallorca', 0)
      .tokensLeft(14);
    iberia({
      roles,
      tokens: { 'palma-de-mallorca': 2 },
      drawNext: ['epidemic', 'vigo'],
      infectLast: ['valencia'],
    })
      .does('end')
      .cubes('valencia', 'yellow', 1)
      .tokens('palma-de-mallorca', 0)
      .tokensLeft(14);
  });

  it('IB-PUR-14 tokens take no cube off the board, neither when they come nor when they go', () => {
    iberia({
      roles,
      at: { politician: 'barcelona' },
      hands: { politician: ['teruel'] },
      cubes: { barcelona: { yellow: 2 }, valencia: { yellow: 3, red: 1 } },
      infectNext: ['valencia'],
    })
      .does('purify r16 with teruel')
      .cubes('barcelona', 'yellow', 2)
      .cubes('valencia', 'yellow', 3)
      .supply('yellow', 19)
      .does('end', 'infect')
      .tokens('palma-de-mallorca', 1)
      .outbreaks(0)
      .cubes('valencia', 'yellow', 3)
      .cubes('valencia', 'red', 1)
      .supply('yellow', 19);
  });

  it('IB-PUR-15 nothing that a player can do takes or moves a token', () => {
    const tokens = { 'madrid-soria': 1, 'madrid-teruel': 2, 'caceres-madrid': 1, 'palma-de-mallorca': 1 };
    const table = (role: string): ReturnType<typeof iberia> =>
      iberia({
        roles: [role, role === 'nurse' ? 'sailor' : 'nurse'],
        hands: { [role]: ['madrid', 'salamanca', 'good-season'] },
        cubes: { madrid: { red: 2 }, toledo: { black: 1 } },
        rails: ['madrid-cuenca'],
        tokens,
        researched: ['blue'],
        playerDiscard: ['vigo', 'soria'],
      });
    for (const { id } of table('nurse').game.roles) {
      const commands = table(id).refuses('pay r14', 'not-now').legal();
      const oneOfEachKind = new Map(commands.map((command) => [command.split(' ')[1]!, command]));
      expect(oneOfEachKind.delete('end')).toBe(true);
      expect(oneOfEachKind.size).toBeGreaterThanOrEqual(7);
      for (const command of oneOfEachKind.values()) {
        const after = table(id).does(command).view().shows['tokens'] as Readonly<Record<string, number>>;
        for (const [region, count] of Object.entries(tokens))
          expect(after[region], command).toBeGreaterThanOrEqual(count);
      }
    }
  });
});
