import { seedFromText, type ConfigRequest } from '@cordon/engine';
import {
  blankState,
  ENDINGS,
  hashState,
  legalInto,
  makeOffers,
  play,
  startInto,
  type Packed,
} from '@cordon/engine/inner';
import { describe, expect, it } from 'vitest';
import { makeBot } from '../../src/bots.ts';
import { makeBeam, type Line } from '../../src/ceiling/beam.ts';
import { lineBy, makeCeiling } from '../../src/ceiling/ceiling.ts';
import { mindOf } from '../../src/mind.ts';
import { weightsOf } from '../../src/weights.ts';
import { gameOf } from '../support/table.ts';

const WON = ENDINGS.indexOf('won');
const OPEN = { options: { consent: 'automatic', windows: 'possible' } } as const;

function beamFor(request: ConfigRequest): ReturnType<typeof makeBeam> {
  const game = gameOf(request);
  return makeBeam(mindOf(game, weightsOf(game)));
}

/** Plays the commands of a line from the deal on, gives back those that the rules forbid, and checks where the others lead. */
function forbiddenIn(line: Line, deal: string): Packed[] {
  const state = blankState(line.end.game);
  startInto(state, seedFromText(deal));
  const offers = makeOffers();
  const forbidden = line.commands.filter((command) => {
    legalInto(state, offers);
    const isLegal = offers.items.subarray(0, offers.count).includes(command);
    if (isLegal) play(state, command);
    return !isLegal;
  });
  expect(state.over).toBeGreaterThan(0);
  expect(hashState(state)).toBe(hashState(line.end));
  return forbidden;
}

describe('the ceiling', () => {
  it.each<[ConfigRequest]>([
    [{ players: 4, epidemics: 6, ...OPEN }],
    [{ game: 'iberia', players: 3, challenges: ['influx-of-patients', 'historical-diseases'], ...OPEN }],
    [{ players: 2, options: { hands: 'private', consent: 'ask', windows: 'always' } }],
  ])('is made of lines that the rules allow from the deal to the end: %j', (request) => {
    const line = beamFor(request).search(seedFromText('one'), { beam: 2, plans: 2, width: 3 });
    expect(forbiddenIn(line, 'one')).toEqual([]);
  });

  it('finds a way to win', () => {
    const beam = beamFor({ players: 2, epidemics: 4, ...OPEN });
    const deals = Array.from({ length: 6 }, (_, deal) => `deal ${String(deal)}`);
    const won = deals.find((deal) => {
      const line = beam.search(seedFromText(deal), { beam: 4, plans: 6, width: 6 });
      return line.end.over === WON && forbiddenIn(line, deal).length === 0;
    });
    expect(deals).toContain(won);
  });

  it('is the line of the fast bot where that wins', () => {
    const game = gameOf({ players: 2, epidemics: 4, events: [], ...OPEN });
    const fast = makeBot('fast')!;
    const deals = Array.from({ length: 6 }, (_, deal) => seedFromText(`fair ${String(deal)}`));
    const seed = deals.find((deal) => lineBy(fast, game, deal).end.over === WON)!;
    expect(deals).toContain(seed);
    expect(makeCeiling(game, 1).best(seed).commands).toEqual(lineBy(fast, game, seed).commands);
  });
});
