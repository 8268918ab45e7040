import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apply, clone, sameState, type Fact, type Game } from '../../src/index.ts';
import { GAMES } from './configurations.ts';
import { demand } from './demand.ts';
import { checkPosition } from './invariants.ts';
import { anyKind, careful, playGame } from './play.ts';

const removedBy = (facts: readonly Fact[]): number =>
  facts.filter(({ fact }) => fact === 'infectionRemoved').length;

/** Kinds of commands that random players do not live to see, or nearly never. */
const RARE = {
  base: ['cure', 'send-charter', 'send-direct', 'fly', 'store'],
  boxes: [
    'resolve-first',
    'cure',
    'cure-piecemeal',
    'pay-card',
    'pay-pair',
    'pay-samples',
    'pay-structure',
    'send-charter',
    'send-direct',
    'fly',
    'store',
    'rapid-vaccine-deployment',
    'vaccinate',
    'enough',
    'remove',
  ],
  iberia: ['research', 'give', 'take', 'train-with'],
  lab: [
    'resolve-first',
    'cure',
    'cure-piecemeal',
    'pay-card',
    'pay-pair',
    'pay-samples',
    'pay-structure',
    'collect',
    'return',
    'fill',
    'send-charter',
    'send-direct',
    'pass-on',
    'rapid-vaccine-deployment',
    'vaccinate',
    'enough',
    'remove',
    'close-line',
  ],
  sides: [
    'cure',
    'cure-piecemeal',
    'pay-card',
    'pay-pair',
    'pay-samples',
    'pay-structure',
    'collect',
    'return',
    'fill',
    'send-charter',
    'send-direct',
    'fly',
    'store',
    'pass-on',
    'rapid-vaccine-deployment',
    'vaccinate',
    'enough',
    'remove',
    'close-line',
    'shed',
  ],
} as const;

describe.each(GAMES)('random legal play of $id', ({ id, configurations }) => {
  it('conserves everything, never takes back a reveal and comes to an end, in every configuration', () => {
    const endings = new Set<number>();
    const kinds = new Set<string>();
    const roles = new Set<string>();
    for (const [number, { name, game }] of configurations.entries()) {
      fc.assert(
        fc.property(fc.nat(), fc.constantFrom(anyKind, careful), (seed, chooser) => {
          let removed = 0;
          let reveals = 0;
          const { commands, state } = playGame(game, `${name} ${String(seed)}`, chooser, (step) => {
            removed += removedBy(step.facts);
            checkPosition(step.state, removed);
            demand(step.state.reveals >= reveals, 'a reveal was taken back');
            reveals = step.state.reveals;
          });
          endings.add(state.over);
          for (const { kind } of commands) kinds.add(kind);
          for (const role of state.roles) roles.add(game.roleIds[role]!);
        }),
        { seed: number, numRuns: 2 },
      );
    }
    const held = ({ roleIds, standIn }: Game): readonly string[] =>
      roleIds.filter((_, role) => role !== standIn);
    expect(roles.size).toBe(new Set(configurations.flatMap(({ game }) => held(game))).size);
    // Random players neither win nor live to see the last card; the recorded games see to these endings.
    expect(endings).toEqual(new Set([2, 3]));
    const known = new Set(configurations.flatMap(({ game }) => [...game.kindsByName.keys()]));
    for (const kind of RARE[id]) known.delete(kind);
    expect([...known].filter((kind) => !kinds.has(kind))).toEqual([]);
  }, 60_000);

  it('carries out every command it lists', () => {
    for (const [number, { name, game }] of configurations.entries()) {
      if (number % 3 !== 0) continue;
      playGame(game, `all of ${name}`, careful, ({ state, commands, chance }) => {
        if (chance(8) !== 0) return;
        for (const command of commands) {
          const copy = clone(state);
          const applied = apply(copy, command);
          demand(applied.ok, () => `${JSON.stringify(command)} is legal and refused`);
          demand(!sameState(copy, state), () => `${JSON.stringify(command)} changes nothing`);
        }
      });
    }
  }, 60_000);

  it('lists no command twice', () => {
    for (const { name, game } of configurations.filter((_, number) => number % 7 === 0)) {
      playGame(game, `once ${name}`, anyKind, ({ commands }) => {
        expect(new Set(commands.map((command) => JSON.stringify(command))).size).toBe(commands.length);
      });
    }
  }, 60_000);
});
