import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inPlaywright, inVitest, readFailures, tell } from '../failures.ts';
import { makeTree } from './tree.ts';

const vitest = {
  testResults: [
    {
      name: '/project/packages/engine/test/deck.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [
        { fullName: 'deck is full', status: 'passed', failureMessages: [] },
        {
          fullName: 'deck is shuffled',
          status: 'failed',
          failureMessages: ['Error: sorted\n    at deck.ts:3'],
        },
      ],
    },
    { name: '/project/a.test.ts', status: 'failed', message: 'SyntaxError: odd', assertionResults: [] },
    { name: '/project/b.test.ts', status: 'passed', message: '', assertionResults: [] },
  ],
};

const attempt = (...messages: string[]) => ({ errors: messages.map((message) => ({ message })) });
const browser = {
  errors: [{ message: 'no server' }],
  suites: [
    {
      title: 'load.spec.ts',
      file: 'load.spec.ts',
      specs: [{ title: 'loads', tests: [{ status: 'expected', results: [attempt()] }] }],
      suites: [
        {
          title: 'offline',
          file: 'load.spec.ts',
          specs: [
            {
              title: 'stays',
              tests: [{ status: 'unexpected', results: [attempt('first'), attempt('second')] }],
            },
            { title: 'returns', tests: [{ status: 'flaky', results: [attempt('once'), attempt()] }] },
          ],
        },
      ],
    },
  ],
};

it('finds the failed tests and the files that could not be read in a report of Vitest', () => {
  expect(inVitest(vitest)).toEqual([
    {
      file: '/project/packages/engine/test/deck.test.ts',
      name: 'deck is shuffled',
      message: 'Error: sorted\n    at deck.ts:3',
    },
    { file: '/project/a.test.ts', name: 'the file itself', message: 'SyntaxError: odd' },
  ]);
});

it('finds what failed in a report of Playwright, even if it passed in the end', () => {
  expect(inPlaywright(browser)).toEqual([
    { file: '', name: 'outside of the tests', message: 'no server' },
    { file: 'load.spec.ts', name: 'offline stays', message: 'first' },
    { file: 'load.spec.ts', name: 'offline returns', message: 'once' },
  ]);
});

it('reads a report from a file, and finds nothing where there is none', () => {
  const root = makeTree({ 'vitest.json': JSON.stringify(vitest) });
  expect(readFailures(join(root, 'vitest.json'), inVitest)).toHaveLength(2);
  expect(readFailures(join(root, 'browser.json'), inPlaywright)).toEqual([]);
});

it('tells the place, the name and the beginning of a long message without colours and foreign frames', () => {
  const message = [
    '\u{1b}[31mred\u{1b}[39m',
    '    at node_modules/chai/index.js:1',
    'x'.repeat(400),
    ...Array.from({ length: 20 }, (_, line) => `line ${line}`),
  ].join('\n');
  expect(
    tell([{ file: '/project/packages/a.test.ts', name: 'is red', message }], '/project').split('\n'),
  ).toEqual([
    'FAILED TEST: packages/a.test.ts > is red',
    '    red',
    `    ${'x'.repeat(300)}…`,
    ...Array.from({ length: 13 }, (_, line) => `    line ${line}`),
  ]);
});

it('ends with all names where several tests failed', () => {
  expect(tell(inPlaywright(browser).slice(1), '/project')).toBe(
    `FAILED TEST: load.spec.ts > offline stays
    first

FAILED TEST: load.spec.ts > offline returns
    once

FAILED TEST: load.spec.ts > offline stays
FAILED TEST: load.spec.ts > offline returns`,
  );
});
