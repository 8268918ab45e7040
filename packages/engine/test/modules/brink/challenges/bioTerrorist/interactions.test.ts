import { describe, expect, it } from 'vitest';
import { BT, hisTurn, shown, terroristTable } from './tables.ts';

const cairo = { city: 'cairo' };

describe('the Bio-Terrorist and the rules of others', () => {
  it('BRINK-BIN-1 BRINK-SC-43 the team never moves his pawn', () => {
    const s = terroristTable({
      roles: ['dispatcher', 'researcher'],
      at: { dispatcher: 'cairo', researcher: 'cairo' },
      hands: { dispatcher: ['airlift', 'special-orders', 'algiers'] },
      terrorist: cairo,
    })
      .refuses('airlift 3 to lima', 'no-pawn')
      .refuses('send 3 driving to algiers', 'no-pawn')
      .refuses('send 3 direct to algiers', 'no-pawn')
      .refuses('special-orders 3', 'no-pawn');
    s.does('drive algiers').refuses('send 3 to algiers', 'no-pawn');
    terroristTable({
      roles: ['field-director', 'researcher'],
      at: { 'field-director': 'cairo' },
      terrorist: cairo,
    }).refuses('lead 3 to algiers', 'no-pawn');
    terroristTable({ roles: ['pilot', 'researcher'], at: { pilot: 'cairo' }, terrorist: cairo }).refuses(
      'pilot algiers with 3',
    );
  });

  it('BRINK-BIN-2 BRINK-SC-43 his pawn is none that the Dispatcher could bring others to', () => {
    const s = terroristTable({
      at: { dispatcher: 'lima', researcher: 'atlanta' },
      terrorist: { city: 'cairo', captured: true },
    });
    s.refuses('send dispatcher to cairo')
      .refuses('send researcher to cairo')
      .allows('send researcher to lima');
  });

  it('BRINK-BIN-3 BRINK-SC-43 he is no player for sharing, for events about players and for consent', () => {
    const s = terroristTable({
      roles: ['researcher', 'epidemiologist'],
      at: { researcher: 'cairo', epidemiologist: 'cairo' },
      hands: { researcher: ['cairo', 'new-assignment', 're-examined-research'] },
      playerDiscard: ['lima'],
      terrorist: cairo,
    });
    s.refuses('give cairo to 3')
      .refuses('take cairo from 3')
      .refuses('new-assignment 3')
      .refuses('re-examined-research 3');
    expect(s.legal().filter((command) => /\b3\b/u.test(command))).toEqual([]);
    const liaison = terroristTable({
      roles: ['local-liaison', 'researcher'],
      at: { 'local-liaison': 'cairo' },
      hands: { 'local-liaison': ['cairo'] },
      terrorist: cairo,
    });
    expect(liaison.legal().filter((command) => /pass/u.test(command) && /\b3\b/u.test(command))).toEqual([]);
  });

  it('BRINK-BIN-4 the Quarantine Specialist stops neither his moves nor Sabotage', () => {
    hisTurn({
      roles: ['quarantine-specialist', 'researcher'],
      at: { 'quarantine-specialist': 'algiers' },
      stations: ['cairo', 'atlanta'],
      terrorist: { city: 'istanbul', hand: ['delhi'] },
    })
      .does('sneak cairo')
      .does('sabotage delhi')
      .stations('atlanta');
  });

  it('BRINK-BIN-4 she stops purple outbreaks as any other', () => {
    hisTurn({
      roles: ['quarantine-specialist', 'researcher'],
      at: { 'quarantine-specialist': 'khartoum' },
      cubes: { istanbul: { purple: 3 }, cairo: { purple: 3 } },
      terrorist: { city: 'istanbul' },
    })
      .does('infect-locally')
      .outbreaks(1)
      .cubes('cairo', 'purple', 3)
      .cubes('algiers', 'purple', 1);
  });

  it('BRINK-BIN-5 BRINK-BIN-6 purple is treated like any colour: Medic, Containment Specialist, Remote Treatment', () => {
    const cubes = { lima: { purple: 3 }, osaka: { purple: 1 } };
    terroristTable({ roles: ['medic', 'researcher'], at: { medic: 'lima' }, cubes, terrorist: cairo })
      .does('treat purple')
      .cubes('lima', 'purple', 0);
    terroristTable({
      roles: ['containment-specialist', 'researcher'],
      at: { 'containment-specialist': 'bogota' },
      cubes,
      terrorist: cairo,
    })
      .does('drive lima')
      .cubes('lima', 'purple', 2);
    terroristTable({ hands: { dispatcher: ['remote-treatment'] }, cubes, terrorist: cairo })
      .does('remote-treatment purple from lima', 'clear purple from osaka')
      .cubes('lima', 'purple', 2)
      .cubes('osaka', 'purple', 0);
  });

  it('BRINK-BIN-7 infections, Forecast and bottom draws work with the shorter deck', () => {
    const s = terroristTable({
      hands: { dispatcher: ['forecast'] },
      terrorist: { city: 'tokyo', hand: ['lima', 'osaka'] },
      infectionDeckSize: 3,
      infectNext: ['paris', 'milan', 'essen'],
      infectionDiscard: ['cairo', 'delhi'],
      drawNext: ['epidemic', 'lima'],
      options: { windows: 'possible' },
    })
      .does('forecast')
      .asks('forecast', { open: 3 });
    s.does('next paris', 'next milan')
      .does('end')
      .told({ fact: 'infectionDrawn', city: 'essen', from: 'bottom' });
    expect(shown(s).hand.size).toBe(2);
  });

  it('BRINK-BIN-8 Resilient Population removes what he discarded, never what he holds', () => {
    const s = hisTurn({
      hands: { dispatcher: ['resilient-population'] },
      terrorist: { city: 'tokyo', hand: ['lima', 'osaka'] },
    }).does('infect-remotely lima');
    s.as('dispatcher').refuses('resilient-population osaka').does('resilient-population lima');
    expect(s.view().infectionRemoved).toEqual(['lima']);
    expect(shown(s, BT).hand.known).toEqual(['osaka']);
  });

  it('BRINK-BIN-9 BRINK-CTB-9 BRINK-SC-43 a reminder outlives his turns; played in one it lies before the player whose turn has ended', () => {
    const s = terroristTable({
      hands: { researcher: ['commercial-travel-ban'] },
      terrorist: { city: 'tokyo' },
      rateSpace: 6,
      step: 'terrorist' as const,
      options: { windows: 'possible' },
    });
    s.as(BT).does('wait').as('researcher').does('commercial-travel-ban').as(BT).does('wait', 'wait');
    expect(s.view()).toMatchObject({ turn: 2, rate: 1 });
    s.as('researcher').does('end');
    expect(s.view().infectionDiscard).toHaveLength(1);
    s.as(BT).does('wait', 'wait', 'wait');
    // The Dispatcher's next turn: it is over.
    expect(s.view()).toMatchObject({ turn: 1, rate: 4 });
  });

  it('BRINK-BIN-10 his turn does not use up One Quiet Night', () => {
    const s = hisTurn({
      hands: { dispatcher: ['one-quiet-night'] },
      terrorist: { city: 'tokyo' },
      options: { windows: 'possible' },
    });
    s.as('dispatcher')
      .does('one-quiet-night')
      .as(BT)
      .does('infect-locally', 'wait', 'wait')
      .cubes('tokyo', 'purple', 1);
    s.as('researcher').does('end').told({ fact: 'infectionSkipped' });
  });

  it('BRINK-BIN-11 BRINK-GOV-11 Government Interference does not bind him', () => {
    hisTurn({
      challenges: ['virulent-strain'],
      strain: 'black',
      inForce: ['government-interference'],
      cubes: { cairo: { black: 2 } },
      terrorist: { city: 'cairo', hand: ['lima', 'cairo'] },
    }).allows('sneak algiers', 'fly-in lima', 'fly-out osaka');
  });

  it('BRINK-BIN-12 purple is never the strain, and what he discards has no Rate Effect', () => {
    const s = terroristTable({
      challenges: ['virulent-strain'],
      cubes: { lima: { purple: 3 }, osaka: { purple: 3 }, essen: { purple: 3 } },
      infectLast: ['cairo'],
      drawNext: ['epidemic', 'lima'],
      terrorist: { city: 'tokyo' },
      options: { windows: 'possible' },
    }).does('end');
    expect(s.view().shows['strain']).toMatchObject({ colour: 'black' });
    const rate = hisTurn({
      challenges: ['virulent-strain'],
      strain: 'black',
      inForce: ['rate-effect'],
      terrorist: { city: 'tokyo', hand: ['cairo'] },
      infectNext: ['lima', 'bogota', 'essen'],
      options: { windows: 'possible' },
    });
    rate.does('infect-remotely cairo', 'wait', 'wait').as('researcher').does('end');
    expect(rate.view().infectionDiscard).toEqual(['cairo', 'lima', 'bogota']);
  });

  it('BRINK-EVT-9 the team plays events between his commands, but none about actions; he plays none', () => {
    const hands = { dispatcher: ['airlift', 'borrowed-time', 'mobile-hospital', 'special-orders'] };
    const s = hisTurn({ hands, terrorist: { city: 'tokyo' } });
    for (const place of [0, 1]) {
      s.as('dispatcher').allows(`airlift dispatcher to ${place === 0 ? 'lima' : 'osaka'}`);
      for (const event of ['borrowed-time', 'mobile-hospital', 'special-orders researcher'])
        s.refuses(event, 'actions-over');
      s.as(BT).refuses('airlift dispatcher to lima', 'card-not-held').does('wait');
    }
    s.as('dispatcher').does('airlift dispatcher to tokyo');
    expect(shown(s).state).toBe('spotted');
    s.waitsFor(BT);
  });
});
