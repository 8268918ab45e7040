import { describe, expect, it } from 'vitest';
import {
  compile,
  factsFor,
  seedFromText,
  seedOfSeries,
  start,
  view,
  type ConfigRequest,
  type Fact,
  type View,
} from '../../../../../src/index.ts';
import { iberia } from '../../../../scenario/iberia.ts';

const challenges = ['historical-diseases'];
const DISEASES = ['malaria', 'typhus', 'cholera', 'yellow-fever'];
const ALL = DISEASES.join('+');

const compiled = (request: ConfigRequest): ReturnType<typeof compile> =>
  compile({ game: 'iberia', players: 3, ...request });

interface Table {
  readonly view: (viewer: number) => View;
  readonly facts: readonly Fact[];
}

/** Tables that were just set up, one for each number of a series of seeds. */
function tables(request: ConfigRequest, count: number): Table[] {
  const game = compiled(request);
  if (!game.ok) throw new Error(game.error.message);
  return Array.from({ length: count }, (_, number) => {
    const { state, facts } = start(game.value, seedOfSeries(seedFromText('diseases'), number));
    return { view: (viewer: number) => view(state, viewer), facts };
  });
}

const diseasesOf = (table: Table): string[] => table.view(0).shows['diseases'] as string[];

describe('Historical diseases: which are in play', () => {
  it.each([
    { draw: 'draw-1', sets: 4, size: 1 },
    { draw: 'draw-2', sets: 6, size: 2 },
    { draw: 'draw-3', sets: 4, size: 3 },
    { draw: 'draw-4', sets: 1, size: 4 },
  ])('IB-HIS-1 one to four are drawn, each choice as likely as the others', ({ draw, sets, size }) => {
    const rounds = 800;
    const counts = new Map<string, number>();
    for (const table of tables({ challenges, options: { diseases: draw } }, rounds)) {
      const drawn = diseasesOf(table);
      expect(new Set(drawn).size).toBe(size);
      counts.set(drawn.join('+'), (counts.get(drawn.join('+')) ?? 0) + 1);
    }
    expect(counts.size).toBe(sets);
    // Four standard deviations: a fair draw is hardly ever so far off, one that favours a card soon is.
    const spread = Math.sqrt(rounds * (1 / sets) * (1 - 1 / sets));
    for (const count of counts.values())
      expect(Math.abs(count - rounds / sets)).toBeLessThanOrEqual(4 * spread);
  });

  it('IB-HIS-1 everybody hears and sees which diseases were drawn', () => {
    for (const table of tables({ challenges, options: { diseases: 'draw-2' } }, 10)) {
      const diseases = diseasesOf(table);
      for (const viewer of [1, 2, 3]) expect(table.view(viewer).shows['diseases']).toEqual(diseases);
      expect(factsFor(table.facts, 0)).toContainEqual({ fact: 'diseasesInPlay', diseases });
    }
  });

  it('IB-HIS-1 a table may also choose its diseases, any but none', () => {
    for (const chosen of ['typhus', 'malaria+cholera', ALL])
      expect(tables({ challenges, options: { diseases: chosen } }, 1).map(diseasesOf)).toEqual([
        chosen.split('+'),
      ]);
    for (const diseases of ['', 'draw-0', 'draw-5', 'plague', 'typhus+typhus'])
      expect(compiled({ challenges, options: { diseases } })).toMatchObject({ ok: false });
  });

  it('IB-HIS-2 one is drawn where the table says nothing', () => {
    const seen = tables({ challenges }, 5);
    expect(seen.map((table) => diseasesOf(table).length)).toEqual([1, 1, 1, 1, 1]);
  });

  it('IB-HIS-4 IB-HIS-6 setup is as without them: the same cubes, cards and pawns', () => {
    const usual = tables({}, 8);
    const historical = tables({ challenges, options: { diseases: ALL } }, 8);
    for (const [number, table] of historical.entries()) {
      const { config: _chosen, shows, ...laid } = table.view(0);
      const { config: _plain, shows: shown, ...plain } = usual[number]!.view(0);
      expect(laid).toEqual(plain);
      expect(shows).toEqual({ ...shown, diseases: DISEASES });
    }
  });

  it('IB-HIS-4 a turn that touches none of the effects runs as without them', () => {
    const turn = (request: object): View => {
      const s = iberia({
        roles: ['sailor', 'politician'],
        cubes: { madrid: { blue: 2, red: 1 }, toledo: { black: 2 }, soria: { red: 3 } },
        drawNext: ['epidemic', 'gijon'],
        infectLast: ['burgos'],
        infectNext: ['toledo'],
        ...request,
      });
      s.does('treat blue', 'treat red', 'drive toledo', 'treat black', 'end', 'infect', 'infect', 'continue');
      return s.view();
    };
    const { config: _plain, shows: _shown, ...usual } = turn({});
    const { config: _chosen, shows: _diseases, ...seen } = turn({ challenges, options: { diseases: ALL } });
    expect(seen).toEqual(usual);
  });
});

const COLOURS = ['blue', 'yellow', 'black', 'red'];
const INLAND = { blue: 'salamanca', yellow: 'cuenca', black: 'toledo', red: 'burgos' };
/** Two lines from the inland city of the colour. */
const FAR = { blue: 'toledo', yellow: 'zaragoza', black: 'cordoba', red: 'madrid' };
/** Two ports that a line joins; the first is of the colour. */
const PORTS = {
  blue: ['porto', 'vigo'],
  yellow: ['alicante', 'valencia'],
  black: ['malaga', 'almeria'],
  red: ['gijon', 'santander'],
};
type Colour = keyof typeof INLAND;

/** Which colours infect twice, are dear to treat, reach far and spread from port to port. */
function effectsOf(diseases: string, researched: readonly string[] = []): Record<string, string[]> {
  const table = { roles: ['sailor', 'politician'], challenges, options: { diseases }, researched };
  const count = (s: ReturnType<typeof iberia>, city: string, colour: string): number =>
    s.view().cubes[city]?.[colour] ?? 0;
  const which = (holds: (colour: Colour) => boolean): string[] =>
    COLOURS.filter((colour) => holds(colour as Colour));
  return {
    infectsTwice: which((colour) => {
      const s = iberia({ ...table, infectNext: [INLAND[colour]] }).does('end', 'infect');
      return count(s, INLAND[colour], colour) === 2;
    }),
    dear: which((colour) => {
      const s = iberia({ ...table, cubes: { madrid: { [colour]: 2 } } }).does(`treat ${colour}`);
      return s.view().frames.at(-1)?.['left'] === 2;
    }),
    far: which((colour) => {
      const city = INLAND[colour];
      const s = iberia({ ...table, cubes: { [city]: { [colour]: 3 } }, infectNext: [city] }).does(
        'end',
        'infect',
      );
      return count(s, FAR[colour], colour) === 1;
    }),
    ports: which((colour) => {
      const [first = '', second = ''] = PORTS[colour];
      return count(iberia({ ...table, infectNext: [first] }).does('end', 'infect'), second, colour) === 1;
    }),
  };
}

describe('Historical diseases: their effects', () => {
  it.each([
    { diseases: 'malaria', infectsTwice: ['black'], dear: [], far: [], ports: [] },
    { diseases: 'typhus', infectsTwice: [], dear: ['red'], far: [], ports: [] },
    { diseases: 'cholera', infectsTwice: [], dear: [], far: ['blue'], ports: [] },
    { diseases: 'yellow-fever', infectsTwice: [], dear: [], far: [], ports: ['yellow'] },
    { diseases: 'malaria+cholera', infectsTwice: ['black'], dear: [], far: ['blue'], ports: [] },
    { diseases: ALL, infectsTwice: ['black'], dear: ['red'], far: ['blue'], ports: ['yellow'] },
  ])('IB-HIS-3 IB-HIS-5 each disease in play changes its own colour only', ({ diseases, ...effects }) => {
    expect(effectsOf(diseases)).toEqual(effects);
  });

  it('IB-HIS-7 research does not end them', () => {
    expect(effectsOf(ALL, ['blue', 'black', 'red'])).toEqual(effectsOf(ALL));
    expect(effectsOf(ALL, ['yellow'])['ports']).toEqual(['yellow']);
  });

  const table = { roles: ['sailor', 'politician'], challenges, options: { diseases: ALL } };
  const cubes = { albufeira: { blue: 3 }, coimbra: { red: 1 }, evora: { red: 1 }, sevilla: { red: 1 } };

  it('IB-HIS-8 a token keeps an extra cube away as any other', () => {
    iberia({ ...table, infectNext: ['huelva'], tokens: { r28: 1 } })
      .does('end', 'infect')
      .cubes('huelva', 'black', 1)
      .tokens('r28', 0);
    iberia({ ...table, infectNext: ['albufeira'], cubes, tokens: { r10: 1 } })
      .does('end', 'infect')
      .cubes('porto', 'blue', 0)
      .tokens('r10', 0);
    iberia({ ...table, infectNext: ['alicante'], tokens: { r17: 1 } })
      .does('end', 'infect')
      .cubes('valencia', 'yellow', 0)
      .tokens('r17', 0);
  });

  it('IB-HIS-8 a missing extra cube loses the game as any other', () => {
    // Lisboa, Huelva and Porto need a cube each.
    const others = { ...table, infectNext: ['albufeira'], cubes: { ...cubes, porto: {} } };
    iberia({ ...others, supply: { blue: 2 } })
      .does('end', 'infect')
      .ends('cubes');
    iberia({ ...others, supply: { blue: 3 } })
      .does('end', 'infect')
      .ends('running')
      .supply('blue', 0);
  });
});
