import { replay, resample, sight } from '@cordon/engine';
import { fromCommand, sightOf } from '@cordon/engine/inner';
import { describe, expect, it } from 'vitest';
import { adviseAt, adviseOn, explain, explainAt, sightAt } from '../../src/index.ts';
import { recorded } from '../support/recorded.ts';
import { gameOf, generator } from '../support/table.ts';
import { LITTLE } from './efforts.ts';

const record = recorded('won-three-standard');

describe('advice about a recorded game', () => {
  it('comes from what the seat sees, sent as plain data', () => {
    const place = { record, step: 20, seat: 2 };
    const sent = structuredClone({ ...sightAt(place), seed: 'sent', effort: LITTLE });
    const advice = adviseOn(sent);
    expect(advice).toEqual(adviseAt({ ...place, seed: 'sent', effort: LITTLE }));
    expect(structuredClone(advice)).toEqual(advice);
  });

  it('refuses a place that the game has not', () => {
    expect(() => adviseAt({ record, step: 9999, seat: 1, seed: 'x' })).toThrow('no move 9999');
    expect(() => explainAt({ record, step: 9999, seat: 1, seed: 'x' })).toThrow('no move 10000');
  });
});

describe('an explanation', () => {
  it.each(['won-three-brisk', 'iberia-won-two', 'outbreaks-four'])(
    'begins with the move and gives a reason: %s',
    (name) => {
      const game = recorded(name);
      let told = 0;
      for (let step = 0; step < Math.min(80, game.commands.length); step += 5) {
        const command = game.commands[step]!;
        const explained = explainAt({ record: game, step, seat: command.seat, seed: 'why' });
        if (explained === undefined) continue;
        expect(explained.commands[0]).toEqual(command);
        expect(explained.reasons.length).toBeGreaterThan(0);
        if (explained.reasons[0]!.code !== 'comes-out-best') told++;
      }
      expect(told).toBeGreaterThan(5);
    },
  );

  it('is the same however hidden cards lie', () => {
    const game = recorded('outbreaks-four-private');
    const random = generator('shuffle');
    for (let step = 0; step < 60; step += 6) {
      const replayed = replay(game, step);
      if (!replayed.ok) throw new Error(replayed.error.message);
      const { state } = replayed.value;
      const command = fromCommand(state.game, game.commands[step]!);
      if (!command.ok) throw new Error(command.error.message);
      const other = resample(sight(state, 1), random);
      const said = explain(sightOf(state, 0), command.value, 'why');
      expect(explain(sightOf(other, 0), command.value, 'why')).toEqual(said);
    }
  });

  it.each(['outbreaks-four-private', 'won-four-standard', 'won-three-standard'])(
    'is of the move that was made, whoever asks: %s',
    (name) => {
      const game = recorded(name);
      const { players } = game.config;
      const isEvent = (kind: string): boolean =>
        gameOf(game.config).kindsByName.get(kind)!.spends === 'event';
      let [asked, told] = [0, 0];
      for (const [step, command] of game.commands.entries()) {
        if (step % 7 !== 0 && !isEvent(command.kind)) continue;
        for (let seat = 0; seat <= players; seat += 1) {
          if ((step + seat) % 3 !== 0 && !isEvent(command.kind)) continue;
          asked++;
          const said = explainAt({ record: game, step, seat, seed: 'why' });
          if (said === undefined) continue;
          told++;
          expect(said.commands[0]).toEqual(command);
        }
      }
      expect(told / asked).toBeGreaterThan(0.9);
    },
  );
});
