import { describe, it } from 'vitest';
import { iberia } from '../../scenario/iberia.ts';

describe('Scenarios of our own: outbreaks and water', () => {
  it('IB-EX-102 IB-OUT-3 IB-OUT-4 IB-OUT-6 a token stops a chain outbreak', () => {
    iberia({
      roles: ['sailor', 'politician'],
      cubes: { cuenca: { yellow: 3 }, valencia: { yellow: 3 } },
      tokens: { r16: 1 },
      infectNext: ['cuenca'],
    })
      .does('end', 'infect')
      .outbreaks(1)
      .cubes('madrid', 'yellow', 1)
      .cubes('teruel', 'yellow', 1)
      .cubes('albacete', 'yellow', 1)
      .cubes('valencia', 'yellow', 3)
      .tokens('r16', 0)
      .tokensLeft(14);
  });
});
