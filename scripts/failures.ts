// Tells which tests failed, out of the reports that Vitest and Playwright write, short enough to end a log with.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

export interface Failure {
  readonly file: string;
  readonly name: string;
  readonly message: string;
}

const LINES = 15;
const COLUMNS = 300;
/** Colours, which a log cannot show. */
// oxlint-disable-next-line no-control-regex
const COLOURS = /\u{1b}\[[\d;]*m/gu;

/** The failed tests in a report; none where no report was written. */
export function readFailures(
  path: string,
  read: (report: unknown) => readonly Failure[],
): readonly Failure[] {
  return existsSync(path) ? read(JSON.parse(readFileSync(path, 'utf8'))) : [];
}

/** The failures in the JSON report of Vitest. A file that could not be read has failed without any test. */
export function inVitest(report: unknown): readonly Failure[] {
  return listIn(report, 'testResults').flatMap((file) => {
    const name = textIn(file, 'name');
    const tests = listIn(file, 'assertionResults').filter((test) => textIn(test, 'status') === 'failed');
    if (tests.length === 0 && textIn(file, 'status') === 'failed')
      return [{ file: name, name: 'the file itself', message: textIn(file, 'message') }];
    return tests.map((test) => ({
      file: name,
      name: textIn(test, 'fullName'),
      message: listIn(test, 'failureMessages').join('\n'),
    }));
  });
}

/** The failures in the JSON report of Playwright. A test that passed when it was tried again has failed. */
export function inPlaywright(report: unknown): readonly Failure[] {
  const outside = listIn(report, 'errors').map((error) => ({
    file: '',
    name: 'outside of the tests',
    message: textIn(error, 'message'),
  }));
  return [...outside, ...inSuites(report, [])];
}

function inSuites(parent: unknown, titles: readonly string[]): readonly Failure[] {
  return listIn(parent, 'suites').flatMap((suite) => {
    const file = textIn(suite, 'file');
    // The outermost suite is the file itself.
    const inside = textIn(suite, 'title') === file ? titles : [...titles, textIn(suite, 'title')];
    const own = listIn(suite, 'specs').flatMap((spec) =>
      listIn(spec, 'tests')
        .filter((test) => ['unexpected', 'flaky'].includes(textIn(test, 'status')))
        .map((test) => ({
          file,
          name: [...inside, textIn(spec, 'title')].join(' '),
          message: listIn(test, 'results')
            .flatMap((result) => listIn(result, 'errors'))
            .map((error) => textIn(error, 'message'))
            .slice(0, 1)
            .join('\n'),
        })),
    );
    return [...own, ...inSuites(suite, inside)];
  });
}

/** One paragraph for each failure, and the names of all of them once more below where there are several. */
export function tell(failures: readonly Failure[], root: string): string {
  const headOf = ({ file, name }: Failure) =>
    `FAILED TEST: ${file.startsWith(root) ? relative(root, file) : file} > ${name}`;
  const paragraphs = failures.map((failure) => [headOf(failure), ...beginningOf(failure.message)].join('\n'));
  const names = failures.length > 1 ? [failures.map(headOf).join('\n')] : [];
  return [...paragraphs, ...names].join('\n\n');
}

function beginningOf(message: string): readonly string[] {
  return message
    .replaceAll(COLOURS, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !/node_modules|Promise \(<anonymous>\)/u.test(line))
    .slice(0, LINES)
    .map((line) => `    ${line.length > COLUMNS ? `${line.slice(0, COLUMNS)}…` : line}`);
}

/** The fields of a value that a tool wrote; none where it is no object. */
export function fieldsOf(value: unknown): ReadonlyMap<string, unknown> {
  return new Map<string, unknown>(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}

function listIn(value: unknown, name: string): readonly unknown[] {
  const list = fieldsOf(value).get(name);
  return Array.isArray(list) ? list : [];
}

function textIn(value: unknown, name: string): string {
  const text = fieldsOf(value).get(name);
  return typeof text === 'string' ? text : '';
}
