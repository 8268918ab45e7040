import { describe, expect, it } from 'vitest';
import { scenario, type Position, type Scenario } from '../../../scenario/scenario.ts';

const BAN = 'infection-zone-ban';

const table = (position: Partial<Position> = {}): Scenario =>
  scenario({
    boxes: ['lab'],
    roles: ['scientist', 'researcher'],
    hands: { scientist: [BAN] },
    cubes: { algiers: { black: 3 }, cairo: { black: 3 } },
    infectNext: ['algiers', 'lima', 'osaka', 'cairo', 'tokyo'],
    ...position,
  });

describe('Infection Zone Ban', () => {
  it('LAB-SC-1 LAB-EVT-6 LAB-EVT-8 LAB-EVT-9 lets an outbreak happen but none that follows from it', () => {
    table()
      .does(BAN)
      .told({ fact: 'eventStays', card: BAN, seat: 1 })
      .does('end', 'infect')
      .told(
        { fact: 'outbreak', city: 'algiers', colour: 'black', total: 1 },
        { fact: 'prevented', city: 'cairo', colour: 'black', by: BAN, cause: 'outbreak' },
      )
      .outbreaks(1)
      .cubes('madrid', 'black', 1)
      .cubes('paris', 'black', 1)
      .cubes('istanbul', 'black', 1)
      .cubes('cairo', 'black', 3)
      .cubes('riyadh', 'black', 0)
      .supply('black', 15)
      .infectionDiscard('algiers');
  });

  it('LAB-EVT-6 without it the chain goes on', () => {
    table().does('end', 'infect').outbreaks(2).cubes('riyadh', 'black', 1);
  });

  it('LAB-EVT-9 needs no cube for a city that gets none: the supply does not run out for it', () => {
    table({ supply: { black: 3 } })
      .does(BAN, 'end', 'infect')
      .supply('black', 0)
      .outbreaks(1);
  });

  it('LAB-EVT-7 lies before the active player and lasts until that player’s next turn begins', () => {
    const round = table({
      hands: { researcher: [BAN] },
      infectNext: ['lima', 'osaka', 'algiers', 'tokyo', 'cairo'],
    });
    round.as('researcher').does(BAN);
    expect(round.view().shows['reminders']).toEqual([{ card: BAN, seat: 1 }]);
    round.as('scientist').does('end', 'infect', 'infect', 'continue');
    round.as('researcher').does('end', 'infect').outbreaks(1).cubes('cairo', 'black', 3);
    round.does('infect', 'continue').told({ fact: 'turnBegan', seat: 1 }, { fact: 'eventEnded', card: BAN });
    round.discarded(BAN).as('scientist').does('end', 'infect').outbreaks(3).cubes('riyadh', 'black', 1);
  });

  it('LAB-EVT-8 LAB-EVT-10 the outbreak of an epidemic happens; the card cannot be played once it is drawn', () => {
    const epidemic: Partial<Position> = {
      drawNext: ['epidemic', 'paris'],
      infectLast: ['algiers'],
      infectNext: [],
    };
    table(epidemic).does(BAN, 'end').asks('before-intensify').outbreaks(1).cubes('cairo', 'black', 3);
    table(epidemic).does('end').asks('before-intensify').refuses(BAN, 'not-now').outbreaks(2);
  });

  it('LAB-EVT-10 counts from the next card on', () => {
    table({ infectNext: ['lima', 'algiers', 'osaka'] })
      .does('end', 'infect', BAN, 'infect')
      .outbreaks(1);
    table({ infectNext: ['algiers', 'cairo', 'osaka'] })
      .does('end', 'infect')
      .outbreaks(2)
      .does(BAN)
      .asks('infections', { left: 1 });
  });
});
