import { describe, expect, it } from 'vitest';
import type { Fact, State } from '../../src/index.ts';
import { GAMES } from './configurations.ts';
import { demand } from './demand.ts';
import { checkMoment, checkTable, happenings, isOpen, lying } from './moments.ts';
import { anyKind, hoarding, playGame } from './play.ts';

/** Whether the active player is over the limit in the middle of an epidemic. */
function isOverMeanwhile(s: State): boolean {
  return s.handSizes[s.turn]! > 7 && lying(s).some(({ name }) => name === 'before-intensify');
}

describe.each(GAMES)('the moments of $id', ({ id, configurations }) => {
  it('BASE-HND-3 BASE-EVT-4 BASE-EVT-5 IB-EVT-4 IB-EVT-12 nothing interrupts what must be finished first, in every configuration', () => {
    let over = 0;
    for (const [number, { name, game }] of configurations.entries()) {
      const chooser = number % 3 === 0 ? anyKind : hoarding;
      playGame(game, `moments ${name}`, chooser, ({ state, commands, done }) => {
        if (done === 0) checkTable(state);
        checkMoment(state, commands);
        if (isOverMeanwhile(state) && commands.length > 1) over++;
      });
    }
    // Not in vain: in the base game events are played while the drawer holds too many cards in the middle of an epidemic.
    expect(over > 3).toBe(id === 'base');
  }, 60_000);

  it('BASE-EVT-9 IB-EVT-11 between any two things that happen by themselves there is a moment for events', () => {
    const seen = new Set<string>();
    for (const { name, game } of configurations.filter((each) => each.game.windowsAlways)) {
      let stretch: Fact[] = [];
      playGame(game, `windows ${name}`, anyKind, ({ state, facts, done }) => {
        if (done > 0) stretch.push(...facts);
        if (!isOpen(state)) return;
        const happened = happenings(stretch);
        demand(happened.length < 2, () => `no event can be played between ${happened.join(', ')}`);
        for (const each of happened) seen.add(each);
        stretch = [];
      });
    }
    const wanted = ['a turn', 'a draw', 'an infection', ...(id === 'iberia' ? ['a patient'] : [])];
    expect([...seen]).toEqual(expect.arrayContaining(wanted));
  }, 60_000);
});
