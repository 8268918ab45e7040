import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  apply,
  formatSave,
  parseSave,
  replay,
  restore,
  sameState,
  snapshot,
  start,
  type SavedGame,
  type Snapshot,
} from '../../src/index.ts';
import { demand } from '../properties/demand.ts';
import { checkPosition } from '../properties/invariants.ts';
import { checkSight } from '../properties/reaching.ts';
import { PLANS } from './plan.ts';
import { isAsPlanned, outcomeOf, type Outcome } from './record.ts';

const FOLDER = new URL('.', import.meta.url);
const outcomes = JSON.parse(readFileSync(new URL('games.json', FOLDER), 'utf8')) as Record<string, Outcome>;
const names = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.cordon'))
  .map((file) => file.slice(0, -'.cordon'.length));

const textOf = (name: string): string => readFileSync(new URL(`${name}.cordon`, FOLDER), 'utf8');

const read = new Map<string, SavedGame>();

function savedGame(name: string): SavedGame {
  const known = read.get(name);
  if (known !== undefined) return known;
  const saved = parseSave(textOf(name));
  if (!saved.ok) throw new Error(`${name}: ${saved.error.message}`);
  read.set(name, saved.value);
  return saved.value;
}

const GAMES = [
  {
    id: 'base',
    roles: 7,
    least: { games: 19, won: 5, lost: 3 },
    used:
      'drive direct charter shuttle build treat cure give take end infect airlift forecast next government-grant ' +
      'one-quiet-night resilient-population accept refuse continue discard store fly send send-driving send-shuttle',
  },
  {
    id: 'iberia',
    roles: 7,
    least: { games: 19, won: 5, lost: 3 },
    used:
      'start drive train ship rail hospital treat research purify give take end infect accept refuse continue discard ' +
      'purify-one purify-three prevent send-card swap rail-twice train-with study order treat-more sail ' +
      'pay outbreak spread-to transfer admit evacuate ships-arrive bring telegraph-message wire mail-correspondence reply ' +
      'government-mobilization march stay purify-water pour new-rails lay overseas-migration emigrate good-season ' +
      'hospital-founding second-chance ring-railroads science-triumph heal leave one-more-day travel-day-and-night ' +
      'when-the-plans-were-good enough',
  },
  {
    id: 'boxes',
    // The CDC and the Bio-Terrorist have cards that nobody could be dealt, but their seats have them.
    roles: 19,
    least: { games: 20, won: 7, lost: 4 },
    used:
      'recall request collect return cure-piecemeal pay-pair lead treat-near pass-on pilot remove-cube store ' +
      'borrowed-time commercial-travel-ban mobile-hospital new-assignment become rapid-vaccine-deployment vaccinate ' +
      're-examined-research retrieve remote-treatment clear special-orders ' +
      'improved-sanitation infection-zone-ban sequencing-breakthrough ' +
      'sample no-sample characterize centrifuge separate grow apply test test-in sequence place-sequence swap-sequence ' +
      'drop-sequence skip-lab rest draw-card exchange assign keep-goal pick place-station divide take-fourth respond ' +
      'hide wait sneak draw-infection fly-in fly-out infect-locally infect-remotely capture escape',
  },
];

/** The games with boxes are told apart from those without. */
const kindOf = ({ config }: SavedGame): string => (config.boxes === undefined ? config.game : 'boxes');

describe('whole recorded games', () => {
  it('are as many and as different as planned', () => {
    expect(names.sort()).toEqual(PLANS.map(({ name }) => name).sort());
    expect(Object.keys(outcomes).sort()).toEqual(names);
    for (const { id, least } of GAMES) {
      const endings = names
        .filter((name) => kindOf(savedGame(name)) === id)
        .map((name) => outcomes[name]!.result);
      const count = (ending: string): number => endings.filter((other) => other === ending).length;
      expect(endings.length).toBeGreaterThanOrEqual(least.games);
      expect(count('won')).toBeGreaterThanOrEqual(least.won);
      for (const ending of ['outbreaks', 'cubes', 'cards'])
        expect(count(ending)).toBeGreaterThanOrEqual(least.lost);
    }
    const lengths = Object.values(outcomes).map(({ commands }) => commands);
    expect(new Set(lengths).size).toBeGreaterThan(15);
  });

  it.each(names)('BRINK-SC-47 %s replays to the state that was recorded, and its text is its own', (name) => {
    const saved = savedGame(name);
    const replayed = replay(saved);
    if (!replayed.ok) throw new Error(replayed.error.message);
    expect(outcomeOf(replayed.value.state, saved.result, saved.commands.length)).toEqual(outcomes[name]);
    expect(
      isAsPlanned(
        replayed.value.state,
        PLANS.find((plan) => plan.name === name)!,
      ),
    ).toBe(true);
    const { kind } = saved.commands.at(-1)!;
    expect(kind).toBe(PLANS.find((plan) => plan.name === name)!.last ?? kind);
    expect(saved.config).toEqual(replayed.value.game.config);
    expect(formatSave(saved)).toEqual({ ok: true, value: textOf(name) });
  });

  it.each(names)(
    '%s conserves everything from the first command to the last, and shows nobody what is hidden',
    (name) => {
      const saved = savedGame(name);
      const replayed = replay(saved, 0);
      if (!replayed.ok) throw new Error(replayed.error.message);
      const { state } = start(replayed.value.game, saved.seed);
      let removed = 0;
      for (const [done, command] of saved.commands.entries()) {
        expect(state.over).toBe(0);
        if (done % 23 === 11)
          for (let viewer = 0; viewer <= saved.config.players; viewer++) checkSight(state, viewer, name);
        const applied = apply(state, command);
        if (!applied.ok) throw new Error(applied.error.message);
        removed += applied.value.filter(({ fact }) => fact === 'infectionRemoved').length;
        checkPosition(state, removed);
        if (done % 5 !== 0 && state.over === 0) continue;
        const restored = restore(state.game, JSON.parse(JSON.stringify(snapshot(state))) as Snapshot);
        demand(restored.ok && sameState(restored.value, state), 'a snapshot comes back changed');
      }
      expect(state.over).not.toBe(0);
    },
  );

  it.each(GAMES)(
    'of $id use all roles, all events and nearly every kind of command',
    ({ id, roles: all, used }) => {
      const kinds = new Set<string>();
      const roles = new Set<string>();
      for (const name of names) {
        const saved = savedGame(name);
        if (kindOf(saved) !== id) continue;
        for (const { kind } of saved.commands) kinds.add(kind);
        const replayed = replay(saved, 0);
        if (!replayed.ok) throw new Error(replayed.error.message);
        const { roleIds, standIn } = replayed.value.game;
        for (const role of replayed.value.state.roles) if (role !== standIn) roles.add(roleIds[role]!);
      }
      expect(roles.size).toBe(all);
      for (const kind of used.split(' ')) expect(kinds).toContain(kind);
    },
  );
});
