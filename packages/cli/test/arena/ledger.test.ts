import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openLedger } from '../../src/arena/ledger.ts';
import type { Outcome } from '../../src/arena/outcome.ts';

const game = (number: number): Outcome => ({
  cell: 0,
  game: number,
  ending: 'won',
  turns: 20,
  outbreaks: 3,
  milliseconds: 400,
});

const contest = (games = 10, hash = 'contest') => ({
  hash,
  seeds: Array.from({ length: games }, (_, number) => `deal ${String(number)}`),
});

describe('the ledger of an arena', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'cordon-ledger-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('holds what was played when it is opened again', () => {
    const path = join(folder, 'one');
    const ledger = openLedger(path, contest());
    ledger.add(game(1));
    ledger.add(game(2));
    expect(openLedger(path, contest()).outcomes).toEqual([game(1), game(2)]);
  });

  it('gives the games of the deals that are asked for, and forgets none', () => {
    const path = join(folder, 'more');
    const ledger = openLedger(path, contest(3));
    for (const number of [0, 1, 2]) ledger.add(game(number));
    expect(openLedger(path, contest(2)).outcomes).toEqual([game(0), game(1)]);
    openLedger(path, contest(4)).add(game(3));
    expect(openLedger(path, contest(4)).outcomes).toEqual([game(0), game(1), game(2), game(3)]);
  });

  it('counts a game once that two arenas have played at the same time', () => {
    const path = join(folder, 'twice');
    const [one, other] = [openLedger(path, contest()), openLedger(path, contest())];
    one.add(game(1));
    other.add(game(1));
    other.add(game(2));
    expect(openLedger(path, contest()).outcomes).toEqual([game(1), game(2)]);
  });

  it('leaves out a game that was cut off in the middle of its line', () => {
    const path = join(folder, 'cut');
    openLedger(path, contest()).add(game(1));
    appendFileSync(path, '{"cell":0,"game":2,"end');
    expect(openLedger(path, contest()).outcomes).toEqual([game(1)]);
  });

  it('writes after a cut line on a line of its own', () => {
    const path = join(folder, 'on');
    openLedger(path, contest()).add(game(1));
    appendFileSync(path, '{"cell":0,"ga');
    openLedger(path, contest()).add(game(2));
    expect(openLedger(path, contest()).outcomes).toEqual([game(1), game(2)]);
  });

  it('refuses the games of another contest, and what is none', () => {
    const path = join(folder, 'other');
    openLedger(path, contest()).add(game(1));
    expect(() => openLedger(path, contest(10, 'another'))).toThrow('another contest');
    writeFileSync(path, 'something else\n');
    expect(() => openLedger(path, contest())).toThrow('no ledger');
    expect(readFileSync(path, 'utf8')).toBe('something else\n');
  });
});
