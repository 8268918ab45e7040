import { describe, expect, it } from 'vitest';
import { restore, snapshot } from '../../../../src/index.ts';
import { scenario, type Position, type Scenario } from '../../../scenario/scenario.ts';

const black = ['cairo', 'delhi', 'karachi', 'tehran'];
const cure = `cure black with ${black.join(' ')}`;

const position: Position = {
  boxes: ['brink'],
  roles: ['scientist', 'researcher'],
  hands: { scientist: [...black, 'paris'], researcher: ['rapid-vaccine-deployment', 'airlift'] },
  cubes: {
    cairo: { black: 3, blue: 1 },
    istanbul: { black: 2 },
    baghdad: { black: 1 },
    delhi: { black: 2 },
    essen: { blue: 2 },
  },
  drawNext: ['milan', 'london'],
};

const offersIt = (table: Scenario): boolean =>
  table.legal('researcher').some((command) => command.includes('rapid-vaccine'));

const cured = (changes: Partial<Position> = {}): Scenario => scenario({ ...position, ...changes }).does(cure);

describe('Rapid Vaccine Deployment', () => {
  it('BRINK-RVD-1 BRINK-RVD-5 BRINK-SC-15 removes up to five cubes of the cured colour from connected cities', () => {
    cured()
      .as('researcher')
      .does('rapid-vaccine-deployment cairo', 'vaccinate istanbul', 'vaccinate baghdad')
      .asks('vaccination', { seat: 2, left: 2 })
      .does('vaccinate cairo', 'vaccinate istanbul')
      .cubes('cairo', 'black', 1)
      .cubes('istanbul', 'black', 0)
      .cubes('baghdad', 'black', 0)
      .cubes('delhi', 'black', 2)
      .supply('black', 21)
      .discarded('rapid-vaccine-deployment')
      .asks('actions', { left: 3 });
  });

  it('BRINK-RVD-1 BRINK-RVD-2 one cube of a single city is enough', () => {
    cured()
      .as('researcher')
      .does('rapid-vaccine-deployment istanbul', 'enough')
      .cubes('istanbul', 'black', 1)
      .cubes('cairo', 'black', 3)
      .discarded('rapid-vaccine-deployment')
      .asks('actions');
  });

  it('BRINK-RVD-2 BRINK-RVD-3 BRINK-SC-15 refuses a city that is not connected to the group', () => {
    cured()
      .as('researcher')
      .does('rapid-vaccine-deployment cairo')
      .refuses('vaccinate delhi', 'not-connected')
      .does('vaccinate cairo', 'vaccinate cairo')
      .refuses('vaccinate delhi', 'not-connected')
      .refuses('vaccinate cairo', 'no-cube');
  });

  it('BRINK-RVD-2 does not connect cities through one that gives no cube', () => {
    cured({ cubes: { cairo: { black: 1 }, riyadh: {}, karachi: { black: 1 } } })
      .as('researcher')
      .does('rapid-vaccine-deployment cairo')
      .cubes('karachi', 'black', 1)
      .asks('actions');
  });

  it('BRINK-RVD-3 BRINK-SC-15 refuses a sixth cube, other colours and cities without a cube', () => {
    cured()
      .as('researcher')
      .refuses('rapid-vaccine-deployment essen', 'no-cube')
      .refuses('rapid-vaccine-deployment moscow', 'no-cube')
      .does('rapid-vaccine-deployment cairo')
      .refuses('vaccinate essen', 'no-cube')
      .refuses('vaccinate algiers', 'no-cube')
      .does('vaccinate cairo', 'vaccinate cairo', 'vaccinate istanbul', 'vaccinate istanbul')
      .cubes('baghdad', 'black', 1)
      .cubes('cairo', 'blue', 1)
      .refuses('vaccinate baghdad')
      .asks('actions');
  });

  it('BRINK-RVD-4 waits through other events, but not through the next action', () => {
    const table = cured().as('researcher').does('airlift researcher to lima');
    expect(offersIt(table)).toBe(true);
    table.as('scientist').does('drive chicago');
    expect(offersIt(table)).toBe(false);
    table.as('researcher').refuses('rapid-vaccine-deployment cairo', 'no-fresh-cure');
  });

  it('BRINK-RVD-4 is refused before a cure and after the action part', () => {
    scenario(position).as('researcher').refuses('rapid-vaccine-deployment cairo', 'no-fresh-cure');
    const table = cured().does('end').as('researcher');
    expect(offersIt(table)).toBe(false);
    table.refuses('rapid-vaccine-deployment cairo', 'no-fresh-cure');
  });

  it('BRINK-RVD-4 outlasts an action that was asked for in vain, and the last action', () => {
    const table = scenario({
      ...position,
      left: 2,
      hands: { ...position.hands, scientist: [...black, 'atlanta'] },
    })
      .does(cure, 'give atlanta to researcher')
      .as('researcher')
      .does('refuse');
    expect(offersIt(table)).toBe(true);
    const last = cured({ left: 1 });
    last.asks('actions', { left: 0 });
    expect(offersIt(last)).toBe(true);
  });

  it('BRINK-RVD-4 is over when the hand limit is asked for after the action part', () => {
    const table = scenario({
      ...position,
      hands: {
        scientist: [...black, 'paris', 'lima', 'osaka', 'sydney', 'tokyo', 'jakarta'].slice(0, 10),
        researcher: ['rapid-vaccine-deployment'],
      },
    })
      .does(cure)
      .does('end')
      .asks('hand-limit');
    expect(offersIt(table)).toBe(false);
  });

  it('BRINK-RVD-5 may be played by whoever cured', () => {
    cured({ hands: { scientist: [...black, 'rapid-vaccine-deployment'] } })
      .does('rapid-vaccine-deployment delhi', 'vaccinate delhi')
      .cubes('delhi', 'black', 0)
      .asks('actions');
  });

  it('BRINK-RVD-6 comes after the Medic, and has nothing to do where no cube is left', () => {
    const medic = { roles: ['scientist', 'medic'], at: { medic: 'cairo' } };
    const hands = { scientist: black, medic: ['rapid-vaccine-deployment'] };
    const table = cured({ ...medic, hands, cubes: { cairo: { black: 3 }, delhi: { black: 1 } } }).as('medic');
    table.refuses('rapid-vaccine-deployment cairo', 'no-cube').allows('rapid-vaccine-deployment delhi');
    const gone = cured({ ...medic, hands, cubes: { cairo: { black: 3 } } }).cure('black', 'eradicated');
    gone.as('medic').refuses('rapid-vaccine-deployment cairo', 'no-cube');
    expect(gone.legal('medic')).toEqual([]);
  });

  it('BRINK-RVD-7 has no window after the cure that wins', () => {
    cured({ cured: ['blue', 'yellow', 'red'] })
      .ends('won')
      .as('researcher')
      .refuses('rapid-vaccine-deployment cairo', 'game-over');
  });

  it('BRINK-RVD-8 BRINK-SC-15 looks for the end of the disease when all cubes are gone', () => {
    const table = cured({ cubes: { cairo: { black: 3 }, istanbul: { black: 2 } } })
      .as('researcher')
      .does('rapid-vaccine-deployment cairo', 'vaccinate cairo', 'vaccinate cairo', 'vaccinate istanbul')
      .cure('black', 'cured')
      .does('vaccinate istanbul')
      .cure('black', 'eradicated')
      .supply('black', 24);
    expect(table.facts.map(({ fact }) => fact)).toEqual(['removed', 'eradicated', 'discarded']);
  });

  it('BRINK-RVD-10 takes cubes from the board alone', () => {
    const table = cured().as('researcher');
    expect(table.legal('researcher').filter((command) => command.includes('rapid'))).toHaveLength(4);
  });

  it('is saved and read in the middle of a deployment', () => {
    const table = cured().as('researcher').does('rapid-vaccine-deployment cairo', 'vaccinate baghdad');
    const saved = snapshot(table.state);
    const again = restore(table.game, structuredClone(saved));
    expect(again.ok && snapshot(again.value)).toEqual(saved);
    const apart = ['cairo', 'delhi'].map((city) => table.game.cityNumbers.get(city)!);
    const word = (number: number): number =>
      apart.reduce((bits, city) => (city >> 5 === number ? bits | (1 << (city & 31)) : bits), 0);
    const removal = {
      frame: 'removal',
      fields: { colour: table.game.colourIds.indexOf('black'), low: word(0), high: word(1) },
    };
    const frames = saved.frames.map((frame) => (frame.frame === 'removal' ? removal : frame));
    expect(restore(table.game, { ...saved, frames }).ok).toBe(false);
  });
});
