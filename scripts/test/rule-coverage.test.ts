import { expect, it } from 'vitest';
import { catalogueIds, measureCoverage, testTitles } from '../rule-coverage.ts';
import { makeTree } from './tree.ts';

const catalogue = [
  '- **BASE-CUR-1** A rule. [see BASE-CUR-10]',
  '- **BASE-CUR-10** A rule; **BASE-CUR-2** is not defined here.',
  'See **BASE-CUR-3**.',
  '  - **BASE-SC-2** *A scenario.*',
].join('\n');

const treeWith = (test: string) =>
  makeTree({
    'docs/rules/base.md': catalogue,
    'docs/rules/lab.md': '- **LAB-DEP-1** A rule.',
    'packages/engine/test/rules/cure.test.ts': test,
  });

it('takes rule ids from the start of bullets only', () => {
  expect(catalogueIds(catalogue)).toEqual(['BASE-CUR-1', 'BASE-CUR-10', 'BASE-SC-2']);
});

it('counts the ids in the titles of tests', () => {
  const root = treeWith(`
    it('BASE-CUR-1 cures', () => {});
    describe('roles', () => { test.each([[1]])('BASE-CUR-10 BASE-SC-2: %d', () => {}); });
    it('LAB-DEP-1 belongs to a game that is not counted', () => {});
  `);
  expect(measureCoverage(root, ['base.md'])).toEqual({
    catalogues: [{ catalogue: 'base.md', all: 3, gaps: [] }],
    unknown: [],
    twice: [],
  });
});

it('lists gaps and unknown ids, and takes a number as a whole', () => {
  const root = treeWith("it('BASE-CUR-10 BASE-CUR-100 BASE-SC-2a', () => {});");
  expect(measureCoverage(root, ['base.md'])).toEqual({
    catalogues: [{ catalogue: 'base.md', all: 3, gaps: ['BASE-CUR-1', 'BASE-SC-2'] }],
    unknown: ['BASE-CUR-100'],
    twice: [],
  });
});

it('lists an id that stands in the catalogues more than once', () => {
  const root = makeTree({ 'docs/rules/base.md': `${catalogue}\n- **BASE-CUR-1** Again.` });
  expect(measureCoverage(root, ['base.md']).twice).toEqual(['BASE-CUR-1']);
});

it('refuses a catalogue without rules', () => {
  expect(() => measureCoverage(treeWith(''), ['iberia.md'])).toThrow('docs/rules/iberia.md has no rules');
});

it.each([
  ["it('a title', () => {})", ['a title']],
  ["test.only('a title', () => {})", ['a title']],
  ["it.for([1])('a title', () => {})", ['a title']],
  ["describe('a title', () => {})", []],
  ["describe.skip('group', () => { it('a title', () => {}) })", []],
  ["describe.skip('group', () => {}); it('a title', () => {})", ['a title']],
  ["it.skip('a title', () => {})", []],
  ["it.todo('a title')", []],
  ["it('a title')", []],
  ['it(`a title`, () => {})', []],
  ["// it('a title', () => {})", []],
  ["wait('a title', () => {})", []],
])('reads the titles in %s', (source, titles) => {
  expect(testTitles('a.test.ts', source)).toEqual(titles);
});
