// Rate Effect and what may happen between the cards of an infect part.
import { describe, it } from 'vitest';
import { strainTable } from '../tables.ts';

const rate = strainTable.with({
  strain: 'blue',
  inForce: ['rate-effect'],
  infectNext: ['paris', 'lima', 'milan', 'osaka'],
  cubes: { cairo: { black: 2 } },
});

describe('Rate Effect between two cards', () => {
  it('BRINK-CTB-5 BRINK-CTB-7 Commercial Travel Ban ends the part; what a card has earned still comes', () => {
    const hands = { researcher: ['commercial-travel-ban'] };
    rate({ hands })
      .does('end', 'infect', '2: commercial-travel-ban', 'infect')
      .asks('pause')
      .cubes('lima', 'yellow', 1);
    rate({ hands, infectNext: ['lima', 'paris', 'milan'] })
      .does('end', 'infect', '2: commercial-travel-ban')
      .asks('pause')
      .cubes('paris', 'blue', 0);
    rate({ hands }).does('end', 'infect', 'infect', '2: commercial-travel-ban', 'infect').asks('pause');
  });

  it('BRINK-RAT-6 BASE-EVC-7 One Quiet Night in the middle leaves the extra card alone', () => {
    rate({ hands: { researcher: ['one-quiet-night'] } })
      .does('end', 'infect', '2: one-quiet-night', 'infect', 'infect', 'continue')
      .cubes('milan', 'blue', 1)
      .as('researcher')
      .does('end')
      .told({ fact: 'infectionSkipped' });
  });

  it('BRINK-RAT-3 events before the extra card, also where windows pass by themselves', () => {
    rate({ options: { windows: 'possible' }, hands: { researcher: ['airlift'] } })
      .does('end', 'infect', 'infect')
      .asks('infections')
      .allows('2: airlift 2 to paris')
      .does('infect')
      .cubes('milan', 'blue', 1);
    rate({
      infectNext: ['paris', 'lima', 'milan', 'osaka', 'tokyo', 'seoul', 'beijing', 'manila'],
      hands: { researcher: ['forecast'] },
    })
      .does('end', 'infect', 'infect', '2: forecast', '2: next osaka', '2: next milan', '2: next tokyo')
      .does('2: next seoul', '2: next beijing', 'infect')
      .cubes('osaka', 'red', 1)
      .cubes('milan', 'blue', 0);
  });

  it('BRINK-VS-22 BRINK-RAT-4 Remote Treatment that eradicates the strain takes the extra card away', () => {
    rate({ cured: ['blue'], hands: { researcher: ['remote-treatment'] } })
      .does('end', 'infect', '2: remote-treatment blue from paris')
      .cure('blue', 'eradicated')
      .does('infect')
      .asks('pause');
  });

  it('BASE-INF-13 BRINK-RAT-1 the extra card comes from a deck that is made anew', () => {
    rate({ infectionDeckSize: 2, infectionDiscard: ['tokyo'] })
      .does('end', 'infect', 'infect', 'infect')
      .asks('pause');
  });

  it('BRINK-VS-17 LAB-VS-4 with Slippery Slope and Highly Contagious', () => {
    rate({ cubes: { paris: { blue: 3 } }, inForce: ['rate-effect', 'slippery-slope', 'highly-contagious'] })
      .does('end', 'infect')
      .outbreaks(2)
      .cubes('milan', 'blue', 2)
      .does('infect', 'infect')
      .cubes('milan', 'blue', 3);
  });
});
