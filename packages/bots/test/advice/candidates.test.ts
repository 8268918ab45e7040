import { apply, formatCommand, parseCommand } from '@cordon/engine';
import { seatOf, sightOf, toCommand, type State } from '@cordon/engine/inner';
import { describe, expect, it } from 'vitest';
import { arrange } from '../../../engine/test/scenario/arrange.ts';
import { candidatesFrom } from '../../src/advice/candidates.ts';
import { drawState } from '../../src/advice/drawn.ts';
import { usualMind } from '../../src/advice/minds.ts';
import { Study } from '../../src/advice/study.ts';
import { advise } from '../../src/index.ts';
import { mindOf } from '../../src/mind.ts';
import { weightsOf } from '../../src/weights.ts';
import { gameOf, generator } from '../support/table.ts';
import { LITTLE } from './efforts.ts';

const ROLES = ['scientist', 'medic'];
const RED = ['tokyo', 'osaka', 'manila', 'beijing'];

/** The scientist has the cards for a cure and is far from any station; the medic could fly her there. */
function stranded(hand: readonly string[]): State {
  const game = gameOf({
    players: 2,
    epidemics: 4,
    roles: ROLES,
    options: { hands: 'open', windows: 'possible' },
  });
  return arrange(game, {
    roles: ROLES,
    at: { scientist: 'johannesburg' },
    left: 1,
    hands: { scientist: hand, medic: ['airlift', 'one-quiet-night'] },
    drawNext: ['lima', 'cairo'],
  });
}

/** Whoever has too many cards is asked what goes. */
function overTheLimit(): State {
  const state = stranded([...RED, 'delhi', 'lagos', 'paris']);
  for (const words of ['1: end', '1: continue']) {
    const command = parseCommand(state, words);
    if (command.ok) apply(state, command.value);
  }
  return state;
}

/** Who plays events in the lines of a position. */
function playedBy(state: State, eventsOf?: readonly number[]): Set<number> {
  const mind = mindOf(state.game, weightsOf(state.game));
  const lines = candidatesFrom(mind, sightOf(state, 0), state, { width: 12, most: 200, eventsOf });
  expect(lines.length).toBeGreaterThan(1);
  const events = lines
    .flatMap(({ commands }) => commands)
    .filter((command) => state.game.kindsByName.get(toCommand(state.game, command).kind)!.spends === 'event');
  return new Set(events.map(seatOf));
}

describe('the events of seats that play them by themselves', () => {
  it.each([
    ['a plan', stranded(RED)],
    ['the answers to a question', overTheLimit()],
  ])('are no part of %s', (_, state) => {
    expect(playedBy(state)).toEqual(new Set([1]));
    expect(playedBy(state, [1])).toEqual(new Set());
  });

  it('are in no hint', () => {
    const state = stranded(RED);
    const wordsFor = (eventsOf: readonly number[]): string[] => {
      const { best, alternatives } = advise(sightOf(state, 0), { seed: 'x', effort: LITTLE, eventsOf })!;
      return [best, ...alternatives].flatMap(({ commands }) =>
        commands.map((command) => formatCommand(state.game, command)),
      );
    };
    expect(wordsFor([]).join()).toContain('2: airlift 1 to atlanta');
    expect(wordsFor([2]).filter((words) => words.startsWith('2: '))).toEqual([]);
  });
});

it('look as good as the study says, which counts on no card that is only guessed', () => {
  const game = gameOf({ players: 2, epidemics: 4, roles: ROLES, options: { hands: 'private' } });
  const hands = { scientist: ['delhi'], medic: RED };
  const sight = sightOf(arrange(game, { roles: ROLES, options: { hands: 'private' }, hands }), 0);
  const mind = usualMind(sight);
  const root = drawState(mind.game, sight, generator('guesses'));
  const lines = candidatesFrom(mind, sight, root, { width: 12, most: 1000 });
  const idle = lines.find(({ commands }) => commands.length === 0)!;
  expect(new Study(mind, sight, root).lookOf([])).toBe(idle.look);
});
