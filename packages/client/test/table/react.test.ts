// Components that use a table are drawn again only when what they selected has changed.
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Channel, News } from '../../src/channel/channel.ts';
import { openTable, type TableState, type TableStore } from '../../src/table/tableStore.ts';
import { useTable } from '../../src/table/react.ts';
import { created, logFrom, said, TABLE, update } from './support/entries.ts';

/** As much of a document as components need that draw nothing. */
function nowhere(): Element {
  const quiet = { addEventListener() {}, removeEventListener() {}, textContent: '' };
  const document = { ...quiet, nodeType: 9, nodeName: '#document', defaultView: globalThis };
  const place: unknown = { ...quiet, nodeType: 1, nodeName: 'DIV', tagName: 'DIV', ownerDocument: document };
  return place as Element;
}

beforeAll(() => {
  Object.assign(globalThis, {
    window: globalThis,
    HTMLIFrameElement: EventTarget,
    IS_REACT_ACT_ENVIRONMENT: true,
  });
});

/** A table that hears what the test tells. */
function tableThatHears(): { readonly store: TableStore; readonly tell: (news: News) => void } {
  let ear = (_news: News): void => {};
  const channel: Channel = {
    link: 'open',
    ask: () => new Promise(() => {}),
    onNews: (hears) => {
      ear = hears;
      return () => {};
    },
    onLink: () => () => {},
    close: () => {},
  };
  return { store: openTable(channel, { table: TABLE }), tell: (news) => act(() => ear(news)) };
}

/** Draws a component with this selection, and gives back all that it has been drawn with. */
function drawn<Selected>(store: TableStore, select: (state: TableState) => Selected): Selected[] {
  const seen: Selected[] = [];
  const Component = (): undefined => {
    seen.push(useTable(store, select));
    return undefined;
  };
  const root = createRoot(nowhere());
  act(() => root.render(createElement(Component)));
  onTestFinished(() => act(() => root.unmount()));
  return seen;
}

test('a part that is the same is not drawn again', () => {
  const { store, tell } = tableThatHears();
  const numbers = drawn(store, ({ model }) => model.number);
  const watchers = drawn(store, ({ model }) => model.presence.watchers);
  tell(update(logFrom(1, created)));
  tell({ type: 'presence', table: TABLE, seats: [], watchers: 2 });
  tell(update(logFrom(2, said('hello'))));
  expect(numbers).toEqual([0, 1, 2]);
  expect(watchers).toEqual([0, 2]);
});

test('a list that is made anew is compared member by member', () => {
  const { store, tell } = tableThatHears();
  const talk = drawn(store, ({ model }) => model.entries.filter(({ entry }) => entry === 'said'));
  tell(update(logFrom(1, created)));
  tell({ type: 'presence', table: TABLE, seats: [], watchers: 2 });
  tell(update(logFrom(2, said('hello'))));
  expect(talk.map((entries) => entries.length)).toEqual([0, 1]);
});
