import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FAULTS } from '../../src/engines/fault.ts';
import { ProgramSeat } from '../../src/engines/seat.ts';
import { folder } from '../cordon.ts';
import { dealt, playWith, program } from './table.ts';

const page = readFileSync(join(import.meta.dirname, '../../../../docs/bot-protocol.md'), 'utf8');

/** The lines of the example session: what Cordon says before and after the gap, and what the program answers. */
function session(): { readonly begins: string[]; readonly ends: string[]; readonly answers: string[] } {
  const [, block = ''] = /## A session\n[^]*?```\n([^]*?)```/u.exec(page) ?? [];
  const lines = block.split('\n');
  const gap = lines.indexOf('…');
  const said = (part: readonly string[], mark: string): string[] =>
    part.filter((line) => line.startsWith(mark)).map((line) => line.slice(mark.length));
  return {
    begins: said(lines.slice(0, gap), '> '),
    ends: said(lines.slice(gap), '> '),
    answers: said(lines, '< '),
  };
}

const plain = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`);

/** A line in which “…” stands for anything. */
const pattern = (line: string): RegExp => new RegExp(`^${line.split('…').map(plain).join('.*')}$`, 'u');

describe('docs/bot-protocol.md', () => {
  it('tells a session as it is', async () => {
    const { begins, ends, answers } = session();
    expect([begins.length, ends.length, answers.length]).toEqual([5, 2, 5]);
    const place = folder();
    const [script, log] = [join(place, 'answers'), join(place, 'log')];
    writeFileSync(script, answers.join('\n'));
    const careful = program('scripted.mjs', [script, log], { seconds: 60 });
    const seat = new ProgramSeat(careful, 1);
    await playWith(seat, dealt({ players: 2 }, 'protocol'), '3f9c2a7be0d14586');
    expect([seat.fault, seat.title]).toEqual([undefined, 'careful 0.3']);
    await seat.end();
    const heard = readFileSync(log, 'utf8').trim().split('\n');
    for (const [index, line] of begins.entries()) expect(heard[index]).toMatch(pattern(line));
    for (const [index, line] of ends.entries()) expect(heard.at(index - ends.length)).toMatch(pattern(line));
  });

  it('names every fault', () => {
    for (const fault of Object.keys(FAULTS)) expect(page).toContain(`| \`${fault}\` |`);
  });
});
