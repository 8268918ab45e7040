// What a seat thinks of a position does not depend on the cards that were drawn for it: also where somebody else has looked at them.
import { blankState, randomPlayer, sightOf } from '@cordon/engine/inner';
import { expect, it } from 'vitest';
import { mindOf } from '../../src/mind.ts';
import { drawInto } from '../../src/search/draw.ts';
import { weightsOf } from '../../src/weights.ts';
import { gameOf, generator, playThrough } from '../support/table.ts';

const OPTIONS = { hands: 'open', consent: 'automatic', windows: 'possible' };

it.each([
  {
    roles: ['troubleshooter', 'medic'],
    events: ['forecast', 'airlift', 'remote-treatment', 'government-grant'],
  },
  { roles: ['troubleshooter', 'archivist', 'pilot', 'virologist'], events: undefined },
])('whatever is drawn for $roles, it looks the same', ({ roles, events }) => {
  const boxes = ['brink', 'lab'];
  const game = gameOf({
    players: roles.length,
    epidemics: 4,
    roles,
    boxes,
    options: OPTIONS,
    ...(events === undefined ? {} : { events }),
  });
  const {
    judge: { extractor },
    game: rehearsal,
  } = mindOf(game, weightsOf(game));
  const [random, state] = [generator('draws'), blankState(rehearsal)];
  const [one, other] = [new Float64Array(extractor.count), new Float64Array(extractor.count)];
  let [looks, foreign] = [0, 0];
  playThrough(
    game,
    roles.map(() => randomPlayer),
    'looks',
    (at) => {
      for (let seat = 0; seat < roles.length; seat++) {
        const sight = sightOf(at, seat);
        const { cards, seen, size } = sight.table.infectionDeck;
        if (seen.subarray(0, size).some((who, place) => who !== 0 && cards[place]! < 0)) foreign++;
        for (const out of [one, other]) {
          drawInto(state, sight, random);
          extractor.extract(state, out);
        }
        expect(one).toEqual(other);
        looks++;
      }
      return 'go on';
    },
  );
  expect(looks).toBeGreaterThan(100);
  expect(foreign).toBeGreaterThan(10);
});
