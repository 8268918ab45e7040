import { describe, expect, it } from 'vitest';
import {
  formatSave,
  otherRules,
  parseSave,
  replay,
  replayWhileLegal,
  restore,
  RULES_VERSION,
  salvageSave,
  sameState,
  snapshot,
  type GameRecord,
} from '../../src/index.ts';
import { Table } from './support.ts';

const table = (): Table => new Table({ players: 2, epidemics: 5 }, 'save').does('drive', 'drive', 'end');
const OLD = RULES_VERSION - 1;

/** A game whose second move is illegal today. */
function overtaken(rules?: number): GameRecord {
  const record = table().record();
  const commands = record.commands.with(1, { kind: 'drive', seat: record.commands[1]!.seat, to: 'tokyo' });
  return { ...record, commands, ...(rules === undefined ? {} : { rules }) };
}

const textOf = (record: GameRecord, result = 'running'): string => {
  const text = formatSave({ ...record, comments: {}, result });
  if (!text.ok) throw new Error(text.error.message);
  return text.value;
};

/** The text of a legal game with another second move. */
function overtakenText(rules?: number): string {
  const text = textOf({ ...table().record(), ...(rules === undefined ? {} : { rules }) });
  const lines = text.split('\n');
  return lines.with(lines.indexOf('moves') + 2, `${String(table().active)}: drive tokyo`).join('\n');
}

describe('replaying as far as the record is legal', () => {
  it('goes to the end of a legal record and stops nowhere', () => {
    const played = table();
    const replayed = replayWhileLegal(played.record());
    if (!replayed.ok) throw new Error(replayed.error.message);
    expect(replayed.value).toMatchObject({ moves: 3 });
    expect(replayed.value.stopped).toBeUndefined();
    expect(sameState(replayed.value.state, played.state)).toBe(true);
    expect(replayWhileLegal(played.record(), 1)).toMatchObject({ ok: true, value: { moves: 1 } });
  });

  it('stands at the last legal move of an old record and says which move, why, and under which rules', () => {
    const replayed = replayWhileLegal(overtaken());
    if (!replayed.ok) throw new Error(replayed.error.message);
    const { state, moves, facts, reveals, stopped } = replayed.value;
    const before = replay(table().record(), 1);
    expect(before.ok && sameState(state, before.value.state)).toBe(true);
    expect([moves, facts.length, reveals.length]).toEqual([1, 2, 2]);
    expect(stopped).toMatchObject({ move: 2, reason: 'not-connected', rules: 1 });
    expect(stopped?.message).toMatch(
      /^Move 2 \(drive\) can't be played: .*rules version 1; this is version/u,
    );
  });

  it('blames no other rules for a record of today', () => {
    const replayed = replayWhileLegal(overtaken(RULES_VERSION));
    expect(replayed.ok && replayed.value.stopped?.message).not.toMatch(/rules version/u);
    expect(otherRules(RULES_VERSION)).toBeUndefined();
    expect(otherRules(OLD)).toMatch(/rules version/u);
  });

  it.each([0, -1, 1.5, Number.NaN, '1', null])('refuses the rules version %s as a value', (rules) => {
    const record = { ...table().record(), rules } as unknown as GameRecord;
    for (const attempt of [replay(record), replayWhileLegal(record)])
      expect(attempt).toMatchObject({ ok: false, error: { code: 'bad-save' } });
  });
});

describe('the rules version of a save', () => {
  it('is a line of its own, and missing means 1', () => {
    const text = textOf({ ...table().record(), rules: RULES_VERSION });
    expect(text).toMatch(new RegExp(`^cordon 1\\nrules ${String(RULES_VERSION)}\\n`, 'u'));
    expect(parseSave(text)).toMatchObject({ ok: true, value: { rules: RULES_VERSION } });
    const old = textOf(table().record());
    expect(old).not.toMatch(/^rules/mu);
    expect(parseSave(old)).toMatchObject({ ok: true, value: { rules: 1 } });
  });

  it.each(['0', '-1', '2.5', 'two', '0x2', '2e0', '', '9'.repeat(400)])('is refused as “%s”', (version) => {
    const text = textOf(table().record()).replace('cordon 1\n', `cordon 1\nrules ${version}\n`);
    expect(parseSave(text)).toMatchObject({ ok: false, error: { code: 'bad-save' } });
  });

  it('is part of the message when a move is illegal today', () => {
    const refused = parseSave(overtakenText());
    expect(!refused.ok && refused.error.message).toMatch(/^Line \d+: Move 2 .*rules version 1; this is/u);
    const ofToday = parseSave(overtakenText(RULES_VERSION));
    expect(!ofToday.ok && ofToday.error.message).not.toMatch(/rules version/u);
  });

  it('lets an old save be read and written up to its last legal move', () => {
    const salvaged = salvageSave(overtakenText());
    if (!salvaged.ok) throw new Error(salvaged.error.message);
    const { saved, stopped } = salvaged.value;
    expect(saved.commands).toEqual(table().commands.slice(0, 1));
    expect(stopped).toMatchObject({ move: 2, rules: 1 });
    expect(parseSave(textOf(saved, saved.result))).toMatchObject({ ok: true, value: saved });
    const whole = salvageSave(textOf(table().record()));
    expect(whole.ok && whole.value.stopped).toBeUndefined();
  });
});

it('a snapshot names the rules version; an older one without it can be restored', () => {
  const { state, game } = table();
  const { rules, ...old } = snapshot(state);
  expect(rules).toBe(RULES_VERSION);
  const restored = restore(game, old);
  expect(restored.ok && sameState(restored.value, state)).toBe(true);
});
