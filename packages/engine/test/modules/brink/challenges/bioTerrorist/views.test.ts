import { describe, expect, it } from 'vitest';
import {
  apply,
  audienceOf,
  factsFor,
  legal,
  priced,
  sight,
  undoLimit,
  view,
  whyNot,
  type Command,
  type State,
} from '../../../../../src/index.ts';
import type { Scenario } from '../../../../scenario/scenario.ts';
import { BT, hisTurn, shown, terroristTable } from './tables.ts';

/** All that reaches a viewer, and all that he is told when he asks or tries. */
function reaching(state: State, viewer: number): unknown {
  const kinds = [...state.game.kindsByName.keys()];
  const tries: readonly Command[] = [
    { kind: 'capture', seat: viewer },
    { kind: 'sneak', seat: viewer, to: 'cairo' },
    { kind: 'infect-locally', seat: viewer },
    { kind: 'fly-out', seat: viewer, to: 'osaka' },
    { kind: 'sabotage', seat: viewer, card: 'cairo' },
    { kind: 'infect-remotely', seat: viewer, card: 'cairo' },
    { kind: 'airlift', seat: viewer, player: 3, city: 'cairo' } as never,
  ];
  return [
    [...sight(state, viewer).table.cells],
    view(state, viewer),
    viewer === 0
      ? []
      : [legal(state, viewer), priced(state, viewer), kinds.map((kind) => whyNot(state, viewer, kind))],
    viewer === 0 ? [] : tries.map((command) => apply(state, command)),
    state.reveals,
  ];
}

const TEAM = [0, 1, 2];

/** Both are left as they are; the positions look the same to everybody but him. */
function expectAlike(one: State, other: State): void {
  for (const viewer of TEAM) expect(reaching(one, viewer)).toEqual(reaching(other, viewer));
  expect(view(one, 3)).not.toEqual(view(other, 3));
}

const lagos = { city: 'lagos', hand: ['cairo', 'delhi'] };
const khartoum = { city: 'khartoum', hand: ['osaka', 'delhi'] };

describe('what each side sees', () => {
  it('BRINK-BVW-5 BRINK-BVW-4 BRINK-SC-37 two states that differ in his city and a card look the same to the team', () => {
    const at = { at: { dispatcher: 'cairo' } };
    const [one, other] = [lagos, khartoum].map((terrorist) => terroristTable({ ...at, terrorist })) as [
      Scenario,
      Scenario,
    ];
    expectAlike(one.state, other.state);
    one.does('drive khartoum');
    other.does('drive khartoum');
    expect([shown(one).state, shown(other).state]).toEqual(['hidden', 'spotted']);
  });

  it('BRINK-BVW-3 BRINK-BVW-9 BRINK-SC-45 a hidden drive and a wait are the same to the byte, at every place in his turn', () => {
    for (const place of [0, 1, 2]) {
      const [drives, waits] = ['sneak khartoum', 'wait'].map((secret) => {
        const s = hisTurn({ terrorist: lagos });
        const commands = ['wait', 'wait', 'wait'].with(place, secret);
        return commands.map((text) => {
          const before = s.state.reveals;
          const command = legal(s.state, 3).find(({ kind }) => kind === text.split(' ')[0])!;
          const hears = audienceOf(s.state, command);
          s.does(text);
          return [
            hears,
            TEAM.map((viewer) => [factsFor(s.facts, viewer), reaching(s.state, viewer)]),
            s.state.reveals - before,
          ];
        });
      });
      expect(drives).toEqual(waits);
      expect(JSON.stringify(drives)).not.toContain('sneaked');
    }
  });

  it('BRINK-BVW-3 no fact tells the team of a hidden drive, and he hears his own', () => {
    const s = hisTurn({ terrorist: lagos }).does('sneak khartoum');
    for (const viewer of TEAM) expect(factsFor(s.facts, viewer)).toEqual([]);
    expect(s.heard(BT)).toEqual([
      expect.objectContaining({ fact: 'sneaked', from: 'lagos', to: 'khartoum' }),
    ]);
  });

  it('BRINK-BVW-1 the team sees his state, number of cards, discards, sightings and the last city known, never his secrets', () => {
    const s = hisTurn({ terrorist: { city: 'lima', hand: ['lima', 'osaka', 'cairo'] } }).does(
      'fly-out lagos',
      'infect-remotely osaka',
      'sneak khartoum',
    );
    expect(shown(s, 'dispatcher')).toEqual({
      seat: 3,
      state: 'hidden',
      hand: { size: 1, known: [] },
      possible: shown(s).possible,
      sightings: [{ city: 'lima', turn: 1 }],
      lastKnown: { city: 'lima', turn: 1 },
    });
    expect(s.view('dispatcher').infectionDiscard).toEqual(['lima', 'osaka']);
    expect(shown(s, 'dispatcher').possible.length).toBeGreaterThan(40);
  });

  it('BRINK-BVW-2 BRINK-BVW-7 he sees his own city and hand and what is public, and open hands, but no private ones', () => {
    const hands = { dispatcher: ['lima', 'forecast'] };
    const open = terroristTable({ hands, terrorist: lagos });
    expect(open.view(BT).seats[0]!.hand).toEqual(['lima', 'forecast']);
    expect(shown(open, BT)).toMatchObject({
      city: 'lagos',
      hand: { known: ['cairo', 'delhi'] },
      turn: { actions: 2, freeDrive: true },
    });
    const hidden = terroristTable({ hands, terrorist: lagos, options: { hands: 'private' } });
    expect(hidden.view(BT).seats[0]).toMatchObject({ handSize: 2, hand: [] });
    // What Forecast shows to all is shown to all of the team.
    const s = terroristTable({
      hands,
      terrorist: lagos,
      options: { forecast: 'all' },
      infectNext: ['osaka', 'paris'],
    }).does('forecast');
    expect(s.view('researcher').infectionDeck.groups[0]!.known[1]).toBe('osaka');
    expect(s.view(BT).infectionDeck.groups[0]!.known).toEqual({});
    expect(s.heard(BT).map(({ fact }) => fact)).not.toContain('saw');
    expect(s.heard('researcher').map(({ fact }) => fact)).toContain('saw');
  });

  it('BRINK-BVW-2 he does not see what the Troubleshooter looked at', () => {
    const s = terroristTable({
      roles: ['dispatcher', 'troubleshooter'],
      terrorist: lagos,
      options: { windows: 'possible' },
      playerDeckSize: 20,
    });
    s.does('end');
    while (s.view().frames.at(-1)?.frame !== 'terrorist')
      s.does(s.legal('dispatcher')[0]!.replace(/^\d+: /u, ''));
    s.as(BT).does('wait', 'wait', 'wait');
    expect(Object.keys(s.view('troubleshooter').infectionDeck.groups[0]!.known).length).toBeGreaterThan(0);
    expect(s.view(BT).infectionDeck.groups[0]!.known).toEqual({});
  });

  it('BRINK-BVW-8 BRINK-BVW-11 nobody takes back one of his commands, nor anything before it', () => {
    const s = hisTurn({ terrorist: lagos });
    const reveals = [s.state.reveals];
    const seats: number[] = [];
    for (const command of ['wait', 'sneak khartoum', 'infect-locally']) {
      s.does(command);
      seats.push(3);
      reveals.push(s.state.reveals);
      for (const seat of [1, 2, 3]) expect(undoLimit(seats, reveals, seat, s.game)).toBe(seats.length);
    }
  });

  it('BRINK-BVW-8 a team player takes back no move that spotted him or might have', () => {
    for (const terrorist of [{ city: 'cairo' }, { city: 'lagos' }]) {
      const s = terroristTable({ at: { dispatcher: 'algiers' }, terrorist });
      const before = s.state.reveals;
      s.does('drive cairo');
      expect(undoLimit([1], [before, s.state.reveals], 1, s.game)).toBe(1);
    }
  });
});
