import { gamesThereAre, type Game } from '@cordon/engine';
import {
  answersInto,
  blankState,
  copyInto,
  kindOf,
  makeOffers,
  MOMENTS,
  play,
  randomPlayer,
  seatAsked,
  sightOf,
  topFrame,
  type Packed,
  type State,
} from '@cordon/engine/inner';
import { describe, expect, it } from 'vitest';
import { makeBot } from '../../src/index.ts';
import { mindOf } from '../../src/mind.ts';
import { weightsOf } from '../../src/weights.ts';
import { gameOf, generator, offersOf, playThrough } from '../support/table.ts';

const GAMES = 24;
/** A second step is clearly right if the position looks this much better with it, in odds. */
const CLEARLY = 0.3;
/** Positions that are looked at for each frame. */
const ENOUGH = 8;
/** How many frames of a game let a player decline the second step: chance has to come upon all of them. */
const DECLINABLE: Readonly<Record<string, number>> = { base: 0, iberia: 5 };

const PARTIES = gamesThereAre().map(({ id }) => id);

/** A table with all events that the game has. */
function tableOf(id: string): Game {
  const { events } = gamesThereAre().find((game) => game.id === id)!;
  const options = { hands: 'open', consent: 'automatic', windows: 'possible' };
  return gameOf({ game: id, players: 3, epidemics: 4, events, options });
}

/** Positions with a question that nothing can interrupt, in games that chance plays. */
function questions(game: Game): State[] {
  const found: State[] = [];
  const offers = makeOffers();
  for (let number = 0; number < GAMES; number++)
    playThrough(
      game,
      Array.from({ length: game.shape.seats }, () => randomPlayer),
      `second steps ${String(number)}`,
      (state) => {
        if (topFrame(state).moment !== MOMENTS.closed) return 'go on';
        answersInto(state, offers);
        if (offers.count < 2) return 'go on';
        const copy = blankState(game);
        copyInto(copy, state);
        found.push(copy);
        return 'go on';
      },
    );
  return found;
}

describe.each(PARTIES)('%s', (id) => {
  const game = tableOf(id);
  const { judge } = mindOf(game, weightsOf(game));
  const declines = (command: Packed): boolean =>
    Object.keys(game.kinds[kindOf(command)]!.operands).length === 0;

  it('takes the second step of an event where that is clearly right, in every frame that offers one', () => {
    const asked = new Map<string, number>();
    const declinable = new Set<string>();
    const taken = new Set<string>();
    const wasted: string[] = [];
    const after = blankState(game);
    /** What a position looks like after an answer; nothing where it brings news. */
    const lookOf = (state: State, command: Packed): number => {
      copyInto(after, state);
      play(after, command);
      return after.reveals === state.reveals ? judge.odds(after) : NaN;
    };
    for (const state of questions(game)) {
      const { name } = topFrame(state);
      if ((asked.get(name) ?? 0) >= ENOUGH) continue;
      asked.set(name, (asked.get(name) ?? 0) + 1);
      const seat = seatAsked(state);
      const offers = offersOf(state, seat);
      const answers = [...offers.items.subarray(0, offers.count)];
      const choice = makeBot('fast')!.choose(() => sightOf(state, seat), offers, generator('second step'));
      expect(answers).toContain(choice);
      const declined = answers.find(declines);
      if (declined === undefined) continue;
      declinable.add(name);
      if (choice !== declined) taken.add(name);
      const gain = Math.max(...answers.map((answer) => lookOf(state, answer))) - lookOf(state, declined);
      if (gain > CLEARLY && choice === declined) wasted.push(`${name}: ${String(gain)}`);
    }
    expect(wasted).toEqual([]);
    expect(taken).toEqual(declinable);
    expect(declinable.size).toBe(DECLINABLE[id]);
    expect(asked.size).toBeGreaterThan(0);
  });
});
