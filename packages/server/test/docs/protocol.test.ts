// The page about the protocol says what the code says: every word of it, and examples that could have been sent.
import { readFile } from 'node:fs/promises';
import {
  ENTRIES,
  LONGEST_MESSAGE,
  LONGEST_USUAL_MESSAGE,
  packPrices,
  PROTOCOL,
  REFUSALS,
  STATUSES,
} from '@cordon/protocol';
import type { Prices, SeatBoard, ServerMessage } from '@cordon/protocol';
import { parseRequest, REQUEST_TYPES } from '@cordon/protocol/requests';
import { describe, expect, test } from 'vitest';

const page = await readFile(new URL('../../../../docs/protocol.md', import.meta.url), 'utf8');

/** The part of the page under a heading. */
function section(title: string): string {
  const [, text] = page.split(`\n## ${title}\n`);
  if (text === undefined) throw new Error(`the page has no part “${title}”`);
  return text.split('\n## ')[0]!;
}

/** What stands in the first column of the tables of a part, without the backticks. */
const firstColumn = (text: string): string[] =>
  Array.from(text.matchAll(/^\| `([^`]+)` \|/gmu), ([, word]) => word!);

// Types see to it that none is missing here.
const TOLD: Readonly<Record<Exclude<ServerMessage['type'], 'done' | 'refused'>, true>> = {
  progress: true,
  update: true,
  presence: true,
  closed: true,
  bye: true,
};

const ON_A_BOARD: Readonly<Record<keyof SeatBoard | keyof Prices | keyof Prices['list'][number], true>> = {
  seat: true,
  view: true,
  legal: true,
  prices: true,
  undo: true,
  list: true,
  of: true,
  actions: true,
  cards: true,
  cubes: true,
};

describe('the page about the protocol', () => {
  test('has every request, once', () => {
    const described = Array.from(page.matchAll(/^\*\*`([a-z-]+)`\*\* /gmu), ([, word]) => word!);
    expect(described.toSorted()).toEqual(REQUEST_TYPES.toSorted());
  });

  test('has every entry, refusal, status and message', () => {
    expect(firstColumn(section('Entries'))).toEqual([...ENTRIES]);
    expect(firstColumn(section('Refusals'))).toEqual([...REFUSALS]);
    for (const status of STATUSES) expect(section('Updates')).toContain(`\`${status}\``);
    expect(firstColumn(section('Messages'))).toEqual(Object.keys(TOLD));
    for (const field of Object.keys(ON_A_BOARD)) expect(section('Updates')).toMatch(`"${field}"`);
  });

  test('has the numbers of the code', () => {
    expect(page).toContain(`Everything\nbelow is version ${String(PROTOCOL)}.`);
    const limits = section('Limits');
    expect(limits).toContain(LONGEST_MESSAGE.toLocaleString('en'));
    expect(limits).toContain(LONGEST_USUAL_MESSAGE.toLocaleString('en'));
  });

  test('shows requests that are requests', () => {
    const examples = Array.from(page.matchAll(/^> (\{.*\})$/gmu), ([, text]) => text!);
    expect(examples.length).toBeGreaterThan(15);
    for (const text of examples) expect(parseRequest(text), text).toMatchObject({ ok: true });
  });

  test('shows answers that are messages', () => {
    const known = new Set([...Object.keys(TOLD), 'done', 'refused']);
    const examples = Array.from(page.matchAll(/^< (\{[^…\n]*\})$/gmu), ([, text]) => text!);
    expect(examples.length).toBeGreaterThan(10);
    for (const text of examples) expect(known, text).toContain((JSON.parse(text) as ServerMessage).type);
  });

  test('shows prices that belong to their commands', () => {
    const [, legal, prices] = /^"legal":(\[.*\]),\n"prices":(\{[^`]*\})$/mu.exec(section('Updates'))!;
    const lines = JSON.parse(legal!) as string[];
    const { list, of } = JSON.parse(prices!) as Prices;
    expect(packPrices(of.map((place) => list[place]!))).toEqual({ list, of });
    expect(of).toHaveLength(lines.length);
  });

  test('leads nowhere that is not there', async () => {
    const views = await readFile(new URL('../../../../docs/protocol-views.md', import.meta.url), 'utf8');
    const anchors = (text: string): string[] =>
      Array.from(text.matchAll(/^## (.+)$/gmu), ([, title]) =>
        title!
          .toLowerCase()
          .replaceAll(/[^a-z -]/gu, '')
          .replaceAll(' ', '-'),
      );
    for (const [, anchor] of page.matchAll(/\]\(#([a-z-]+)\)/gu)) expect(anchors(page)).toContain(anchor);
    for (const [, anchor] of page.matchAll(/\]\(protocol-views\.md#([a-z-]+)\)/gu))
      expect(anchors(views)).toContain(anchor);
  });
});
