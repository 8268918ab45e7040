// Whoever is alone presses for what there is to decide, and for nothing else.
import type { ConfigRequest } from '@cordon/engine';
import { describe, expect, it } from 'vitest';
import { factsOf } from '../../../../src/games/games.ts';
import { isAmongThemselves, isNeeded, stopAt, type Stop } from '../../../../src/screens/table/pace/stops.ts';
import { EngineTable } from '../../../support/engineTable.ts';

interface Presses {
  /** Of steps with one way on, those that somebody pressed. */
  pressed: number;
  byThemselves: number;
  turns: number;
}

/** Plays turns in which nobody does anything, as the page would: what is not needed goes on by itself. */
function idle(request: ConfigRequest, seed: string, turns: number): Presses {
  const table = new EngineTable(request, seed);
  const facts = factsOf(table.state.game.id);
  const done: Presses = { pressed: 0, byThemselves: 0, turns: 0 };
  const passed: Stop[] = [];
  while (table.waitsFor !== 0) {
    const view = table.model.boards[0]!.view;
    done.turns = view.turnsDone;
    if (view.turnsDone >= turns) break;
    const stop = stopAt(table.model, facts);
    if (stop === undefined) {
      const own = table.legal(table.waitsFor);
      const { seat, words } = own.find((one) => one.words === 'end') ?? own[0]!;
      table.play(seat, words);
      continue;
    }
    if (isNeeded(stop, passed)) {
      done.pressed++;
      passed.push(stop);
    } else done.byThemselves++;
    table.play(stop.seat, stop.words);
  }
  return done;
}

const open = { hands: 'open', windows: 'always' };
const NO_EVENTS = { game: 'base', players: 2, epidemics: 4, events: [] as string[] };

describe('stops', () => {
  it('go on by themselves where nobody holds anything to play', () => {
    const { pressed, byThemselves, turns } = idle({ ...NO_EVENTS, options: open }, 'pace 1', 6);
    expect(pressed).toBe(0);
    expect(byThemselves).toBeGreaterThan(2 * turns);
  });

  it.each(['base', 'iberia'])(
    '%s: with events in hand they ask once before the infections of a turn',
    (game) => {
      const options = game === 'base' ? open : { windows: 'always' };
      for (const seed of ['pace 1', 'pace 2', 'pace 3']) {
        const { pressed, byThemselves, turns } = idle({ game, players: 3, epidemics: 4, options }, seed, 8);
        // An epidemic may ask before it shuffles and after it.
        expect(pressed).toBeLessThanOrEqual(2 * turns);
        expect(byThemselves).toBeGreaterThan(turns);
      }
    },
  );

  it('are needed again in the next turn, and for what could not be played before', () => {
    const stop: Stop = { turn: 3, frame: 'infections', events: ['1 airlift'], seat: 1, words: 'infect' };
    expect(isNeeded(stop, [])).toBe(true);
    expect(isNeeded(stop, [stop])).toBe(false);
    expect(isNeeded({ ...stop, frame: 'pause' }, [stop])).toBe(false);
    expect(isNeeded({ ...stop, frame: 'pause' }, [{ ...stop, frame: 'before-intensify' }])).toBe(true);
    expect(isNeeded({ ...stop, turn: 4 }, [stop])).toBe(true);
    expect(isNeeded({ ...stop, events: ['1 airlift', '2 forecast'] }, [stop])).toBe(true);
    expect(isNeeded({ ...stop, events: [] }, [])).toBe(false);
  });

  it('never go on by themselves where that tells others something', () => {
    const among = (options: Readonly<Record<string, string>>, mine?: readonly number[]) =>
      new EngineTable({ game: 'base', players: 2, options }, 'pace', mine).model;
    expect(isAmongThemselves(among({ hands: 'private' }), 'one')).toBe(true);
    expect(isAmongThemselves(among({ hands: 'private' }), 'several')).toBe(false);
    expect(isAmongThemselves(among({ hands: 'open' }), 'several')).toBe(true);
    expect(isAmongThemselves(among({ hands: 'open' }, [1]), 'one')).toBe(false);
  });

  it('are never the end of somebody’s actions', () => {
    const { model } = new EngineTable({ game: 'base', players: 2, options: open }, 'pace');
    expect(stopAt(model, factsOf('base'))).toBeUndefined();
  });
});
