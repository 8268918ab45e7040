import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  apply,
  legal,
  restore,
  sameState,
  snapshot,
  view,
  type ConfigRequest,
  type Game,
  type Snapshot,
  type State,
} from '../../src/index.ts';
import { topFrame } from '../../src/kernel/frame.ts';
import { IBERIA } from '../properties/configurations.ts';
import { checkPosition } from '../properties/invariants.ts';
import { anyKind, playGame } from '../properties/play.ts';
import { iberia } from '../scenario/iberia.ts';
import { gameFor, Table } from './support.ts';

interface Plain {
  readonly game: string;
  readonly fields: Record<string, number[]>;
  readonly frames: { frame: string; fields: unknown[] }[];
}

const plain = (state: State): Plain => JSON.parse(JSON.stringify(snapshot(state))) as Plain;

/** The state that a snapshot gives back after a way through JSON. */
function back(game: Game, state: State): State {
  const restored = restore(game, plain(state) as Snapshot);
  if (!restored.ok) throw new Error(restored.error.message);
  expect(sameState(restored.value, state)).toBe(true);
  return restored.value;
}

const BOTH: ConfigRequest = {
  game: 'iberia',
  players: 3,
  challenges: ['influx-of-patients', 'historical-diseases'],
  roles: ['nurse', 'railwayman', 'politician'],
};

describe('a snapshot of Iberia', () => {
  it('holds what the game and its challenges remember, by name', () => {
    const { game, fields, frames } = snapshot(new Table(BOTH, 'snapshot').state);
    expect(game).toBe('iberia');
    expect(Object.keys(fields)).toEqual(
      expect.arrayContaining([
        'rails',
        'hospitals',
        'researched',
        'water.tokens',
        'nurse.prevention',
        'influx.under',
        'historical.diseases',
      ]),
    );
    expect(frames).toMatchObject([
      { frame: 'start-cities', fields: { seat: 0, first: expect.any(Number) as number } },
    ]);
  });

  it('holds the choice of the first cities: pawns beside the board stay there', () => {
    const table = new Table(BOTH, 'snapshot').does('start');
    const restored = back(table.game, table.state);
    expect(view(restored, 1).seats.filter(({ city }) => city !== undefined)).toHaveLength(1);
    expect(legal(restored)).toEqual(legal(table.state));
  });

  it('holds an overflowing hospital with four cubes, and the next cube leaves as before', () => {
    const { state, game } = iberia({
      roles: ['sailor', 'politician'],
      challenges: ['influx-of-patients'],
      options: { windows: 'possible' },
      hospitals: { black: 'sevilla' },
      cubes: { sevilla: { black: 3 } },
      drawNext: ['vigo', 'porto'],
      infectNext: ['sevilla'],
    }).does('end');
    expect(snapshot(state).frames.map(({ frame }) => frame)).toEqual([
      'turn',
      'infections',
      'chain',
      'overflow',
    ]);
    const restored = back(game, state);
    expect(view(restored, 0).cubes['sevilla']).toEqual({ black: 4 });
    expect(apply(restored, { kind: 'evacuate', seat: 1, to: 'cordoba' }).ok).toBe(true);
    expect(view(restored, 0).cubes).toMatchObject({ sevilla: { black: 3 }, cordoba: { black: 1 } });
  });

  it('holds every question that random games come to', () => {
    const asked = new Set<string>();
    for (const { name, game } of IBERIA.filter((_, number) => number % 2 === 1)) {
      playGame(game, `asked ${name}`, anyKind, ({ state }) => {
        if (state.over !== 0) return;
        const frame = topFrame(state).name;
        if (asked.has(frame)) return;
        asked.add(frame);
        const restored = back(game, state);
        expect(legal(restored)).toEqual(legal(state));
      });
    }
    expect([...asked]).toEqual(
      expect.arrayContaining([
        'arrival',
        'mobilization',
        'overflow',
        'patients',
        'payment',
        'prevention',
        'study',
      ]),
    );
    expect(asked.size).toBeGreaterThan(15);
  });
});

describe('a damaged snapshot of Iberia', () => {
  const table = (): Table => new Table(BOTH, 'snapshot').does('start', 'start', 'start', 'drive');

  it('is refused without any one of its fields, or with a field of another length', () => {
    const { state, game } = table();
    for (const name of Object.keys(plain(state).fields)) {
      const { fields, ...rest } = plain(state);
      for (const cells of [undefined, [], [...fields[name]!, 0], fields[name]!.map(() => 0.5)]) {
        const restored = restore(game, { ...rest, fields: { ...fields, [name]: cells } } as Snapshot);
        expect([name, restored]).toMatchObject([name, { ok: false, error: { code: 'bad-save' } }]);
      }
    }
  });

  it('belongs to its challenges: a table without them does not drop what they hold', () => {
    const { state } = table();
    expect(restore(gameFor({ ...BOTH, challenges: [] }), snapshot(state))).toMatchObject({
      ok: false,
      error: { code: 'bad-save' },
    });
  });

  it('is refused at a table that plays more challenges, and at one of the base game', () => {
    const { state } = new Table({ ...BOTH, challenges: ['influx-of-patients'] }, 'snapshot');
    for (const request of [BOTH, { players: 3 }]) {
      expect(restore(gameFor(request), snapshot(state))).toMatchObject({
        ok: false,
        error: { code: 'bad-save' },
      });
    }
  });

  it('is refused, or can be looked at, when one cell names something that does not exist', () => {
    const { state, game } = table();
    const names = Object.keys(plain(state).fields);
    let refused = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.nat(),
        fc.constantFrom(-1, 99, 4711, -0x80000000),
        (name, at, value) => {
          const taken = plain(state);
          const cells = taken.fields[name]!;
          cells[at % cells.length] = value;
          const restored = restore(game, taken as Snapshot);
          if (!restored.ok) {
            refused++;
            return;
          }
          legal(restored.value);
          for (let viewer = 0; viewer <= 3; viewer++) view(restored.value, viewer);
          snapshot(restored.value);
        },
      ),
      { seed: 7, numRuns: 400 },
    );
    expect(refused).toBeGreaterThan(20);
    checkPosition(state, 0);
  });
});
