import { describe, it } from 'vitest';
import { iberia } from '../../../../scenario/iberia.ts';

const malaria = {
  roles: ['sailor', 'politician'],
  challenges: ['historical-diseases'],
  options: { diseases: 'malaria' },
};
const nurse = { roles: ['sailor', 'nurse'], at: { nurse: 'granada' }, prevention: 'r31' };
const epidemic = { drawNext: ['epidemic', 'soria'] };

describe('Malaria', () => {
  it('IB-EX-14 IB-MAL-1 IB-MAL-5 an infection card puts two cubes on a city without black ones', () => {
    iberia({ ...malaria, infectNext: ['huelva', 'toledo'] })
      .does('end', 'infect')
      .told({ fact: 'placed', city: 'huelva', colour: 'black', count: 2, cause: 'infection' })
      .cubes('huelva', 'black', 2)
      .supply('black', 22)
      .outbreaks(0)
      .does('infect')
      .cubes('toledo', 'black', 2);
    iberia({ ...malaria, options: { diseases: 'typhus' }, infectNext: ['huelva'] })
      .does('end', 'infect')
      .cubes('huelva', 'black', 1);
  });

  it('IB-MAL-5 the single card of a Good Season is an infection card too', () => {
    iberia({ ...malaria, hands: { sailor: ['good-season'] }, infectLast: ['huelva'] })
      .does('good-season', 'end', 'infect')
      .cubes('huelva', 'black', 2);
  });

  it.each([
    { there: 1, now: 2 },
    { there: 2, now: 3 },
  ])('IB-MAL-2 IB-EX-126 where there are one or two already one is added', ({ there, now }) => {
    iberia({ ...malaria, cubes: { granada: { black: there } }, infectNext: ['granada'] })
      .does('end', 'infect')
      .cubes('granada', 'black', now)
      .outbreaks(0);
  });

  it('IB-MAL-3 a city with three breaks out', () => {
    iberia({ ...malaria, cubes: { granada: { black: 3 } }, infectNext: ['granada'] })
      .does('end', 'infect')
      .cubes('granada', 'black', 3)
      .cubes('jaen', 'black', 1)
      .outbreaks(1);
  });

  it('IB-MAL-4 cubes of other colours do not count', () => {
    iberia({ ...malaria, cubes: { granada: { red: 3, blue: 1, yellow: 2 } }, infectNext: ['granada'] })
      .does('end', 'infect')
      .cubes('granada', 'black', 2)
      .outbreaks(0);
  });

  it('IB-MAL-6 IB-EX-126 an epidemic puts three cubes on an empty city, as ever', () => {
    iberia({ ...malaria, ...epidemic, infectLast: ['granada'] })
      .does('end')
      .cubes('granada', 'black', 3)
      .supply('black', 21)
      .outbreaks(0);
  });

  it('IB-MAL-7 IB-EX-126 an outbreak puts one cube on each connected city, even an empty one', () => {
    iberia({ ...malaria, cubes: { granada: { black: 3 } }, infectNext: ['granada'] })
      .does('end', 'infect')
      .cubes('jaen', 'black', 1)
      .cubes('malaga', 'black', 1)
      .cubes('almeria', 'black', 1)
      .supply('black', 18);
  });

  it.each([
    { tokens: 1, now: 1, left: 0 },
    { tokens: 2, now: 0, left: 0 },
    { tokens: 3, now: 0, left: 1 },
  ])('IB-MAL-8 IB-EX-126 each token keeps one of the two away', ({ tokens, now, left }) => {
    iberia({ ...malaria, tokens: { r31: tokens }, infectNext: ['granada'] })
      .does('end', 'infect')
      .cubes('granada', 'black', now)
      .tokens('r31', left);
  });

  it('IB-MAL-8 the active player chooses each of the two tokens', () => {
    iberia({ ...malaria, tokens: { r30: 1, r31: 1, r33: 2 }, infectNext: ['granada'] })
      .does('end', 'infect')
      .asks('payment', { city: 'granada' })
      .waitsFor('sailor')
      .does('pay r33', 'pay r30')
      .tokens('r30', 0)
      .tokens('r31', 1)
      .tokens('r33', 1)
      .cubes('granada', 'black', 0)
      .asks('infections', { left: 1 });
  });

  it('IB-MAL-9 near the nurse no cube is placed', () => {
    iberia({ ...malaria, ...nurse, infectNext: ['granada'] })
      .does('end', 'infect')
      .cubes('granada', 'black', 0)
      .supply('black', 24);
  });

  it('IB-MAL-10 with one cube left for two the game is lost', () => {
    const position = { ...malaria, cubes: { huelva: { red: 1 } }, infectNext: ['huelva'] };
    iberia({ ...position, supply: { black: 1 } })
      .does('end', 'infect')
      .ends('cubes');
    iberia({ ...position, supply: { black: 1 }, tokens: { r29: 1 } })
      .does('end', 'infect')
      .ends('running')
      .supply('black', 0);
    iberia({ ...position, supply: { black: 2 } })
      .does('end', 'infect')
      .ends('running')
      .supply('black', 0);
  });
});
