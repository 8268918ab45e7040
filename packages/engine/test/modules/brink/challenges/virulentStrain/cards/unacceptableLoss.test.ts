import { describe, it } from 'vitest';
import { strainTable } from '../tables.ts';

const loss = strainTable.with({
  strain: 'red',
  drawNext: ['unacceptable-loss', 'madrid'],
  infectLast: ['lima'],
  infectNext: ['tokyo', 'bogota'],
});

describe('Unacceptable Loss', () => {
  it('BRINK-SC-27 BRINK-UNA-1 BRINK-CMP-4 four cubes of the strain leave the supply', () => {
    loss({ supply: { red: 10 } })
      .does('end', 'continue')
      .told(
        { fact: 'strainActed', card: 'unacceptable-loss' },
        { fact: 'cubesLost', colour: 'red', count: 4 },
      )
      .supply('red', 6)
      .supply('blue', 24);
  });

  it('BRINK-UNA-1 BRINK-UNA-3 or as many as there are; only a cube that is needed loses the game', () => {
    loss({ supply: { red: 3 }, infectionDiscard: ['osaka', 'santiago'] })
      .does('end', 'continue')
      .told({ fact: 'cubesLost', count: 3 })
      .supply('red', 0)
      .ends('running');
  });

  it('BRINK-UNA-3 the next needed cube loses the game', () => {
    loss({ supply: { red: 5 }, infectLast: ['osaka'], infectionDiscard: ['seoul'] })
      .does('end')
      .supply('red', 2)
      .does('continue')
      .supply('red', 0)
      .ends('running')
      .does('continue', 'infect')
      .ends('cubes');
  });

  it('BRINK-UNA-2 neither the board nor a role card loses any', () => {
    loss({
      roles: ['field-operative', 'researcher'],
      samples: { red: 5 },
      cubes: { tokyo: { red: 3 } },
      supply: { red: 2 },
    })
      .does('end', 'continue')
      .told({ fact: 'cubesLost', count: 2 })
      .cubes('tokyo', 'red', 3)
      .supply('red', 0);
  });

  it.each([{ cured: ['red'], cubes: { tokyo: { red: 1 } } }, { eradicated: ['red'] }])(
    'BRINK-UNA-4 it is done with a strain that is %j too',
    (position) => {
      loss(position).does('end', 'continue').told({ fact: 'cubesLost', colour: 'red', count: 4 });
    },
  );
});
