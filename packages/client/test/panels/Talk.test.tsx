// Whom one talks to, and who heard what was said.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Talk, type TalkProps } from '../../src/panels/Talk.tsx';
import type { TableModel } from '../../src/table/model.ts';
import { WordsContext } from '../../src/words/context.tsx';
import { words } from '../../src/words/en/index.ts';
import { EngineTable } from '../support/engineTable.ts';

const TEAMS = { game: 'base', boxes: ['brink', 'lab'], challenges: ['team'], players: 4 };
const { chat } = words.table;
const nameOf = (seats: readonly number[]): string => `seats ${seats.join(' and ')}`;

function tableWith(...sides: readonly (number | undefined)[]): TableModel {
  const table = new EngineTable(TEAMS, 'talk', [1, 2]);
  const person = { id: 'gann', name: 'Ann' };
  for (const side of sides)
    table.write({ entry: 'said', person, seat: 1, text: 'Hello', ...(side === undefined ? {} : { side }) });
  return table.model;
}

const drawn = (props: Partial<TalkProps>, model = tableWith()): string =>
  renderToStaticMarkup(
    <WordsContext value={words}>
      <Talk model={model} onSay={() => undefined} {...props} />
    </WordsContext>,
  );

it('where there are sides one talks to one’s own, or to everybody, and the page says which', () => {
  const html = drawn({ from: 1, nameOf });
  expect(html).toContain(`placeholder="${chat.writeTo.side}"`);
  expect(html).toMatch(new RegExp(`aria-pressed="true"[^>]*>(<span[^>]*>)?${chat.hears.side}`, 'u'));
  expect(html).toContain(chat.hears.all);
});

it('anywhere else there is nothing to choose', () => {
  const html = drawn({});
  expect(html).toContain(`placeholder="${chat.write}"`);
  expect(html).not.toContain(chat.hears.all);
});

it('says beside a message that only a side heard it', () => {
  const html = drawn({ from: 1, nameOf }, tableWith(undefined, 1, 2));
  expect(html.split('Hello')).toHaveLength(4);
  expect(html.split(chat.onlyTo('seats 1 and 2'))).toHaveLength(2);
  expect(html.split(chat.onlyTo('seats 3 and 4'))).toHaveLength(2);
});
