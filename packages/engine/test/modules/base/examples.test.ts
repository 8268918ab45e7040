// The worked examples of the catalogue: moves, sharing and a whole turn.
import { describe, expect, it } from 'vitest';
import { scenario, type Scenario } from '../../scenario/scenario.ts';

describe('Worked examples, moves and sharing', () => {
  it('BASE-EX-1 across the edge of the board, both ways', () => {
    scenario({
      roles: ['scientist', 'researcher'],
      at: { scientist: 'sydney' },
      hands: { scientist: ['lima'] },
    })
      .does('drive los-angeles')
      .at('scientist', 'los-angeles')
      .asks('actions', { left: 3 })
      .does('drive sydney')
      .at('scientist', 'sydney')
      .hand('scientist', 'lima')
      .asks('actions', { left: 2 });
  });

  const three = ['paris', 'lima', 'tokyo'];
  const inMoscow = { roles: ['scientist', 'medic'], at: { scientist: 'moscow', medic: 'moscow' } };

  it('BASE-EX-2 share knowledge, give: agreed, refused, and not in the same city', () => {
    const position = { ...inMoscow, hands: { scientist: ['moscow'], medic: three } };
    scenario(position)
      .does('give moscow to medic')
      .hand('scientist', 'moscow')
      .asks('consent', { asked: 2 })
      .as('medic')
      .does('accept')
      .hand('medic', ...three, 'moscow')
      .hand('scientist')
      .asks('actions', { seat: 1, left: 3 });
    scenario(position)
      .does('give moscow to medic')
      .as('medic')
      .does('refuse')
      .hand('scientist', 'moscow')
      .hand('medic', ...three)
      .asks('actions', { seat: 1, left: 4 });
    scenario({ ...position, at: { scientist: 'moscow', medic: 'istanbul' } })
      .refuses('give moscow to medic', 'not-together')
      .asks('actions', { seat: 1, left: 4 });
  });

  it('BASE-EX-3 share knowledge, take: agreed and refused', () => {
    const position = { ...inMoscow, hands: { medic: ['moscow'] } };
    scenario(position)
      .does('take moscow from medic')
      .asks('consent', { asked: 2 })
      .as('medic')
      .does('accept')
      .hand('scientist', 'moscow')
      .hand('medic')
      .asks('actions', { seat: 1, left: 3 });
    scenario(position)
      .does('take moscow from medic')
      .as('medic')
      .does('refuse')
      .hand('scientist')
      .hand('medic', 'moscow')
      .asks('actions', { seat: 1, left: 4 });
  });

  it('BASE-EX-4 a first turn: two drives and two treatments', () => {
    scenario({
      roles: ['researcher', 'scientist'],
      cubes: { 'san-francisco': { blue: 3 } },
      drawNext: ['lima', 'cairo'],
    })
      .does('drive chicago')
      .at('researcher', 'chicago')
      .does('drive san-francisco')
      .at('researcher', 'san-francisco')
      .supply('blue', 21)
      .does('treat blue')
      .cubes('san-francisco', 'blue', 2)
      .does('treat blue')
      .cubes('san-francisco', 'blue', 1)
      .supply('blue', 23)
      .asks('actions', { left: 0 })
      .refuses('treat blue', 'no-action-left')
      .refuses('drive chicago', 'no-action-left')
      .does('end')
      .hand('researcher', 'lima', 'cairo')
      .asks('infections', { left: 2 });
  });
});

describe('Worked examples, one turn from actions to a chain of outbreaks', () => {
  const blackCards = ['delhi', 'mumbai', 'kolkata'];

  const beforeActions = (active: string): Scenario =>
    scenario({
      roles: [active, 'operations-expert'],
      at: { [active]: 'manila', 'operations-expert': 'chennai' },
      hands: { [active]: ['manila', ...blackCards], 'operations-expert': ['chennai'] },
      stations: ['atlanta', 'chennai'],
      cured: ['red'],
      cubes: { manila: { red: 3 }, algiers: { black: 3 }, cairo: { black: 3 }, paris: { blue: 1 } },
      drawNext: ['paris', 'lima'],
      rateSpace: 4,
      infectNext: ['seoul', 'paris', 'algiers'],
    });

  const cure = `cure black with chennai ${blackCards.join(' ')}`;
  const threeActions = (s: Scenario): Scenario =>
    s
      .does('treat red')
      .cubes('manila', 'red', 0)
      .cure('red', 'eradicated')
      .does('charter chennai')
      .discarded('manila')
      .does('take chennai from operations-expert')
      .as('operations-expert')
      .does('accept');

  const afterActions = (): Scenario => threeActions(beforeActions('scientist')).as('scientist').does(cure);

  it('BASE-EX-5 eradicate, charter, take a card and cure with four cards', () => {
    threeActions(beforeActions('scientist'))
      .as('scientist')
      .at('scientist', 'chennai')
      .hand('scientist', 'chennai', ...blackCards)
      .hand('operations-expert')
      .asks('actions', { left: 1 })
      .does(cure)
      .cure('black', 'cured')
      .supply('black', 18)
      .hand('scientist')
      .asks('actions', { left: 0 });
  });

  it('BASE-EX-5 with another role four cards are not enough', () => {
    threeActions(beforeActions('researcher'))
      .as('researcher')
      .refuses(cure, 'wrong-count')
      .cure('black', 'none')
      .asks('actions', { left: 1 });
  });

  it('BASE-EX-6 two cards drawn, nothing to discard, the infect part is next', () => {
    afterActions()
      .does('end')
      .hand('scientist', 'paris', 'lima')
      .outbreaks(0)
      .asks('infections', { left: 3 });
  });

  it('BASE-EX-7 an eradicated city, one more cube, and an outbreak', () => {
    afterActions()
      .does('end', 'infect')
      .cubes('seoul', 'red', 0)
      .infectionDiscard('seoul')
      .does('infect')
      .cubes('paris', 'blue', 2)
      .infectionDiscard('seoul', 'paris')
      .does('infect')
      .told({ fact: 'outbreak', city: 'algiers', colour: 'black', total: 1 })
      .cubes('algiers', 'black', 3)
      .asks('pause');
  });

  it('BASE-EX-8 the outbreak in Algiers and its chain reaction in Cairo', () => {
    const s = afterActions().does('end', 'infect', 'infect').supply('black', 18).does('infect');
    const steps = s.facts.map(({ fact, city }) => `${fact} ${String(city)}`);
    expect(steps[0]).toBe('infectionDrawn algiers');
    expect(steps[1]).toBe('outbreak algiers');
    expect(steps.slice(2, 5).sort()).toEqual(['placed istanbul', 'placed madrid', 'placed paris']);
    expect(steps[5]).toBe('outbreak cairo');
    expect(steps.slice(6, 10).sort()).toEqual([
      'placed baghdad',
      'placed istanbul',
      'placed khartoum',
      'placed riyadh',
    ]);
    expect(steps.slice(10)).toEqual(['infectionDiscarded algiers']);
    expect(s.view().cubes).toEqual({
      algiers: { black: 3 },
      cairo: { black: 3 },
      istanbul: { black: 2 },
      madrid: { black: 1 },
      paris: { blue: 2, black: 1 },
      baghdad: { black: 1 },
      riyadh: { black: 1 },
      khartoum: { black: 1 },
    });
    s.outbreaks(2).supply('black', 11).infectionDiscard('seoul', 'paris', 'algiers').asks('pause');
  });
});
