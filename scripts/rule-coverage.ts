// Compares the rule ids of the catalogues with the ids that the titles of tests name.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Expression, parseSync, Visitor } from 'oxc-parser';
import { notBuilt, toCome } from './rules-to-come.ts';

/** Catalogues of the games and boxes that are implemented, if only in part; the others are only known. */
const implemented: readonly string[] = ['base.md', 'brink.md', 'iberia.md', 'lab.md'];

/** Rules that no test has to name: see rules-to-come.ts. */
interface Exempt {
  readonly toCome: readonly string[];
  readonly notBuilt: readonly string[];
}

const idPattern = /(?<![\w-])[A-Z]+(?:-[A-Z]+)+-\d+(?![\w-])/g;
/** Rules stand in lists; scenarios begin a paragraph: “**IB-EX-1 — …**”. */
const rulePattern = /^(?:\s*- \*\*([A-Z]+(?:-[A-Z]+)+-\d+)\*\*|\*\*([A-Z]+-EX-\d+) — )/gm;

interface SectionCoverage {
  readonly section: string;
  readonly all: number;
  readonly covered: number;
  readonly toCome: number;
  readonly notBuilt: number;
}

export interface CatalogueCoverage {
  readonly catalogue: string;
  readonly all: number;
  readonly gaps: readonly string[];
  readonly sections: readonly SectionCoverage[];
}

export interface CoverageReport {
  readonly catalogues: readonly CatalogueCoverage[];
  readonly unknown: readonly string[];
  readonly twice: readonly string[];
  /** Entries of the lists of exempt rules that are untrue: tests name all of it, or any of what is not built, or there is no such rule. */
  readonly outdated: readonly string[];
}

/** Measures the coverage of the catalogues in docs/rules by the tests of all packages under a folder. */
export function measureCoverage(
  root: string,
  counted: readonly string[] = implemented,
  exempt: Exempt = { toCome, notBuilt },
): CoverageReport {
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
    catalogues.push(coverageOf(basename(file), ids, named, exempt));
  }
  for (const catalogue of counted) {
    const found = catalogues.find((entry) => entry.catalogue === catalogue);
    if (found === undefined || found.all === 0) throw new Error(`docs/rules/${catalogue} has no rules`);
  }
  const unknown = [...named].filter((id) => !known.has(id)).toSorted();
  return { catalogues, unknown, twice, outdated: outdatedEntries(exempt, [...known], named) };
}

function coverageOf(
  catalogue: string,
  ids: readonly string[],
  named: ReadonlySet<string>,
  exempt: Exempt,
): CatalogueCoverage {
  const comes = (id: string) => !named.has(id) && exempt.toCome.some((entry) => means(entry, id));
  const isNotBuilt = (id: string) => exempt.notBuilt.some((entry) => means(entry, id));
  const sections = [...Map.groupBy(ids, sectionOf)].map(([section, own]) => ({
    section,
    all: own.length,
    covered: own.filter((id) => named.has(id)).length,
    toCome: own.filter((id) => comes(id) && !isNotBuilt(id)).length,
    notBuilt: own.filter((id) => isNotBuilt(id)).length,
  }));
  const gaps = ids.filter((id) => !named.has(id) && !comes(id) && !isNotBuilt(id));
  return { catalogue, all: ids.length, gaps, sections };
}

const sectionOf = (id: string): string => id.slice(0, id.lastIndexOf('-'));

/** Whether an entry (a section, an id, or a run of ids) means this id. */
function means(entry: string, id: string): boolean {
  if (entry === id || entry === sectionOf(id)) return true;
  const [, section, first, last] = /^(.+)-(\d+)\.\.(\d+)$/u.exec(entry) ?? [];
  const number = Number(id.slice(id.lastIndexOf('-') + 1));
  return section === sectionOf(id) && number >= Number(first) && number <= Number(last);
}

function outdatedEntries(
  exempt: Exempt,
  known: readonly string[],
  named: ReadonlySet<string>,
): readonly string[] {
  const isNotBuilt = (id: string) => exempt.notBuilt.some((entry) => means(entry, id));
  const own = (entry: string) => known.filter((id) => means(entry, id));
  return [
    ...exempt.toCome.filter((entry) => own(entry).every((id) => named.has(id) || isNotBuilt(id))),
    ...exempt.notBuilt.filter((entry) => own(entry).length === 0 || own(entry).some((id) => named.has(id))),
  ];
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

function printReport({ catalogues, unknown, twice, outdated }: CoverageReport): void {
  for (const { catalogue, all, gaps, sections } of catalogues) {
    const sum = (count: (section: SectionCoverage) => number) =>
      sections.reduce((total, section) => total + count(section), 0);
    const later = others(
      sum((section) => section.toCome),
      sum((section) => section.notBuilt),
    );
    console.log(`${catalogue}: ${sum((section) => section.covered)} / ${all} ids covered${later}`);
    if (later !== '')
      for (const section of sections)
        console.log(
          `  ${section.section}: ${section.covered} / ${section.all}${others(section.toCome, section.notBuilt)}`,
        );
    if (gaps.length > 0) console.log(`  no test names: ${gaps.join(' ')}`);
  }
  if (unknown.length > 0) console.log(`named by tests, in no catalogue: ${unknown.join(' ')}`);
  if (twice.length > 0) console.log(`more than once in the catalogues: ${twice.join(' ')}`);
  if (outdated.length > 0)
    console.log(`no longer true, to be taken out of scripts/rules-to-come.ts: ${outdated.join(' ')}`);
}

function others(coming: number, unbuilt: number): string {
  return [coming > 0 ? `, ${coming} to come` : '', unbuilt > 0 ? `, ${unbuilt} not built yet` : ''].join('');
}

if (import.meta.main) {
  const report = measureCoverage(join(import.meta.dirname, '..'));
  printReport(report);
  const gaps = report.catalogues.reduce((sum, { gaps: list }) => sum + list.length, 0);
  const wrong = gaps + report.unknown.length + report.twice.length + report.outdated.length;
  process.exitCode = wrong === 0 ? 0 : 1;
}
