// What the game itself asks for is in hand at once; what people choose freely is not.
import { expect, it } from 'vitest';
import { readOffers } from '../../../src/choices/read.ts';
import { factsOf } from '../../../src/games/games.ts';
import { askedKind, inHand } from '../../../src/screens/table/asked.ts';
import { lookAround, tables } from '../../choices/positions.ts';

const offersOf = (game: string, legal: readonly string[]) => readOffers(factsOf(game), legal, 1);
const NOTHING = { what: 'nothing' } as const;

it('asks for the one kind there is', () => {
  const discards = offersOf('base', ['discard paris', 'discard cairo', 'airlift 1 to paris']);
  expect(askedKind(discards)).toBe('discard');
  expect(inHand(NOTHING, discards)).toEqual({ what: 'action', kind: 'discard', answers: [] });
});

it.each([
  ['nothing to do', []],
  ['one answer only', ['infect']],
  ['several kinds', ['accept', 'refuse']],
  ['actions', ['drive paris', 'drive essen']],
  ['events alone', ['airlift 1 to paris', 'airlift 1 to essen']],
])('asks for nothing where there is %s', (_what, legal) => {
  const offers = offersOf('base', legal);
  expect(askedKind(offers)).toBeUndefined();
  expect(inHand(NOTHING, offers)).toBe(NOTHING);
});

it('leaves what was chosen in hand', () => {
  const chosen = { what: 'city', city: 'paris' } as const;
  expect(inHand(chosen, offersOf('base', ['discard paris', 'discard cairo']))).toBe(chosen);
});

it('in real games what is asked for can be answered, and is never an action', () => {
  const asked = new Set<string>();
  lookAround(tables(), 1, ({ facts, legal, seat }) => {
    const offers = readOffers(facts, legal, seat);
    const kind = askedKind(offers);
    if (kind === undefined) return;
    asked.add(kind);
    const own = offers.filter((offer) => offer.kind.name === kind);
    expect(own.length).toBeGreaterThan(1);
    expect(own.every((offer) => offer.kind.spends === 'nothing')).toBe(true);
  });
  expect(asked).toContain('discard');
  expect(asked.size).toBeGreaterThan(3);
});
