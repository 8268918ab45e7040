import { describe, expect, it } from 'vitest';
import { restore, snapshot } from '../../../../../src/index.ts';
import { BT, hisTurn, shown } from './tables.ts';

const stations = ['atlanta', 'delhi'];

describe('Sabotage', () => {
  it('BRINK-BAC-11 BRINK-BAC-12 BRINK-SC-42 takes a station with a card of its colour, which need not be that of the city', () => {
    const s = hisTurn({ stations, terrorist: { city: 'delhi', hand: ['cairo', 'lima'] } })
      .refuses('sabotage lima', 'wrong-colour')
      .refuses('sabotage delhi', 'card-not-held')
      .does('sabotage cairo')
      .told({ fact: 'stationRemoved', city: 'delhi' })
      .stations('atlanta')
      .infectionDiscard('cairo');
    expect(shown(s)).toMatchObject({ state: 'hidden', possible: ['delhi'] });
  });

  it('BRINK-BAC-12 not without a station in his city', () => {
    hisTurn({ stations, terrorist: { city: 'cairo', hand: ['delhi'] } }).refuses(
      'sabotage delhi',
      'no-station',
    );
  });

  it('BRINK-BAC-8 BRINK-SC-42 only hidden, and once in his turn', () => {
    hisTurn({ stations, at: { researcher: 'delhi' }, terrorist: { city: 'delhi', hand: ['cairo'] } }).refuses(
      'sabotage cairo',
      'spotted',
    );
    hisTurn({ stations: [...stations, 'chennai'], terrorist: { city: 'delhi', hand: ['cairo', 'kolkata'] } })
      .does('sabotage cairo', 'sneak chennai')
      .refuses('sabotage kolkata', 'once-per-turn');
  });

  it('BRINK-BAC-12 BRINK-BAC-13 Atlanta and the last station may go, and the team builds again by the usual rules', () => {
    const s = hisTurn({
      at: { dispatcher: 'lima', researcher: 'lima' },
      hands: { researcher: ['lima'] },
      terrorist: { city: 'atlanta', hand: ['chicago'] },
    })
      .does('sabotage chicago')
      .stations();
    const back = restore(s.game, snapshot(s.state));
    expect(back.ok && [...back.value.cells]).toEqual([...s.state.cells]);
    s.does('wait', 'wait').as('dispatcher').does('continue').as('researcher').does('build').stations('lima');
  });

  describe('in the lab', () => {
    const lab = { research: [{ sequence: 'k4-k' }, { sequence: 'b4-b' }] };
    const terrorist = { city: 'delhi', hand: ['cairo', 'lima'] };

    it('BRINK-BIN-13 BRINK-SC-42 LAB-CLO-3 he closes a line where there are fewer stations than lines, before his next command', () => {
      const s = hisTurn({ challenges: ['lab'], stations, lab, terrorist })
        .does('sabotage cairo')
        .asks('closing')
        .waitsFor(BT)
        .refuses('wait');
      const back = restore(s.game, snapshot(s.state));
      expect(back.ok && [...back.value.cells]).toEqual([...s.state.cells]);
      s.does('close research-2')
        .told({ fact: 'lineClosed', research: 'research-2' })
        .asks('terrorist', { left: 2 });
    });

    it('BRINK-SC-42 LAB-CLO-3 none where there are stations enough', () => {
      hisTurn({ challenges: ['lab'], stations: [...stations, 'lima'], lab, terrorist })
        .does('sabotage cairo')
        .asks('terrorist', { left: 2 });
    });

    it('LAB-CLO-5 the vial of the line goes back: the disease may be characterised again', () => {
      const s = hisTurn({
        challenges: ['lab'],
        stations,
        lab: {
          research: [
            { sequence: 'k4-k' },
            { sequence: 'k3r1g2-kr', colour: 'red', characterized: 'tokyo', cubes: { red: 1 } },
          ],
        },
        terrorist,
      }).supply('red', 23);
      s.does('sabotage cairo', 'close research-2').discarded('tokyo').supply('red', 24);
      const { research } = s.view().shows['laboratory'] as { research: readonly { colour?: string }[] };
      expect(research[1]).toEqual({ circles: [], complete: false });
    });

    it('LAB-BLD-2 LAB-SEQ-11 BRINK-EVT-9 a grant between his commands builds anew, and its lab action opens either line', () => {
      const s = hisTurn({
        challenges: ['lab'],
        lab: { research: [{ sequence: 'k4-k' }] },
        at: { dispatcher: 'lima', researcher: 'tokyo' },
        terrorist: { city: 'atlanta', hand: ['chicago'] },
        hands: { researcher: ['government-grant'] },
      })
        .does('sabotage chicago')
        .as('researcher')
        .does('government-grant paris')
        .asks('free-lab', { seat: 2 })
        .does('sequence')
        .allows('place-sequence on research-1')
        .does('place-sequence on research-2')
        .asks('terrorist', { left: 2 });
      const { research } = s.view().shows['laboratory'] as { research: readonly { sequence?: string }[] };
      expect(research.map(({ sequence }) => sequence !== undefined)).toEqual([false, true]);
    });

    it('LAB-CLO-6 LAB-SC-20 the only station takes the only line with it; who builds again may put one card in place', () => {
      const s = hisTurn({
        challenges: ['lab'],
        roles: ['researcher', 'operations-expert'],
        turn: 'researcher',
        at: { researcher: 'lima', 'operations-expert': 'lima' },
        lab: { research: [{ sequence: 'k4-k' }] },
        terrorist: { city: 'atlanta', hand: ['chicago'] },
      })
        .does('sabotage chicago')
        .told({ fact: 'lineClosed', research: 'research-1' })
        .stations()
        .asks('terrorist', { left: 2 });
      s.does('wait', 'wait').as('researcher').does('continue').as('operations-expert').does('build');
      s.asks('free-lab').does('sequence').does('place-sequence on research-1');
      // One station, one line.
      s.does('sequence').refuses('place-sequence on research-2', 'too-few-stations');
    });
  });
});
