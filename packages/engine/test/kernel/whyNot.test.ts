// Whatever a seat cannot do has a reason, and whatever it can do has none.
import { expect, test } from 'vitest';
import { apply, compile, guides, legal, start, waitsFor, whyNot, type Command } from '../../src/index.ts';
import { sampleOf } from '../scenario/samples.ts';

test.each(guides().map((guide) => [guide.id, guide] as const))(
  'every kind of %s is either on offer or has a reason, all through a game',
  (game, guide) => {
    const compiled = compile({ game, challenges: guide.choices.challenges });
    if (!compiled.ok) throw new Error(compiled.error.message);
    const { state } = start(compiled.value, Int32Array.of(7, 7, 7, 7));
    // Names of frames that are no words of a command: nobody outside knows them.
    const FRAMES = compiled.value.frames
      .map(({ name }) => name)
      .filter((name) => name.includes('-') && !compiled.value.kindsByName.has(name));
    for (let move = 0; move < 120 && state.over === 0; move++) {
      const options = legal(state);
      for (const seat of [1, 2]) {
        const offered = new Set<string>(options.filter((one) => one.seat === seat).map(({ kind }) => kind));
        for (const kind of compiled.value.kindsByName.keys()) {
          const refusal = whyNot(state, seat, kind);
          for (const frame of FRAMES) expect(refusal?.message ?? '').not.toContain(frame);
          const said = offered.has(kind) ? refusal : refusal?.message.endsWith('.');
          expect(said, `${kind} at move ${String(move)}`).toBe(offered.has(kind) ? undefined : true);
        }
      }
      apply(state, options[(move * 31) % options.length]!);
    }
  },
);

test('a kind that there is not, and a seat that there is not, have none', () => {
  const compiled = compile({});
  if (!compiled.ok) throw new Error(compiled.error.message);
  const { state } = start(compiled.value, Int32Array.of(1, 2, 3, 4));
  expect([whyNot(state, 1, 'teleport'), whyNot(state, 9, 'cure'), whyNot(state, 0, 'cure')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('to build where a station stands is refused for the station, not for a card', () => {
  const compiled = compile({ players: 2, roles: ['medic', 'scientist'] });
  if (!compiled.ok) throw new Error(compiled.error.message);
  const { state } = start(compiled.value, Int32Array.of(1, 2, 3, 4));
  expect(apply(state, { kind: 'build', seat: state.turn + 1 })).toMatchObject({
    ok: false,
    error: { reason: 'station-there', message: 'Atlanta already has a research station.' },
  });
});

const BOXES = { boxes: ['brink', 'lab'] };

test.each([
  { players: 4 },
  { ...BOXES, challenges: ['virulent-strain', 'worldwide-panic', 'lab'] },
  { ...BOXES, challenges: ['mutation', 'lab', 'solo'] },
  { game: 'iberia', challenges: ['influx-of-patients', 'historical-diseases'] },
])('an answer to a question that is not asked is out of place, whatever it says: %j', (request) => {
  const compiled = compile(request);
  if (!compiled.ok) throw new Error(compiled.error.message);
  const { state } = start(compiled.value, Int32Array.of(1, 2, 3, 4));
  const said = new Set<string>(legal(state).map(({ kind }) => kind));
  for (const kind of compiled.value.kindsByName.values()) {
    if (kind.spends !== 'nothing' || said.has(kind.name)) continue;
    const command = { ...sampleOf(compiled.value, kind), seat: waitsFor(state) } as Command;
    expect(apply(state, command), kind.name).toMatchObject({ ok: false, error: { reason: 'not-now' } });
  }
});
