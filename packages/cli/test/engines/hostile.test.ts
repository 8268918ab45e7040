import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { ProgramSeat, type Program } from '../../src/engines/seat.ts';
import { folder } from '../cordon.ts';
import { dealt, playWith, program } from './table.ts';

describe('a program that misbehaves', () => {
  let seat: ProgramSeat | undefined;
  afterEach(() => seat?.end());

  /** The fault of a program in a game that is played to its end all the same. */
  async function faultOf(one: Program): Promise<unknown> {
    seat = new ProgramSeat(one, 1);
    const state = await playWith(seat, dealt({ players: 2 }, 'hostile'));
    expect(state.over).toBeGreaterThan(0);
    return seat.fault;
  }

  it.each([
    ['junk', 'junk', 'I think,  [31mtherefore I move'],
    ['list', 'junk', '[1, 2, 3]'],
    ['nothing', 'junk', 'null'],
    ['wrongType', 'junk', '{"type":"greeting","command":"end"}'],
    ['binary', 'junk', '��'],
    ['illegal', 'illegal', '"fly to the moon"'],
    ['noCommand', 'illegal', '"no command"'],
    ['strange', 'illegal', '{"toString":"end"}'],
    ['prototype', 'illegal', '"__proto__"'],
    ['exit', 'exited', 'exit code 0'],
    ['killed', 'exited', 'signal SIGKILL'],
    ['closed', 'closed', ''],
    ['endless', 'flood', 'x'.repeat(100)],
    ['lines', 'illegal', '"no"'],
  ])('loses its seat in the middle of a game: %s', async (how, fault, line) => {
    expect(await faultOf(program('first.mjs', [how]))).toEqual({
      fault,
      line: expect.stringContaining(line) as unknown,
    });
  });

  it('loses its seat when it crashes, with the reason it gave', async () => {
    const fault = await faultOf(program('first.mjs', ['crash']));
    expect(fault).toMatchObject({
      fault: 'exited',
      line: expect.stringMatching(/^exit code 1: /u) as unknown,
    });
  });

  it('loses its seat when it is silent', async () => {
    const silent = program('first.mjs', ['silent'], { seconds: 0.2 });
    expect(await faultOf(silent)).toEqual({ fault: 'silent', line: 'nothing for 0.2 s' });
  });

  it('loses its seat when it answers twice', async () => {
    const fault = await faultOf(program('first.mjs', ['twice']));
    // The second line comes before or after the next question.
    expect(fault).toMatchObject({
      fault: expect.stringMatching(/^(?:unasked|junk)$/u) as unknown,
      line: '{"type":"ready"}',
    });
  });

  it.each([
    ['hello', 'exit', 'exited'],
    ['hello', 'junk', 'junk'],
    ['hello', 'oldProtocol', 'junk'],
    ['hello', 'endless', 'flood'],
    ['hello', 'closed', 'closed'],
    ['game', 'illegal', 'junk'],
    ['game', 'crash', 'exited'],
  ])('never begins at “%s”: %s', async (at, how, fault) => {
    expect(await faultOf(program('first.mjs', [how, at]))).toMatchObject({ fault });
  });

  it('never begins if it says nothing at all', async () => {
    const deaf = program('deaf.mjs', [], { startSeconds: 0.2 });
    expect(await faultOf(deaf)).toEqual({ fault: 'silent', line: 'nothing for 0.2 s' });
  });

  it('never begins if it is not there, or is none', async () => {
    const text = join(folder(), 'text');
    writeFileSync(text, 'no program');
    chmodSync(text, 0o644);
    const words = [['/no/such/program'], [text], [import.meta.dirname]] as const;
    for (const one of words)
      expect(await faultOf({ ...program('first.mjs'), words: one })).toMatchObject({ fault: 'not-started' });
  });

  it('begins the next game in a fresh process', async () => {
    seat = new ProgramSeat(program('first.mjs', ['illegal']), 1);
    for (const deal of ['one', 'two']) {
      await playWith(seat, dealt({ players: 2 }, deal));
      expect(seat.fault).toMatchObject({ fault: 'illegal' });
    }
  });
});
