import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makeClassNames } from '../../../tools/build/classNames.ts';

const source = mkdtempSync(join(tmpdir(), 'cordon-classes-'));
mkdirSync(join(source, 'board'));
for (const file of ['a.module.css', 'board/b.module.css', 'plain.css']) writeFileSync(join(source, file), '');
afterAll(() => rmSync(source, { recursive: true }));

it('names classes by their file and by their order in it, the same in every build', () => {
  const [first, second] = [join(source, 'a.module.css'), join(source, 'board', 'b.module.css')];
  for (let build = 0; build < 2; build++) {
    const nameOf = makeClassNames(source);
    expect(nameOf('other', second)).toBe('_c0');
    expect(['box', 'head', 'box'].map((name) => nameOf(name, first))).toEqual(['_b0', '_b1', '_b0']);
    expect(nameOf('head', `${second}?used`)).toBe('_c1');
  }
});

it('refuses style sheets that lie elsewhere: two of them could get the same names', () => {
  expect(() => makeClassNames(source)('box', join(tmpdir(), 'x.module.css'))).toThrow('does not lie in');
});
