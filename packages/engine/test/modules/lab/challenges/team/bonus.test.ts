// Bonus cards in play: two kinds, for the holder's own action part.
import { describe, expect, it } from 'vitest';
import { factsFor, view } from '../../../../../src/index.ts';
import { shown, teams, threeTeams } from './table.ts';

/** bonus-1 to bonus-4 are response teams for blue, yellow, black and red; bonus-5 to bonus-10 structures. */
const [BLUE_TEAM, BLACK_TEAM, RED_TEAM] = ['bonus-1', 'bonus-3', 'bonus-4'];
const RED = ['tokyo', 'osaka', 'taipei', 'manila', 'hong-kong'];

describe('Regional Response Team', () => {
  it('LAB-TEAM-34 flies to a city of its colour and treats there for one action in all, and is discarded', () => {
    const table = teams({
      hands: { medic: [RED_TEAM], scientist: [BLACK_TEAM] },
      cubes: { tokyo: { red: 2 } },
    });
    table.does('respond in tokyo with bonus-4').at('medic', 'tokyo').cubes('tokyo', 'red', 0);
    table.asks('actions', { seat: 1, left: 2 }).discarded('bonus-4');
  });

  it('LAB-TEAM-34 LAB-TEAM-70 asks which disease where there are several, and treats none where there is no cube', () => {
    const table = teams({
      turn: 'scientist',
      hands: { scientist: [RED_TEAM] },
      cubes: { tokyo: { red: 2, blue: 1 } },
    });
    table
      .does('respond in tokyo with bonus-4')
      .asks('response', { seat: 2 })
      .allows('relieve red', 'relieve blue');
    table
      .refuses('relieve black', 'no-cube')
      .refuses('end', 'not-now')
      .does('relieve blue')
      .cubes('tokyo', 'blue', 0);
    table.cubes('tokyo', 'red', 2).asks('actions', { left: 2 });
    const none = teams({ turn: 'scientist', hands: { scientist: [RED_TEAM] } }).does(
      'respond in osaka with bonus-4',
    );
    none.at('scientist', 'osaka').asks('actions', { left: 2 });
  });

  it('LAB-TEAM-70 the treatment is like any other: cured colours, the Medic, Improved Sanitation', () => {
    const cubes = { tokyo: { red: 3 } };
    const position = {
      turn: 'scientist',
      hands: { scientist: [RED_TEAM], dispatcher: ['improved-sanitation'] },
      cubes,
    };
    teams(position).does('respond in tokyo with bonus-4').cubes('tokyo', 'red', 2);
    teams({ ...position, cured: ['red'], cubes: { ...cubes, osaka: { red: 1 } } })
      .does('respond in tokyo with bonus-4')
      .cubes('tokyo', 'red', 0);
    const table = teams(position).as('dispatcher').does('improved-sanitation').as('scientist');
    table.does('respond in tokyo with bonus-4').cubes('tokyo', 'red', 1);
  });

  it('LAB-TEAM-34 LAB-VS-14 under Resistant to Treatment too one action is enough', () => {
    const strain = { challenges: ['virulent-strain'], strain: 'red', inForce: ['resistant-to-treatment'] };
    const table = teams({
      ...strain,
      turn: 'scientist',
      left: 1,
      hands: { scientist: [RED_TEAM] },
      cubes: { tokyo: { red: 3 } },
    });
    table.does('respond in tokyo with bonus-4').cubes('tokyo', 'red', 2).asks('actions', { left: 0 });
  });

  it('LAB-TEAM-70 not to the city the pawn is in, and to no city of another colour', () => {
    const table = teams({ hands: { medic: [BLUE_TEAM] } }).refuses(
      'respond in atlanta with bonus-1',
      'already-there',
    );
    table
      .refuses('respond in tokyo with bonus-1', 'wrong-colour')
      .refuses('respond in tokyo with bonus-4', 'card-not-held');
    table
      .refuses('respond in tokyo with tokyo', 'no-response-team')
      .refuses('respond in paris with bonus-5', 'no-response-team');
  });

  it('LAB-TEAM-35 BRINK-TRB-13 the Troubleshooter discards it', () => {
    const roles = ['troubleshooter', 'scientist', 'researcher', 'dispatcher'];
    const table = teams({ roles, hands: { troubleshooter: [RED_TEAM] } }).does(
      'respond in tokyo with bonus-4',
    );
    table.hand('troubleshooter').discarded('bonus-4');
  });

  it('LAB-TEAM-36 LAB-PIL-9 the Pilot may play it', () => {
    const roles = ['pilot', 'scientist', 'researcher', 'dispatcher'];
    const table = teams({ roles, hands: { pilot: [RED_TEAM, 'tokyo'] } }).refuses('direct tokyo', 'grounded');
    table.does('respond in tokyo with bonus-4').at('pilot', 'tokyo');
  });

  it('LAB-TEAM-34 Government Interference binds it like any flight', () => {
    const strain = { challenges: ['virulent-strain'], strain: 'blue', inForce: ['government-interference'] };
    const table = teams({
      ...strain,
      turn: 'scientist',
      hands: { scientist: [RED_TEAM] },
      cubes: { atlanta: { blue: 2 } },
    });
    table
      .refuses('respond in tokyo with bonus-4', 'bound')
      .does('treat blue', 'respond in tokyo with bonus-4');
  });

  it('LAB-TEAM-32 LAB-TEAM-56 nobody but the member who is acting uses one', () => {
    const table = teams({ hands: { scientist: [RED_TEAM], dispatcher: [BLACK_TEAM] } });
    for (const role of ['scientist', 'dispatcher'])
      table.as(role).refuses(`respond in tokyo with ${RED_TEAM}`, 'not-your-turn');
    table.as('medic').refuses(`respond in tokyo with ${RED_TEAM}`, 'card-not-held');
  });
});

describe('Similar Genetic Structure', () => {
  it('LAB-TEAM-33 BRINK-CUR-2 stands for one card of the cure; several may', () => {
    // The only way to pay it, so nothing is asked.
    const table = teams({ hands: { medic: [...RED.slice(0, 4), 'bonus-5'] } }).does(
      'cure red piece by piece',
    );
    table
      .cure('red', 'eradicated')
      .hand('medic')
      .discarded('bonus-5', ...RED.slice(0, 4));
    const hand = [...RED.slice(0, 4), 'bonus-5', 'bonus-10'];
    const choice = teams({ hands: { medic: hand } })
      .does('cure red piece by piece')
      .asks('cure-payment', { left: 5 });
    choice.allows('pay structure bonus-5', 'pay structure bonus-10').refuses('pay tokyo', 'rest-unpaid');
    choice
      .does('pay structure bonus-5', 'pay structure bonus-10')
      .allows('pay osaka')
      .refuses('pay structure bonus-5', 'card-not-held');
  });

  it('LAB-TEAM-33 LAB-TEAM-30 with three teams four structures alone are a cure', () => {
    const table = threeTeams({ hands: { medic: ['bonus-5', 'bonus-6', 'bonus-7', 'bonus-8'] } });
    table
      .does('cure red piece by piece')
      .cure('red', 'eradicated')
      .discarded('bonus-5', 'bonus-6', 'bonus-7', 'bonus-8');
  });

  it('LAB-TEAM-33 is no response team, and no action of its own', () => {
    const table = teams({ hands: { medic: ['bonus-5', BLUE_TEAM] } }).refuses(
      'pay structure bonus-5',
      'not-now',
    );
    table.refuses('cure red piece by piece', 'no-other-payment');
  });

  it('LAB-TEAM-33 for purple counts as a card, never as one of the purple cities', () => {
    const cubes = { tokyo: { purple: 1 } };
    const hands = ['cairo', 'paris', 'lima', 'bonus-5'];
    const position = { challenges: ['mutation'], cubes };
    teams({ ...position, hands: { medic: hands } }).refuses('cure purple piece by piece', 'cure-unpaid');
    const table = teams({ ...position, hands: { medic: ['tokyo', ...hands] } }).does(
      'cure purple piece by piece',
    );
    table.cure('purple', 'cured').discarded('tokyo', ...hands);
    // Four cards, none of them of a purple city, and a structure.
    teams({ ...position, hands: { medic: [...hands, 'essen'] } }).refuses(
      'cure purple piece by piece',
      'cure-unpaid',
    );
    teams({ ...position, hands: { medic: ['tokyo', 'cairo', 'paris', 'bonus-5', 'bonus-6'] } })
      .does('cure purple piece by piece')
      .cure('purple', 'cured');
    // One structure or two, or none: the purple city in every case.
    const free = teams({
      ...position,
      hands: { medic: ['tokyo', 'cairo', 'paris', 'lima', 'essen', 'bonus-5', 'bonus-6'] },
    });
    free
      .does('cure purple piece by piece')
      .allows('pay structure bonus-5', 'pay structure bonus-6', 'pay paris');
    free.does('pay structure bonus-6').refuses('pay structure bonus-5', 'out-of-order');
    while (free.view().frames.at(-1)!.frame === 'cure-payment') {
      free.does(free.legal()[0]!.replace(/^\d+: /u, ''));
    }
    free.cure('purple', 'cured').discarded('tokyo', 'bonus-6');
  });

  it('BRINK-FOP-9 LAB-TEAM-33 goes with samples, which are named before it', () => {
    const roles = ['field-operative', 'scientist', 'researcher', 'dispatcher'];
    const hands = { 'field-operative': ['tokyo', 'osaka', 'bonus-5'] };
    const table = teams({ roles, hands, samples: { red: 3 } }).does('cure red piece by piece');
    table.cure('red', 'eradicated').discarded('tokyo', 'osaka', 'bonus-5');
    const choice = teams({
      roles,
      hands: { 'field-operative': ['tokyo', 'osaka', 'bonus-5', 'bonus-6'] },
      samples: { red: 3 },
    });
    choice
      .does('cure red piece by piece')
      .asks('cure-payment', { left: 3 })
      .does('pay structure bonus-6')
      .cure('red', 'eradicated');
    choice.hand('field-operative', 'bonus-5');
    const three = threeTeams({
      roles: [...roles, 'medic', 'pilot'],
      hands: { 'field-operative': ['tokyo', 'osaka'] },
      samples: { red: 3 },
    });
    three.does('cure red piece by piece').cure('red', 'eradicated').hand('field-operative');
  });

  it('LAB-TEAM-33 LAB-VIR-1 goes with pairs of the Virologist, which are named after it', () => {
    const roles = ['virologist', 'scientist', 'researcher', 'dispatcher'];
    const hands = { virologist: ['tokyo', 'osaka', 'taipei', 'paris', 'london', 'bonus-5'] };
    teams({ roles, hands }).does('cure red piece by piece').cure('red', 'eradicated').hand('virologist');
  });
});

describe('what others learn of Bonus cards', () => {
  it('LAB-TEAM-37 they are no city cards: nobody gives or takes one', () => {
    const table = teams({ hands: { medic: [BLUE_TEAM], scientist: [RED_TEAM] } });
    table
      .refuses('give bonus-1 to scientist', 'not-a-city-card')
      .refuses('take bonus-4 from scientist', 'not-a-city-card');
  });

  it('LAB-TEAM-9 LAB-TEAM-54 LAB-TEAM-63 who draws one tells the partner alone; piles count it as a plain card', () => {
    const position = {
      options: { hands: 'team', windows: 'possible' },
      drawNext: ['bonus-4', 'manila'],
      infectNext: ['istanbul', 'riyadh'],
    };
    const table = teams({ ...position, turn: 'scientist' })
      .as('scientist')
      .does('end');
    for (const viewer of [1, 2]) {
      expect(view(table.state, viewer).seats[0]!.hand).toEqual(['bonus-4']);
      expect(
        factsFor(table.facts, viewer).some(({ fact, card }) => fact === 'drewCard' && card === 'bonus-4'),
      ).toBe(true);
    }
    for (const viewer of [0, 3, 4]) {
      expect(view(table.state, viewer).seats[0]).toMatchObject({ hand: [], handSize: 1 });
      expect(JSON.stringify(factsFor(table.facts, viewer))).not.toContain('bonus-4');
    }
    const city = teams({ ...position, turn: 'scientist', drawNext: ['sydney', 'manila', 'bonus-4'] })
      .as('scientist')
      .does('end');
    const groups = (of: typeof table): unknown => view(of.state, 3).playerDeck.groups.map(({ sets }) => sets);
    expect(groups(table)).toEqual(groups(city));
  });

  it('LAB-TEAM-63 a table may play with open hands', () => {
    const table = teams({ hands: { medic: ['cairo', RED_TEAM] } });
    expect(view(table.state, 4).seats[0]!.hand).toEqual(['cairo', RED_TEAM]);
    expect(shown(table).bonusCards[RED_TEAM]).toBe('rrt-red-1');
  });
});
