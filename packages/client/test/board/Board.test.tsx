// The board as it is first drawn, for real games: everything that lies on the table lies on the map.
import { apply, compile, legal, start, view, type View } from '@cordon/engine';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Board } from '../../src/board/Board.tsx';
import type { BoardProps, LitPlaces } from '../../src/board/props.ts';
import { Waves } from '../../src/board/Waves.tsx';
import { circleMap } from '../../src/maps/circle.ts';
import { IBERIA } from '../../src/maps/iberia.ts';
import { WORLD } from '../../src/maps/world.ts';
import { factsOf } from '../../src/games/games.ts';
import { WordsContext } from '../../src/words/context.tsx';
import { words } from '../../src/words/en/index.ts';

function played(game: string, commands: number): View {
  const compiled = compile({ game, players: 4 });
  if (!compiled.ok) throw new Error(compiled.error.message);
  const { state } = start(compiled.value, Int32Array.of(1, 2, 3, 4));
  for (let count = 0; count < commands; count++) {
    const all = legal(state);
    if (all.length > 0) apply(state, all[(count * 7) % all.length]!);
  }
  return view(state, 1);
}

const nothing = () => undefined;
const NOWHERE: LitPlaces = { cities: new Set(), regions: new Set(), lines: new Set() };

function drawn(game: string, shown: View, more: Partial<BoardProps> = {}): string {
  const props: BoardProps = {
    game,
    view: shown,
    drawing: game === 'base' ? WORLD : IBERIA,
    seats: shown.seats.map(({ seat, role }) => ({
      seat,
      role,
      colour: '#35c4d7',
      label: `Player ${String(seat)}`,
      initials: `P${String(seat)}`,
      mine: seat === 1 ? 'yes' : 'no',
      turn: seat === shown.turn ? 'yes' : 'no',
      led: 'no',
    })),
    names: (city) => city,
    lit: NOWHERE,
    ghosts: [],
    flash: [],
    onCity: nothing,
    onRegion: nothing,
    onLine: nothing,
    onEmpty: nothing,
    describe: (city) => `all about ${city}`,
    motion: 'full',
    ...more,
  };
  return renderToStaticMarkup(
    <WordsContext.Provider value={words}>
      <Board {...props} />
    </WordsContext.Provider>,
  );
}

const count = (text: string, part: string): number => text.split(part).length - 1;
const cubesOn = (shown: View): number =>
  Object.values(shown.cubes)
    .flatMap((here) => Object.values(here))
    .reduce((sum, cubes) => sum + cubes, 0);

describe.each(['base', 'iberia'])('%s', (game) => {
  const shown = played(game, 90);
  const text = drawn(game, shown);

  it('has a button for every city, with its accessible name', () => {
    for (const { id } of factsOf(game).cities) expect(text).toContain(`aria-label="all about ${id}"`);
  });

  it('is one stop of the tab key', () => {
    expect(count(text, 'tabindex="0"')).toBe(1);
  });

  it('shows every cube, and lets none fall from the sky', () => {
    expect(cubesOn(shown)).toBeGreaterThan(0);
    expect(count(text, 'data-stage="there"')).toBe(cubesOn(shown));
    expect(text).not.toContain('data-stage="fresh"');
  });

  it('shows every pawn that is placed', () => {
    const placed = shown.seats.filter(({ city }) => city !== undefined);
    expect(count(text, 'data-seat=')).toBe(placed.length);
    for (const { seat } of placed) expect(text).toContain(`>P${String(seat)}</text>`);
  });

  it('lights up what can be chosen and dims the rest', () => {
    const [first] = factsOf(game).cities;
    const lit = drawn(game, shown, { lit: { ...NOWHERE, cities: new Set([first!.id]) } });
    expect(count(lit, 'data-lit="yes"')).toBe(1);
    expect(count(lit, 'data-lit="dim"')).toBe(factsOf(game).cities.length - 1);
  });
});

it('marks cities that the next infections can hit, in words as well', () => {
  const threats = new Map([
    ['cairo', 1],
    ['lima', 0.25],
  ]);
  const text = drawn('base', played('base', 5), { threats, onThreats: nothing });
  expect(count(text, 'data-threat="sure"')).toBe(1);
  expect(count(text, 'data-threat="likely"')).toBe(1);
  expect(text).toContain('aria-label="all about lima Infected next: 25%."');
  expect(text).toContain('aria-pressed="true"');
});

it('makes lit regions and lines buttons', () => {
  const lit = {
    ...NOWHERE,
    regions: new Set(['ciudad-real-madrid-toledo']),
    lines: new Set([IBERIA.lines[0]!.id]),
  };
  const text = drawn('iberia', played('iberia', 30), { lit });
  expect(text).toContain('data-stop="region:ciudad-real-madrid-toledo"');
  expect(text).toContain(`data-stop="line:${IBERIA.lines[0]!.id}"`);
  expect(text).toContain(
    'aria-label="Region ciudad-real–madrid–toledo, between madrid, ciudad-real, and toledo"',
  );
});

it('numbers the waves of a chain and leaves a lone infection without a number', () => {
  const flash = [
    { city: 'cairo', wave: 1 },
    { city: 'riyadh', wave: 2 },
    { city: 'lima', colour: 'yellow', wave: 0 },
  ];
  const text = renderToStaticMarkup(<Waves drawing={WORLD} flash={flash} motion="full" />);
  expect(text).toContain('>1</text>');
  expect(text).toContain('>2</text>');
  expect(text).not.toContain('>0</text>');
});

it('draws a map that nobody has drawn, without what only one game has', () => {
  const shown = played('base', 20);
  const text = drawn('base', { ...shown, shows: {} }, { drawing: circleMap(factsOf('base')) });
  expect(count(text, 'role="button"')).toBe(factsOf('base').cities.length);
});
