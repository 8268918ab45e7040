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

const everything = { toCome: [], notBuilt: [] };

it('takes rule ids from the start of bullets only', () => {
  expect(catalogueIds(catalogue)).toEqual(['BASE-CUR-1', 'BASE-CUR-10', 'BASE-SC-2']);
});

it('counts the ids in the titles of tests', () => {
  const root = treeWith(`
    it('BASE-CUR-1 cures', () => {});
    describe('roles', () => { test.each([[1]])('BASE-CUR-10 BASE-SC-2: %d', () => {}); });
    it('LAB-DEP-1 belongs to a game that is not counted', () => {});
  `);
  expect(measureCoverage(root, ['base.md'], everything)).toEqual({
    catalogues: [
      {
        catalogue: 'base.md',
        all: 3,
        gaps: [],
        sections: [
          { section: 'BASE-CUR', all: 2, covered: 2, toCome: 0, notBuilt: 0 },
          { section: 'BASE-SC', all: 1, covered: 1, toCome: 0, notBuilt: 0 },
        ],
      },
    ],
    unknown: [],
    twice: [],
    outdated: [],
  });
});

it('lists gaps and unknown ids, and takes a number as a whole', () => {
  const root = treeWith("it('BASE-CUR-10 BASE-CUR-100 BASE-SC-2a', () => {});");
  expect(measureCoverage(root, ['base.md'], everything)).toMatchObject({
    catalogues: [{ catalogue: 'base.md', all: 3, gaps: ['BASE-CUR-1', 'BASE-SC-2'] }],
    unknown: ['BASE-CUR-100'],
    twice: [],
    outdated: [],
  });
});

it('asks no test to name what is to come or not built, and counts both by section', () => {
  const root = treeWith("it('BASE-CUR-1', () => {});");
  const exempt = { toCome: ['BASE-CUR'], notBuilt: ['BASE-SC-1..2'] };
  expect(measureCoverage(root, ['base.md'], exempt)).toMatchObject({
    catalogues: [
      {
        gaps: [],
        sections: [
          { section: 'BASE-CUR', covered: 1, toCome: 1, notBuilt: 0 },
          { section: 'BASE-SC', covered: 0, toCome: 0, notBuilt: 1 },
        ],
      },
    ],
    outdated: [],
  });
});

it.each([
  ['a section to come that tests name', { toCome: ['BASE-CUR', 'BASE-SC'], notBuilt: [] }, ['BASE-CUR']],
  [
    'a section to come of which only the unbuilt is left',
    { toCome: ['BASE-SC'], notBuilt: ['BASE-SC-2'] },
    ['BASE-SC'],
  ],
  ['a rule not built that a test names', { toCome: [], notBuilt: ['BASE-CUR-9..10'] }, ['BASE-CUR-9..10']],
  ['rules that do not exist', { toCome: ['BASE-X'], notBuilt: ['BASE-SC-3..9'] }, ['BASE-X', 'BASE-SC-3..9']],
])('finds an entry that is no longer true: %s', (_name, exempt, outdated) => {
  const root = treeWith("it('BASE-CUR-1 BASE-CUR-10', () => {});");
  expect(measureCoverage(root, ['base.md'], exempt).outdated).toEqual(outdated);
});

it('lists an id that stands in the catalogues more than once', () => {
  const root = makeTree({ 'docs/rules/base.md': `${catalogue}\n- **BASE-CUR-1** Again.` });
  expect(measureCoverage(root, ['base.md'], everything).twice).toEqual(['BASE-CUR-1']);
});

it('refuses a catalogue without rules', () => {
  expect(() => measureCoverage(treeWith(''), ['iberia.md'], everything)).toThrow(
    'docs/rules/iberia.md has no rules',
  );
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
