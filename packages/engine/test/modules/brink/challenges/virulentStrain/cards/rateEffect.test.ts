import { describe, it } from 'vitest';
import { strainTable } from '../tables.ts';

const rate = strainTable.with({
  strain: 'blue',
  inForce: ['rate-effect'],
  cubes: { essen: { blue: 1 } },
  infectNext: ['paris', 'lima', 'milan', 'osaka'],
});

describe('Rate Effect', () => {
  it('BRINK-SC-23 BRINK-RAT-1 BRINK-RAT-2 BRINK-RAT-3 one more card, after all others, and no more for that one', () => {
    rate()
      .does('end', 'infect', 'infect')
      .asks('infections', { left: 1 })
      .infectionDiscard('paris', 'lima')
      .does('infect')
      .asks('pause')
      .infectionDiscard('paris', 'lima', 'milan');
  });

  it('BRINK-RAT-2 two cards of the strain bring one more, too', () => {
    rate({ infectNext: ['paris', 'milan', 'essen', 'osaka'] })
      .does('end', 'infect', 'infect', 'infect')
      .asks('pause');
  });

  it('BRINK-RAT-1 the next part counts anew', () => {
    const table = rate({ infectNext: ['paris', 'lima', 'bogota', 'milan', 'tokyo', 'london'] });
    table.does('end', 'infect', 'infect', 'infect', 'continue').as('researcher');
    table.does('end', 'infect', 'infect', 'infect').asks('pause');
  });

  it('BRINK-RAT-1 no card of the strain, no extra card', () => {
    rate({ infectNext: ['lima', 'osaka', 'paris'] })
      .does('end', 'infect', 'infect')
      .asks('pause');
  });

  it('BRINK-RAT-3 events may be played before it', () => {
    rate({ hands: { researcher: ['resilient-population'] } })
      .does('end', 'infect', 'infect')
      .as('researcher')
      .does('resilient-population paris')
      .as('scientist')
      .does('infect')
      .infectionDiscard('lima', 'milan');
  });

  it('BRINK-CTB-7 with Commercial Travel Ban one card and one more', () => {
    rate({ rateSpace: 7, hands: { scientist: ['commercial-travel-ban'] } })
      .does('commercial-travel-ban', 'end', 'infect', 'infect')
      .asks('pause')
      .infectionDiscard('paris', 'lima');
  });

  it('BRINK-CTB-7 a ban that comes before the extra card does not take it away', () => {
    rate({ rateSpace: 5, hands: { scientist: ['commercial-travel-ban'] } })
      .does('end', 'infect', 'infect', 'infect', 'commercial-travel-ban')
      .asks('infections', { left: 1 })
      .does('infect')
      .asks('pause');
    rate({ rateSpace: 5, hands: { scientist: ['commercial-travel-ban'] } })
      .does('end', 'infect', 'commercial-travel-ban')
      .asks('infections', { left: 1 })
      .does('infect')
      .asks('pause');
  });

  it('BRINK-RAT-4 a protected city counts, an eradicated strain does not', () => {
    rate({ roles: ['quarantine-specialist', 'researcher'], at: { 'quarantine-specialist': 'paris' } })
      .does('end', 'infect', 'infect', 'infect')
      .cubes('paris', 'blue', 0)
      .asks('pause');
    rate({ cubes: {}, eradicated: ['blue'] })
      .does('end', 'infect', 'infect')
      .asks('pause');
  });

  it('BRINK-RAT-4 BRINK-VS-22 a strain that is eradicated before the extra card brings none', () => {
    const treatment = ['remote-treatment blue from paris', 'clear red from tokyo'];
    for (const [before, after] of [
      [['infect'], ['infect']],
      [['infect', 'infect'], []],
    ] as const)
      rate({
        cubes: { tokyo: { red: 1 }, seoul: { red: 1 } },
        cured: ['blue'],
        hands: { scientist: ['remote-treatment'] },
      })
        .does('end', ...before, ...treatment)
        .cure('blue', 'eradicated')
        .does(...after)
        .asks('pause')
        .infectionDiscard('paris', 'lima');
  });

  it('BRINK-RAT-5 the Infect step of an epidemic does not count', () => {
    rate({
      drawNext: ['slippery-slope', 'madrid'],
      infectLast: ['paris'],
      infectNext: ['lima', 'osaka'],
      hands: { scientist: ['resilient-population'] },
    })
      .does('end', 'resilient-population paris', 'continue', 'infect', 'infect')
      .asks('pause');
  });

  it('BRINK-RAT-6 One Quiet Night leaves out the whole part', () => {
    rate({ quietNight: true }).does('end').asks('pause').infectionDiscard();
  });
});
