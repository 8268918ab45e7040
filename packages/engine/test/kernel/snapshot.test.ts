import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  apply,
  legal,
  restore,
  sameState,
  snapshot,
  view,
  type Snapshot,
  type State,
} from '../../src/index.ts';
import { KERNEL_FIELDS } from '../../src/kernel/state.ts';
import { scenario } from '../scenario/scenario.ts';
import { gameFor, Table } from './support.ts';

type Plain = {
  game: unknown;
  fields: Record<string, unknown[]>;
  frames: { frame: string; fields: Record<string, unknown> }[];
};

const table = (): Table => new Table({ players: 3, epidemics: 5 }, 'snapshot').does('drive');
const plain = (state: State): Plain => JSON.parse(JSON.stringify(snapshot(state))) as Plain;

describe('a snapshot', () => {
  it('is plain JSON with fields and frames by name, no number of a kind', () => {
    const taken = snapshot(table().state);
    expect(taken.game).toBe('base');
    expect(Object.keys(taken.fields)).toEqual(
      expect.arrayContaining(['cubes', 'hands', 'playerDeck.cards', 'cures']),
    );
    expect(taken.frames.map(({ frame }) => frame)).toEqual(['turn', 'actions']);
    expect(Object.keys(taken.fields)).not.toContain('stack');
  });

  it('holds a question in the middle, with the command in names', () => {
    const { state } = scenario({ roles: ['dispatcher', 'medic'] }).does('send medic driving to chicago');
    const taken = snapshot(state);
    expect(taken.frames.at(-1)).toEqual({
      frame: 'consent',
      fields: { asked: 1, command: { kind: 'send-driving', seat: 1, pawn: 2, to: 'chicago' } },
    });
    const restored = restore(state.game, plain(state) as Snapshot);
    if (!restored.ok) throw new Error(restored.error.message);
    expect(sameState(restored.value, state)).toBe(true);
    expect(apply(restored.value, { kind: 'accept', seat: 2 }).ok).toBe(true);
    expect(view(restored.value, 1).seats[1]!.city).toBe('chicago');
  });

  it('does not change when the game goes on', () => {
    const played = table();
    const taken = snapshot(played.state);
    const before = JSON.stringify(taken);
    played.does('drive', 'end');
    expect(JSON.stringify(taken)).toBe(before);
  });
});

describe('a snapshot of another version', () => {
  const restored = (taken: unknown) => restore(table().game, taken as Snapshot);
  const same = (taken: unknown): boolean => {
    const result = restored(taken);
    return result.ok && sameState(result.value, table().state);
  };
  const kernel = new Set(KERNEL_FIELDS.map(({ name }) => name));

  it('may have the fields of its frames as lists, as older ones do', () => {
    const { state, game } = table();
    const taken = plain(state);
    const frames = taken.frames.map(({ frame, fields }) => ({
      frame,
      fields: game.frames.find((kind) => kind?.name === frame)!.fields.map((name) => fields[name]),
    }));
    expect(frames[1]).toEqual({ frame: 'actions', fields: [state.turn, 3] });
    expect(same({ ...taken, frames })).toBe(true);
  });

  it('may lack a field of a module, which is zero then, but none that every game has', () => {
    const taken = plain(table().state);
    for (const [name, cells] of Object.entries(taken.fields)) {
      const { [name]: _, ...fields } = taken.fields;
      const lost = kernel.has(name) || cells.some((cell) => cell !== 0);
      expect([name, same({ ...taken, fields })]).toEqual([name, !lost]);
      expect([name, restored({ ...taken, fields }).ok && kernel.has(name)]).toEqual([name, false]);
    }
  });

  it('is refused when rules can make no sense of a field that is missing', () => {
    const taken = plain(table().state);
    const { stations: _, ...fields } = taken.fields;
    expect(Object.keys(taken.fields)).toContain('stations');
    expect(restored({ ...taken, fields })).toMatchObject({ ok: false, error: { code: 'bad-save' } });
  });

  it('may have fields that this version lacks, as long as they are empty', () => {
    const taken = plain(table().state);
    expect(same({ ...taken, fields: { ...taken.fields, 'brink.mood': [0, 0], 'brink.none': [] } })).toBe(
      true,
    );
    expect(restored({ ...taken, fields: { ...taken.fields, 'brink.mood': [0, 1] } })).toMatchObject({
      ok: false,
    });
    const withField = (value: unknown) =>
      taken.frames.map(({ frame, fields }) => ({ frame, fields: { ...fields, mood: value } }));
    expect(same({ ...taken, frames: withField(0) })).toBe(true);
    expect(restored({ ...taken, frames: withField(1) })).toMatchObject({ ok: false });
  });

  it('may lack a field of a frame where zero is possible', () => {
    const { state } = scenario({ roles: ['dispatcher', 'medic'] });
    const taken = plain(state);
    const frames = [taken.frames[0], { frame: 'actions', fields: { left: 4 } }];
    const result = restore(state.game, { ...taken, frames } as unknown as Snapshot);
    expect(result.ok && sameState(result.value, state)).toBe(true);
  });
});

describe('a damaged snapshot', () => {
  const damages: readonly (readonly [string, (taken: Plain) => unknown])[] = [
    ['nothing', () => undefined],
    ['null', () => null],
    ['a text', () => 'base'],
    ['an empty object', () => ({})],
    ['another game', (taken) => ({ ...taken, game: 'chess' })],
    ['no fields', ({ game, frames }) => ({ game, frames })],
    ['fields of null', (taken) => ({ ...taken, fields: null })],
    ['no frames', ({ game, fields }) => ({ game, fields })],
    ['frames that are no list', (taken) => ({ ...taken, frames: {} })],
    ['a frame of null', (taken) => ({ ...taken, frames: [null] })],
    ['an empty stack in a running game', (taken) => ({ ...taken, frames: [] })],
    ['an unknown frame', (taken) => ({ ...taken, frames: [{ frame: 'nap', fields: [] }] })],
    [
      'a frame with a field too few',
      (taken) => ({ ...taken, frames: [taken.frames[0], { frame: 'actions', fields: [0] }] }),
    ],
    [
      'a frame with a field of text',
      (taken) => ({ ...taken, frames: [taken.frames[0], { frame: 'actions', fields: [0, 'x'] }] }),
    ],
    [
      'a frame with a field of null',
      (taken) => ({ ...taken, frames: [taken.frames[0], { frame: 'actions', fields: [0, null] }] }),
    ],
    [
      'a frame with a part of a number',
      (taken) => ({ ...taken, frames: [taken.frames[0], { frame: 'actions', fields: [0, 0.5] }] }),
    ],
    [
      'an unknown command in a frame',
      (taken) => ({
        ...taken,
        frames: [...taken.frames, { frame: 'consent', fields: [1, { kind: 'nap', seat: 1 }] }],
      }),
    ],
    [
      'more frames than there is room for',
      (taken) => ({ ...taken, frames: Array.from({ length: 60 }, () => taken.frames[1]) }),
    ],
    ['frames without fields', (taken) => ({ ...taken, frames: [{ frame: 'actions' }] })],
  ];

  it.each(damages)('%s: refused with a sentence, nothing is thrown', (_name, damage) => {
    const { state, game } = table();
    const restored = restore(game, damage(plain(state)) as Snapshot);
    expect(restored).toMatchObject({ ok: false });
    expect(!restored.ok && ['bad-save', 'bad-command']).toContain(!restored.ok && restored.error.code);
    expect(!restored.ok && restored.error.message).toMatch(/\.$/u);
  });

  it('is refused when any field is empty, too long, too short or no list of 32-bit numbers', () => {
    const { state, game } = table();
    for (const name of Object.keys(plain(state).fields)) {
      const broken: readonly ((cells: unknown[]) => unknown)[] = [
        () => null,
        () => 7,
        (cells) => [...cells, 0],
        (cells) => cells.slice(1),
        (cells) => [...cells.slice(1), 'x'],
        (cells) => [...cells.slice(1), null],
        (cells) => [...cells.slice(1), 0.5],
        (cells) => [...cells.slice(1), 2 ** 40],
      ];
      for (const breaks of broken) {
        const taken = plain(state);
        const fields = { ...taken.fields, [name]: breaks(taken.fields[name]!) };
        expect([name, restore(game, { ...taken, fields } as Snapshot)]).toMatchObject([
          name,
          { ok: false, error: { code: 'bad-save' } },
        ]);
      }
    }
  });

  it('is refused when it belongs to a table of another size', () => {
    const other = gameFor({ players: 4, epidemics: 5 });
    expect(restore(other, snapshot(table().state))).toMatchObject({ ok: false, error: { code: 'bad-save' } });
  });

  it.each(['playerDeck.size', 'infectionDeck.size', 'infectionDiscard.size'])(
    'is refused at once when %s is more than any deck can hold',
    (name) => {
      const { state, game } = table();
      const taken = plain(state);
      const fields = { ...taken.fields, [name]: [0x7fffffff] };
      expect(restore(game, { ...taken, fields } as Snapshot)).toMatchObject({
        ok: false,
        error: { code: 'bad-save' },
      });
    },
  );

  it('is refused, or can at least be looked at, when one cell names something that does not exist', () => {
    const { state, game } = table();
    const names = Object.keys(plain(state).fields);
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
          if (!restored.ok) return;
          legal(restored.value);
          view(restored.value, 1);
          snapshot(restored.value);
        },
      ),
      { seed: 7, numRuns: 400 },
    );
  });
});
