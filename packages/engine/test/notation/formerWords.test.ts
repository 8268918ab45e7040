// Words that commands once had: saves, logs and programs that use them are understood as before.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  apply,
  formatSave,
  formatWords,
  legal,
  parseCommand,
  parseSave,
  replay,
  sameState,
  whyNot,
  type Command,
  type State,
} from '../../src/index.ts';
import { kindNamed } from '../../src/kernel/command.ts';
import { iberia } from '../scenario/iberia.ts';
import { GAME_IDS, wholeGame } from '../scenario/samples.ts';

const GAME = 'iberia-won-three-patients.cordon';
const textOf = (path: string): string => readFileSync(new URL(`../games/${path}`, import.meta.url), 'utf8');

const table = (): State =>
  iberia({
    roles: ['agronomist', 'politician', 'sailor'],
    at: { agronomist: 'madrid', politician: 'cuenca', sailor: 'vigo' },
    hands: { agronomist: ['toledo'], politician: ['cuenca'] },
  }).state;

describe('former words', () => {
  it.each([
    ['1: irrigate r18', '1: purify caceres-madrid'],
    ['1: purify-amply r18 with toledo', '1: purify caceres-madrid with toledo for three'],
    ['2: give-afar cuenca to 3', '2: send cuenca to 3'],
  ])('“%s” is “%s”', (former, today) => {
    const [old, now] = [former, today].map((text) => parseCommand(table(), text));
    expect(old).toEqual(now);
    expect(now!.ok && formatWords(table().game, now!.value)).toBe(today.slice(3));
  });

  it('name the same command in objects, and in the question why', () => {
    const state = table();
    const old = { kind: 'irrigate', seat: 1, region: 'r18' } as unknown as Command;
    expect(formatWords(state.game, old)).toBe('purify caceres-madrid');
    expect(apply(state, old).ok).toBe(true);
    expect(whyNot(state, 3, 'give-afar')).toEqual(whyNot(state, 3, 'send-card'));
    expect(whyNot(state, 3, 'give-afar')).toBeDefined();
  });

  it('replay a whole recorded game to the same position, and are saved in the words of today', () => {
    const [old, now] = [textOf(`former/${GAME}`), textOf(GAME)].map((text) => parseSave(text));
    if (!old!.ok || !now!.ok) throw new Error('a recorded game is not read');
    expect(textOf(`former/${GAME}`)).toMatch(/ irrigate r\d/u);
    for (const word of ['purify-amply', 'give-afar']) expect(textOf(`former/${GAME}`)).toContain(word);
    expect(old!.value).toEqual(now!.value);
    expect(formatSave(old!.value)).toEqual({ ok: true, value: textOf(GAME) });
    const [before, after] = [old!.value, now!.value].map((saved) => replay(saved));
    expect(before!.ok && after!.ok && sameState(before!.value.state, after!.value.state)).toBe(true);
  });

  it.each(GAME_IDS)('of %s belong to one kind each and hide none of today', (id) => {
    const game = wholeGame(id);
    const kinds = [...game.kindsByName.values()];
    const phrases = kinds.flatMap(({ phrase, formerly }) => [phrase, ...formerly]);
    expect(new Set(phrases).size).toBe(phrases.length);
    for (const kind of kinds) {
      for (const former of kind.formerly) {
        const named = Array.from(former.matchAll(/\{(\w+)\}/gu), ([, operand]) => operand!);
        expect(named.sort()).toEqual(Object.keys(kind.operands).sort());
        expect(kindNamed(game, former.split(' ')[0]!)).toBe(kind);
      }
    }
  });

  it('a gift to somebody elsewhere may be called a gift', () => {
    const state = iberia({
      roles: ['politician', 'sailor', 'nurse'],
      at: { politician: 'cuenca', sailor: 'cuenca', nurse: 'vigo' },
      hands: { politician: ['cuenca'] },
    }).state;
    expect(parseCommand(state, 'give cuenca to 2')).toMatchObject({ ok: true, value: { kind: 'give' } });
    expect(parseCommand(state, 'give cuenca to 3')).toMatchObject({ ok: true, value: { kind: 'send-card' } });
    // Nobody but the Politician can send a card: the refusal is that of an ordinary gift.
    expect(parseCommand(state, '2: give cuenca to 3')).toMatchObject({ ok: true, value: { kind: 'give' } });
    for (const command of legal(state))
      expect(parseCommand(state, formatWords(state.game, command))).toEqual({ ok: true, value: command });
  });
});
