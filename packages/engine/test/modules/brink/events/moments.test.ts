// The events of the box that may be played at any time follow the moments of Airlift, which the tests of the base game hold to its rules.
import { describe, expect, it } from 'vitest';
import { scenario, type Position, type Scenario } from '../../../scenario/scenario.ts';

const EVENTS = ['new-assignment', 're-examined-research', 'remote-treatment'];
const HAND = ['airlift', 'resilient-population', ...EVENTS];

const position: Position = {
  boxes: ['brink'],
  roles: ['scientist', 'researcher', 'dispatcher'],
  hands: { scientist: ['paris', 'milan', 'essen', 'madrid', 'london', 'chicago', 'miami'], researcher: HAND },
  cubes: { osaka: { red: 1 }, sydney: { red: 2 } },
  playerDiscard: ['lima', 'bogota'],
  drawNext: ['epidemic', 'tokyo', 'delhi', 'cairo'],
  infectNext: ['manila', 'seoul', 'tehran', 'lagos', 'taipei'],
  infectLast: ['santiago'],
  infectionDiscard: ['kinshasa'],
};

const offered = (table: Scenario, event: string): boolean =>
  table.legal('researcher').some((command) => command.startsWith(`2: ${event}`));

/** Goes on without events: discards, flips, continues. */
const onward = (table: Scenario): string =>
  table
    .legal()
    .toSorted()
    .find((command) => /^\d: (?:end|discard|infect|continue)/u.test(command))!;

describe('events that may be played at any time', () => {
  it.each(EVENTS)('BRINK-EVT-1 BRINK-RMT-3 %s can be played in every pause of a turn', (event) => {
    const table = scenario({ ...position, options: { windows: 'always' } });
    const frames = new Set<string>();
    for (let step = 0; table.view().turnsDone < 2; step++) {
      const { frame } = table.view().frames.at(-1)!;
      frames.add(frame);
      expect(offered(table, event), `${event} at ${frame}`).toBe(offered(table, 'airlift'));
      expect(offered(table, event)).toBe(frame !== 'before-intensify');
      table.does(onward(table));
    }
    expect([...frames].toSorted()).toEqual([
      'actions',
      'before-intensify',
      'hand-limit',
      'infections',
      'pause',
    ]);
  });

  it.each(EVENTS)('BRINK-EVT-1 %s can be played by whoever has too many cards', (event) => {
    const table = scenario({
      ...position,
      drawNext: ['tokyo', 'delhi'],
      hands: { scientist: [...position.hands!['scientist']!.slice(1), event] },
    })
      .does('end')
      .asks('hand-limit', { seat: 1 });
    expect(table.legal('scientist').some((command) => command.startsWith(`1: ${event}`))).toBe(true);
  });
});
