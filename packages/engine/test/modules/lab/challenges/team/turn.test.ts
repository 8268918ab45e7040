// One turn for two members: they act, each draws a card, and cards are turned over once.
import { describe, expect, it } from 'vitest';
import { Table } from '../../../../../src/players/table.ts';
import { QUIET, shown, teams } from './table.ts';

const ALWAYS = { ...QUIET, options: { windows: 'always' } } as const;

describe('the turn of a team', () => {
  it('LAB-TEAM-18 LAB-TEAM-20 LAB-TEAM-22 LAB-TEAM-24 both act, each draws one card in order, one infect part, then the next team', () => {
    const table = teams({ ...ALWAYS, turn: 'scientist' })
      .as('scientist')
      .does('end');
    table.asks('pause').hand('medic', 'sydney').hand('scientist');
    table.as('medic').does('continue').hand('scientist', 'manila').asks('infections', { left: 2 });
    table.as('scientist').does('infect', 'infect').infectionDiscard('istanbul', 'riyadh').asks('pause');
    expect(shown(table).active).toBe(1);
    table.does('continue').asks('actions', { seat: 3, left: 3 });
    expect(shown(table).active).toBe(2);
    expect(table.view().turnsDone).toBe(1);
  });

  it('LAB-TEAM-20 an event may be played between the two draws', () => {
    const table = teams({ ...ALWAYS, turn: 'scientist', hands: { dispatcher: ['airlift'] } }).as('scientist');
    table.does('end').asks('pause').as('dispatcher').does('airlift 4 to cairo').at('dispatcher', 'cairo');
    table.asks('pause').hand('scientist').as('medic').does('continue').hand('scientist', 'manila');
  });

  it('LAB-TEAM-20 BASE-EVC-4 One Quiet Night between the two draws is for the infections of this turn', () => {
    const table = teams({ ...ALWAYS, turn: 'scientist', hands: { dispatcher: ['one-quiet-night'] } });
    table.as('scientist').does('end').as('dispatcher').does('one-quiet-night').as('medic').does('continue');
    table.told({ fact: 'infectionSkipped', by: 'one-quiet-night' }).infectionDiscard();
  });

  it('LAB-TEAM-20 the first card is resolved and the limit of seven kept before the second is drawn', () => {
    const medic = ['cairo', 'paris', 'essen', 'milan', 'madrid', 'london', 'lima'];
    const table = teams({ ...QUIET, turn: 'scientist', hands: { medic } })
      .as('scientist')
      .does('end');
    table.asks('hand-limit', { seat: 1 }).hand('scientist').as('medic').does('discard cairo');
    table.hand('scientist', 'manila').asks('actions', { seat: 3 });
    const drawn = teams({
      ...ALWAYS,
      turn: 'scientist',
      drawNext: ['epidemic', 'manila'],
      infectLast: ['paris'],
    }).as('scientist');
    drawn
      .does('end')
      .cubes('paris', 'blue', 3)
      .hand('scientist')
      .asks('before-intensify')
      .as('medic')
      .does('continue')
      .asks('pause')
      .does('continue');
    drawn.hand('scientist', 'manila').hand('medic');
  });

  it('LAB-TEAM-20 LAB-TEAM-37 a Bonus card counts towards the limit', () => {
    const medic = ['cairo', 'paris', 'essen', 'milan', 'madrid', 'london', 'bonus-1'];
    const table = teams({ ...QUIET, turn: 'scientist', hands: { medic } })
      .as('scientist')
      .does('end');
    table
      .asks('hand-limit', { seat: 1 })
      .as('medic')
      .does('discard bonus-1')
      .hand('medic', ...medic.slice(0, 6), 'sydney');
    table.discarded('bonus-1');
  });

  it('LAB-TEAM-21 who must draw from an empty deck loses the game for all teams', () => {
    const none = teams({ ...QUIET, turn: 'scientist', playerDeckSize: 0 })
      .as('scientist')
      .does('end')
      .ends('cards');
    expect(none.view().winners).toEqual([]);
    const one = teams({ ...QUIET, turn: 'scientist', playerDeckSize: 1 })
      .as('scientist')
      .does('end');
    one.hand('medic', 'sydney').ends('cards');
    teams({ ...QUIET, turn: 'scientist', playerDeckSize: 2 })
      .as('scientist')
      .does('end')
      .asks('actions', { seat: 3 });
  });

  it('LAB-SC-17 LAB-TEAM-23 LAB-TEAM-12 rates of six epidemics from the third space on: 2, then 3, 3, 4, 4, 4, 4', () => {
    const rates: number[] = [];
    for (let space = 3; rates.length < 7; space = Math.min(7, space + 1)) {
      const table = teams({
        ...QUIET,
        epidemics: 6,
        options: { windows: 'always' },
        turn: 'scientist',
        rateSpace: space,
        drawNext: ['epidemic', 'manila'],
        infectLast: ['paris'],
      }).as('scientist');
      if (rates.length === 0) rates.push(table.view().rate);
      rates.push(table.does('end').view().rate);
    }
    expect(rates).toEqual([2, 3, 3, 4, 4, 4, 4]);
  });

  it('LAB-TEAM-25 an empty infection deck is made anew from its discard pile', () => {
    const table = teams({
      ...ALWAYS,
      turn: 'scientist',
      infectNext: ['istanbul'],
      infectionDeckSize: 1,
      infectionDiscard: ['cairo', 'paris'],
    });
    table
      .as('scientist')
      .does('end')
      .as('medic')
      .does('continue')
      .as('scientist')
      .does('infect')
      .cubes('istanbul', 'black', 1);
    table.does('infect').asks('pause');
    expect(table.view().infectionDeck.size + table.view().infectionDiscard.length).toBe(3);
  });

  it('BRINK-MEV-6 a Mutation Event is resolved whichever member draws it', () => {
    const first = teams({
      ...QUIET,
      challenges: ['mutation'],
      turn: 'scientist',
      drawNext: ['mutation-spreads', 'manila'],
    });
    first.as('scientist').does('end').discarded('mutation-spreads').hand('scientist', 'manila');
  });
});

describe('what lasts a turn', () => {
  it('LAB-TEAM-66 BRINK-TRB-1 the Troubleshooter looks at the start of her team’s turn, whichever member she is', () => {
    for (const roles of [
      ['medic', 'scientist', 'troubleshooter', 'dispatcher'],
      ['medic', 'scientist', 'dispatcher', 'troubleshooter'],
    ]) {
      const table = teams({
        ...QUIET,
        roles,
        turn: 'scientist',
        options: { windows: 'possible', hands: 'team' },
      });
      table.as('scientist').does('end');
      // Between hidden hands every window stops.
      for (let windows = 0; windows < 8 && table.facts.every(({ fact }) => fact !== 'lookedAt'); windows++) {
        table.does(table.legal().find((command) => /: (?:continue|infect)$/u.test(command))!);
      }
      table.told({ fact: 'lookedAt', seat: roles.indexOf('troubleshooter') + 1, count: 2 });
      const saw = (role: string): number => table.heard(role).filter(({ fact }) => fact === 'saw').length;
      expect(['medic', 'scientist'].map(saw)).toEqual([0, 0]);
      expect(['dispatcher', 'troubleshooter'].map(saw)).toEqual([1, 1]);
    }
  });

  it('LAB-TEAM-66 BRINK-CTB-11 LAB-EVT-7 LAB-EVT-11 an event that stays ends with the next turn of the team it lies before', () => {
    for (const event of ['commercial-travel-ban', 'improved-sanitation', 'infection-zone-ban']) {
      const table = teams({
        ...QUIET,
        turn: 'scientist',
        hands: { dispatcher: [event] },
        drawNext: [...QUIET.drawNext],
        infectNext: ['istanbul', 'riyadh', 'baghdad', 'tehran', 'karachi', 'delhi', 'mumbai', 'kolkata'],
      });
      const lies = (): unknown => table.view().shows['reminders'];
      table.as('dispatcher').does(event);
      expect(lies()).toEqual([{ card: event, seat: 2 }]);
      table.as('scientist').does('end').as('researcher').does('end').as('dispatcher');
      expect(lies()).toEqual([{ card: event, seat: 2 }]);
      table.does('accept', 'end').asks('actions', { seat: 1 });
      expect(lies()).toEqual([]);
    }
  });

  it('LAB-TEAM-66 what is possible once per turn is possible once in the team’s turn', () => {
    const roles = ['operations-expert', 'archivist', 'researcher', 'dispatcher'];
    const table = teams({
      ...QUIET,
      roles,
      hands: { 'operations-expert': ['cairo', 'paris', 'lima'] },
      playerDiscard: ['atlanta', 'chicago'],
      stations: ['atlanta', 'milan'],
    });
    table.does('fly milan discarding cairo').refuses('fly atlanta discarding paris', 'once-per-turn');
    table.does('end').as('archivist').does('accept', 'recall atlanta', 'drive chicago');
    table.refuses('recall chicago', 'once-per-turn');
  });

  it('LAB-TEAM-66 BRINK-GOV-3 what either member treated this turn lets both leave under Government Interference', () => {
    const table = teams({
      ...QUIET,
      challenges: ['virulent-strain'],
      strain: 'blue',
      inForce: ['government-interference'],
      cubes: { atlanta: { blue: 3 } },
      roles: ['scientist', 'medic', 'researcher', 'dispatcher'],
      turn: 'scientist',
    });
    table
      .refuses('drive chicago', 'bound')
      .does('treat blue', 'drive chicago', 'end')
      .as('medic')
      .does('accept');
    table.does('drive chicago').at('medic', 'chicago');
  });
});

describe('events at the same moment', () => {
  it('LAB-TEAM-31 players are asked for events team by team, the active one first, then clockwise', () => {
    const roles = ['medic', 'scientist', 'researcher', 'dispatcher', 'pilot', 'virologist'];
    const hands = { medic: ['airlift'], researcher: ['government-grant'], pilot: ['forecast'] };
    const order: number[] = [];
    const { state } = teams({ ...ALWAYS, roles, hands, turn: 'dispatcher', teams: { division: '3-3' } })
      .as('dispatcher')
      .does('end');
    const table = new Table(state);
    for (let asked = 0; asked < 3; asked++) {
      const question = table.question(() => true)!;
      order.push(question.seat);
      table.answer(question.seat, question.offers.items[0]!);
    }
    expect(order.slice(0, 3)).toEqual([4, 0, 2]);
  });
});
