import { describe, expect, it } from 'vitest';
import { replay, sameState, speakerOf, undo, type Fact, type GameRecord } from '../../src/index.ts';
import { BOXES, CONFIGURATIONS, IBERIA, LAB } from '../properties/configurations.ts';
import { demand } from '../properties/demand.ts';
import { anyKind, playGame } from '../properties/play.ts';
import { Table } from './support.ts';

const OPEN = { players: 2, epidemics: 4 } as const;
const refused = { ok: false, error: { code: 'nothing-to-undo' } } as const;

function left(record: GameRecord, seat: number, to?: number): number | undefined {
  const undone = to === undefined ? undo(record, seat) : undo(record, seat, to);
  return undone.ok ? undone.value.commands.length : undefined;
}

describe('undo', () => {
  it('takes back the last command, or all since the turn began', () => {
    const table = new Table(OPEN, 'undo').does('drive', 'drive', 'drive');
    expect(left(table.record(), table.active)).toBe(2);
    expect(left(table.record(), table.active, 1)).toBe(1);
    expect(left(table.record(), table.active, 0)).toBe(0);
  });

  it('gives a record that replays to the earlier state', () => {
    const table = new Table(OPEN, 'undo').does('drive');
    const before = replay(table.record());
    table.does('drive', 'drive');
    const undone = undo(table.record(), table.active, 1);
    if (!undone.ok || !before.ok) throw new Error('refused');
    const after = replay(undone.value);
    expect(after.ok && sameState(after.value.state, before.value.state)).toBe(true);
    expect(table.record().commands).toHaveLength(3);
  });

  it('never goes past a draw', () => {
    const table = new Table(OPEN, 'undo').does('drive', 'end');
    for (const seat of [1, 2]) expect(undo(table.record(), seat)).toMatchObject(refused);
    expect(undo(table.record(), table.active, 0)).toMatchObject(refused);
  });

  it('never goes past a flipped infection card', () => {
    const table = Table.find(OPEN, (other) => other.does('end').offered('infect') !== undefined).does(
      'infect',
    );
    expect(undo(table.record(), table.active)).toMatchObject(refused);
  });

  it('never goes past the look of Forecast, but the order can be taken back', () => {
    const table = Table.find(OPEN, (other) => other.offered('forecast')?.seat === other.active);
    table.does('drive', 'forecast');
    expect(undo(table.record(), table.active)).toMatchObject(refused);
    table.does('next', 'next');
    expect(left(table.record(), table.active)).toBe(3);
    expect(left(table.record(), table.active, 2)).toBe(2);
    expect(left(table.record(), table.active, 1)).toBeUndefined();
  });

  it('says why there is nothing to undo', () => {
    const begun = new Table(OPEN, 'undo');
    const [active, other] = [begun.active, 3 - begun.active];
    const message = (record: GameRecord, seat: number, to?: number): string => {
      const undone = undo(record, seat, to);
      return undone.ok ? '' : undone.error.message;
    };
    expect(message(begun.record(), active)).toMatch(/nothing to undo: no move has been made yet/u);
    begun.does('drive');
    expect(message(begun.record(), active)).toBe('');
    expect(message(begun.record(), other)).toMatch(
      new RegExp(`nothing to undo: the last move was player ${String(active)}`, 'u'),
    );
    expect(message(begun.record(), active, 5)).toMatch(/back to move 0 at the earliest, not to 5/u);
    begun.does('end');
    expect(message(begun.record(), active)).toMatch(/nothing to undo: a card has been revealed/u);
  });

  it('is not for another player', () => {
    const table = new Table(OPEN, 'undo').does('drive');
    expect(undo(table.record(), 3 - table.active)).toMatchObject(refused);
    expect(undo(table.record(), 9)).toMatchObject(refused);
  });

  it('never goes past the answer of another player, neither yes nor no', () => {
    const roles = ['dispatcher', 'medic'];
    const begins = (other: Table): boolean => other.active === 1;
    for (const answer of ['accept', 'refuse']) {
      const table = Table.find({ ...OPEN, roles }, begins).does('send-driving');
      expect(left(table.record(), 1)).toBe(0);
      table.does(answer);
      expect(undo(table.record(), 1)).toMatchObject(refused);
      table.does('drive', 'drive');
      expect(left(table.record(), 1, 2)).toBe(2);
      expect(left(table.record(), 1, 1)).toBeUndefined();
    }
  });

  it('never takes back a request that told what a private hand holds', () => {
    const options = { hands: 'private', consent: 'automatic' };
    const request = { players: 2, epidemics: 5, roles: ['medic', 'researcher'], options } as const;
    for (const wanted of ['accepted', 'refused']) {
      const table = Table.find(request, (other) => {
        if (other.active !== 1 || other.offered('take') === undefined) return false;
        const replayed = replay(other.does('take').record());
        return replayed.ok && replayed.value.facts[1]!.some((fact) => fact['answer'] === wanted);
      });
      expect(undo(table.record(), 1)).toMatchObject(refused);
    }
  });

  it('refuses points that do not exist', () => {
    const table = new Table(OPEN, 'undo');
    expect(undo(table.record(), table.active)).toMatchObject(refused);
    table.does('drive');
    for (const to of [-1, 1, 2, 0.5, Number.NaN])
      expect(undo(table.record(), table.active, to)).toMatchObject(refused);
  });
});

const REVEALING = new Set(['drew', 'infectionDrawn', 'intensified', 'lookedAt', 'sequenceDrawn']);

/** Judged by what was told, not by the counter: could somebody have learnt something? */
function tells(facts: readonly Fact[]): boolean {
  return facts.some(
    (fact) =>
      REVEALING.has(fact.fact) ||
      (fact.fact === 'answered' && fact.answer === 'refused') ||
      (fact.fact === 'sequencePlaced' && fact.by === 'cure'),
  );
}

describe('undo in random games of every configuration', () => {
  it('allows exactly the points since the last reveal or decision of another', () => {
    for (const { name, game } of [...CONFIGURATIONS, ...IBERIA, ...BOXES, ...LAB].filter(
      (_, number) => number % 5 === 0,
    )) {
      const { state, ...record } = playGame(game, `undo ${name}`, anyKind, () => undefined);
      expect(state.over).not.toBe(0);
      const replayed = replay(record);
      if (!replayed.ok) throw new Error(replayed.error.message);
      for (let length = 1; length < record.commands.length; length += 7) {
        const prefix = { ...record, commands: record.commands.slice(0, length) };
        const { seat } = prefix.commands[length - 1]!;
        let limit = length;
        const person = speakerOf(game, seat);
        while (limit > 0 && speakerOf(game, prefix.commands[limit - 1]!.seat) === person) {
          if (tells(replayed.value.facts[limit] as readonly Fact[])) break;
          limit--;
        }
        const oldest = undo(prefix, seat, limit);
        const tooFar = undo(prefix, seat, limit - 1);
        const takes = prefix.commands.slice(limit).some(({ kind }) => kind === 'take' && !game.asksConsent);
        // With private hands something is learnt without a fact: by what is taken unasked, by windows that stop or pass.
        if (game.openHands || (game.windowsAlways && !takes))
          demand(oldest.ok === limit < length, () => `${name}: ${String(limit)} of ${String(length)}`);
        demand(!tooFar.ok, () => `${name}: past ${String(limit)} of ${String(length)}`);
      }
    }
  }, 60_000);
});
