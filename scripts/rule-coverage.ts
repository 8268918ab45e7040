// Compares the rule ids of the catalogues with the ids that the titles of tests name.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Expression, parseSync, Visitor } from 'oxc-parser';

/** Catalogues of the games that are implemented; the others are only known. */
const implemented: readonly string[] = ['base.md', 'iberia.md'];

const idPattern = /(?<![\w-])[A-Z]+(?:-[A-Z]+)+-\d+(?![\w-])/g;
/** Rules stand in lists; scenarios begin a paragraph: “**IB-EX-1 — …**”. */
const rulePattern = /^(?:\s*- \*\*([A-Z]+(?:-[A-Z]+)+-\d+)\*\*|\*\*([A-Z]+-EX-\d+) — )/gm;

export interface CatalogueCoverage {
  readonly catalogue: string;
  readonly all: number;
  readonly gaps: readonly string[];
}

export interface CoverageReport {
  readonly catalogues: readonly CatalogueCoverage[];
  readonly unknown: readonly string[];
  readonly twice: readonly string[];
}

/** Measures the coverage of the catalogues in docs/rules by the tests of all packages under a folder. */
export function measureCoverage(root: string, counted: readonly string[] = implemented): CoverageReport {
  const named = new Set<string>();
  for (const file of globSync('packages/*/test/**/*.test.ts', { cwd: root })) {
    for (const title of testTitles(file, readFileSync(join(root, file), 'utf8'))) {
      for (const [id] of title.matchAll(idPattern)) named.add(id);
    }
  }
  const known = new Set<string>();
  const twice: string[] = [];
  const catalogues: CatalogueCoverage[] = [];
  for (const file of globSync('docs/rules/*.md', { cwd: root }).toSorted()) {
    const ids = catalogueIds(readFileSync(join(root, file), 'utf8'));
    twice.push(...ids.filter((id, index) => known.has(id) || ids.indexOf(id) < index));
    for (const id of ids) known.add(id);
    if (!counted.includes(basename(file))) continue;
    catalogues.push({ catalogue: basename(file), all: ids.length, gaps: ids.filter((id) => !named.has(id)) });
  }
  for (const catalogue of counted) {
    const found = catalogues.find((entry) => entry.catalogue === catalogue);
    if (found === undefined || found.all === 0) throw new Error(`docs/rules/${catalogue} has no rules`);
  }
  return { catalogues, unknown: [...named].filter((id) => !known.has(id)).toSorted(), twice };
}

export function catalogueIds(text: string): readonly string[] {
  return [...text.matchAll(rulePattern)].map((match) => match[1] ?? match[2] ?? '');
}

/** The plain string titles of all tests that run: skipped and planned tests prove nothing. */
export function testTitles(file: string, source: string): readonly string[] {
  const { program, errors } = parseSync(file, source);
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`);
  const titles: string[] = [];
  let skipped = 0;
  new Visitor({
    CallExpression: (node) => {
      const called = nameCalled(node.callee);
      if (isSkippedSuite(called)) skipped += 1;
      const title = node.arguments[0];
      if (skipped > 0 || !isRunningTest(called) || node.arguments.length < 2) return;
      if (title?.type === 'Literal' && typeof title.value === 'string') titles.push(title.value);
    },
    'CallExpression:exit': (node) => {
      if (isSkippedSuite(nameCalled(node.callee))) skipped -= 1;
    },
  }).visit(program);
  return titles;
}

/** The words of a callee: `it.only.each([...])` gives it, only, each. */
function nameCalled(callee: Expression): readonly string[] {
  switch (callee.type) {
    case 'Identifier':
      return [callee.name];
    case 'MemberExpression':
      return callee.property.type === 'Identifier'
        ? [...nameCalled(callee.object), callee.property.name]
        : nameCalled(callee.object);
    case 'CallExpression':
      return nameCalled(callee.callee);
    case 'TaggedTemplateExpression':
      return nameCalled(callee.tag);
    default:
      return [];
  }
}

const withoutProof = new Set(['skip', 'todo', 'fails', 'skipIf', 'runIf']);
const isWithoutProof = (words: readonly string[]) => words.some((word) => withoutProof.has(word));

function isRunningTest(words: readonly string[]): boolean {
  return (words[0] === 'it' || words[0] === 'test') && !isWithoutProof(words);
}

function isSkippedSuite(words: readonly string[]): boolean {
  return (words[0] === 'describe' || words[0] === 'suite') && isWithoutProof(words);
}

function printReport({ catalogues, unknown, twice }: CoverageReport): void {
  for (const { catalogue, all, gaps } of catalogues) {
    console.log(`${catalogue}: ${all - gaps.length} / ${all} ids covered`);
    if (gaps.length > 0) console.log(`  no test names: ${gaps.join(' ')}`);
  }
  if (unknown.length > 0) console.log(`named by tests, in no catalogue: ${unknown.join(' ')}`);
  if (twice.length > 0) console.log(`more than once in the catalogues: ${twice.join(' ')}`);
}

if (import.meta.main) {
  const report = measureCoverage(join(import.meta.dirname, '..'));
  printReport(report);
  const gaps = report.catalogues.reduce((sum, { gaps: list }) => sum + list.length, 0);
  process.exitCode = gaps + report.unknown.length + report.twice.length === 0 ? 0 : 1;
}
