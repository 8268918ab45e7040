import { gamesThereAre, resample, sight, type Game } from '@cordon/engine';
import {
  blankState,
  copyInto,
  kindOf,
  legalInto,
  makeOffers,
  play,
  randomPlayer,
  topFrame,
  type State,
} from '@cordon/engine/inner';
import { describe, expect, it } from 'vitest';
import { makeBot } from '../../../src/index.ts';
import { makeExtractor } from '../../../src/position/features/extractor.ts';
import { PLAIN_WEIGHTS } from '../../../src/position/plainWeights.ts';
import { gameOf, generator, playThrough } from '../../support/table.ts';

/** Needs what one short game does not bring about; `progress` is of games without goals. */
const RARE = new Set(['progress', 'goal:gone', 'goal:hopeless', 'goal:scarce', 'goal:placed']);

/** So many positions of a game that bots play are looked at. */
const POSITIONS = 120;

/** Shows the positions of the action parts of a game that chance plays, and those one command without news further. */
function stepByStep(
  game: Game,
  text: string,
  at: (before: State) => void,
  further: (before: State, after: State, kind: string) => void,
): void {
  const offers = makeOffers();
  const after = blankState(game);
  playThrough(
    game,
    Array.from({ length: game.shape.seats }, () => randomPlayer),
    text,
    (before) => {
      if (topFrame(before).name !== 'actions') return 'go on';
      at(before);
      legalInto(before, offers);
      for (const command of offers.items.slice(0, offers.count)) {
        copyInto(after, before);
        play(after, command);
        const hasNews = after.reveals !== before.reveals || after.turnsDone !== before.turnsDone;
        if (!hasNews && after.over === 0) further(before, after, game.kinds[kindOf(command)]!.name);
      }
      return 'go on';
    },
  );
}

describe('the features of a position', () => {
  it('all move in play', () => {
    const game = gameOf({
      players: 4,
      epidemics: 4,
      options: { hands: 'open', consent: 'automatic', windows: 'possible' },
    });
    const extractor = makeExtractor(game, PLAIN_WEIGHTS);
    const { count } = extractor;
    const names = extractor.features.map(({ name }) => name);
    const least = new Float64Array(count).fill(Infinity);
    const most = new Float64Array(count).fill(-Infinity);
    const out = new Float64Array(count);
    const novice = makeBot('novice')!;
    for (const player of [randomPlayer, novice]) {
      for (let number = 0; number < 8; number++) {
        let left = player === randomPlayer || number < 4 ? Infinity : POSITIONS;
        playThrough(game, [player, player, player, player], `${player.name} ${String(number)}`, (state) => {
          extractor.extract(state, out);
          out.forEach((value, index) => {
            least[index] = Math.min(least[index]!, value);
            most[index] = Math.max(most[index]!, value);
          });
          return left-- > 0 ? 'go on' : 'enough';
        });
      }
    }
    expect([...least, ...most].every(Number.isFinite)).toBe(true);
    const moving = new Set(names.filter((_, index) => most[index]! > least[index]!));
    expect(names.filter((name) => !moving.has(name) && !RARE.has(name))).toEqual([]);
  });

  // Cards that another seat has looked at count as they were drawn: the events are left out here.
  it('are the same whatever is hidden', () => {
    const game = gameOf({
      players: 3,
      epidemics: 5,
      events: [],
      options: { hands: 'open', consent: 'automatic', windows: 'possible' },
    });
    const extractor = makeExtractor(game, PLAIN_WEIGHTS);
    const { count } = extractor;
    const [one, other] = [new Float64Array(count), new Float64Array(count)];
    const random = generator('features');
    let looks = 0;
    playThrough(game, [randomPlayer, randomPlayer, randomPlayer], 'hidden features', (state) => {
      extractor.extract(state, one);
      extractor.extract(resample(sight(state, 1), random), other);
      one.forEach((value, index) => expect(other[index]).toBeCloseTo(value, 9));
      looks++;
      return 'go on';
    });
    expect(looks).toBeGreaterThan(20);
  });

  it.each(gamesThereAre().map(({ id }) => id))('%s: are the same whatever was looked at before', (id) => {
    const game = gameOf({ game: id, players: 2, epidemics: 4, options: { windows: 'possible' } });
    const extractor = makeExtractor(game, PLAIN_WEIGHTS);
    const out = new Float64Array(extractor.count);
    const practised: Float64Array[] = [];
    stepByStep(
      game,
      'nearby',
      (before) => extractor.extract(before, out),
      (_, after) => {
        extractor.extractNearby(after, out);
        practised.push(out.slice());
      },
    );
    let looks = 0;
    stepByStep(
      game,
      'nearby',
      () => undefined,
      (_, after) => {
        // Another extractor takes over all that this one remembers.
        makeExtractor(game, PLAIN_WEIGHTS).extractNearby(after, out);
        expect(out).toEqual(practised[looks++]);
      },
    );
    expect(looks).toBeGreaterThan(200);
  });

  it('fear less where cubes are kept away', () => {
    const game = gameOf({ game: 'iberia', players: 3, epidemics: 4, options: { windows: 'possible' } });
    const extractor = makeExtractor(game, PLAIN_WEIGHTS);
    const names = extractor.features.map(({ name }) => name);
    const [one, other] = [new Float64Array(extractor.count), new Float64Array(extractor.count)];
    const dangers = ['dangerNow', 'danger3', 'danger2', 'farFromHot'].map((name) => names.indexOf(name));
    let lessened = 0;
    for (let number = 0; number < 4; number++)
      stepByStep(
        game,
        `kept away ${String(number)}`,
        (before) => extractor.extract(before, one),
        (_, after, kind) => {
          if (kind !== 'purify') return;
          extractor.extract(after, other);
          for (const danger of dangers) expect(other[danger]).toBeLessThanOrEqual(one[danger]!);
          if (dangers.some((danger) => other[danger]! < one[danger]!)) lessened++;
        },
      );
    expect(lessened).toBeGreaterThan(10);
  });
});
