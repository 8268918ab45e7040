import { describe, expect, it } from 'vitest';
import { cordon } from '../cordon.ts';

const TABLE = ['play', '--roles', 'scientist,researcher', '--seed', 'a test'];

describe('a hint at the keyboard', () => {
  it('names a plan with its reasons, its chance and alternatives, and what is hinted can be typed', async () => {
    const { out } = await cordon(TABLE, ['hint', 'drive chicago', 'hint', 'drive atlanta', 'hint']);
    expect(out).toMatch(/^Player \d \(\w+\) could: .+$/mu);
    expect(out).toMatch(/^ {3}It [a-z].+\.$/mu);
    expect(out).toMatch(/Chance of winning about .+ %/u);
    expect(out).toMatch(/^Or:\n {3}.+ \(.*\d+ %\): [a-z]/mu);
    const plan = /could: (.+)$/mu.exec(out)![1]!.split('; ');
    const followed = await cordon(TABLE, [...plan, '?']);
    expect(followed.out).not.toContain('Nearest:');
    expect(followed.out).toMatch(/could: .+/u);
    expect(followed.out).not.toMatch(/is not a command|No line joins/u);
  });

  it('says what its steps take', async () => {
    const { out } = await cordon(['play', '--roles', 'scientist,researcher', '--seed', 'e'], ['end', 'hint']);
    expect(out).toMatch(/could: .*\bdirect tokyo\b/u);
    expect(out).toContain('   Price: direct tokyo (discards Tokyo).');
  });

  it('names somebody who does something, and leaves their events to computer players', async () => {
    // Seat 2 holds an event that would be worth playing in the second game.
    for (const seed of ['abc', 'a']) {
      const table = ['play', '--players', '2', '--bots', '2=fast', '--seed', seed];
      const { out } = await cordon(table, ['hint', 'end', 'hint']);
      const hints = [...out.matchAll(/^Player (\d) \(.+\) could: (.+)$/gmu)];
      expect(hints, seed).toHaveLength(2);
      for (const [line, named, steps = ''] of hints) {
        const seats = steps.split('; ').map((step) => /^(\d): /u.exec(step)?.[1] ?? '1');
        expect(seats, line).toContain(named);
        expect(seats, line).not.toContain('2');
      }
    }
  });

  it('is refused where a table plays without', async () => {
    const { out } = await cordon([...TABLE, '--hints', 'no'], ['hint', '?', 'why 1']);
    expect(out.match(/This table plays without hints\./gu)).toHaveLength(3);
    expect(out).not.toContain('could:');
    const { err, code } = await cordon([...TABLE, '--hints', 'maybe']);
    expect(err).toContain('--hints takes yes or no, not “maybe”.');
    expect(code).toBe(2);
  });

  it('tells why a computer player moved', async () => {
    const { out } = await cordon([...TABLE, '--bots', '2=greedy', '--events', 'none'], ['end', 'why']);
    expect(out).toMatch(/^Move \d+, 2: .+\n {3}It [a-z].+\.$/mu);
    const asked = await cordon(TABLE, ['why', 'drive chicago', 'why 1', 'why 7']);
    expect(asked.out).toContain('No computer player has moved yet');
    expect(asked.out).toMatch(/^Move 1, \d: drive chicago.*$/mu);
    expect(asked.out).toContain('There is no move 7.');
  });
});
