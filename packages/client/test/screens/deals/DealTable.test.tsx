// What a list of results says: places, names, how it ended, what does not count, and the bots.
import type { DealResult, DealResults } from '@cordon/protocol';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DealTable } from '../../../src/screens/deals/DealTable.tsx';
import { WordsContext } from '../../../src/words/context.tsx';
import { words } from '../../../src/words/en/index.ts';
import { words as french } from '../../../src/words/fr/index.ts';
import { gameWords } from '../../../src/words/game/index.ts';

const { deals } = words;
const unused = (): undefined => undefined;

const result = (name: string, more: Partial<DealResult> = {}): DealResult => ({
  names: [name],
  bots: [],
  ending: 'won',
  turns: 19,
  goals: 4,
  outbreaks: 3,
  cardsLeft: 9,
  undone: 0,
  hinted: 0,
  ended: '2026-12-24T10:00:00.000Z',
  mine: 'no',
  ...more,
});

function listed(deal: Partial<DealResults>, shown = 5, onBots?: () => void, said = words): string {
  const all = { results: [], total: deal.results?.length ?? 0, bots: [], botsPlay: [], ...deal };
  return renderToStaticMarkup(
    <WordsContext value={said}>
      <DealTable
        deal={all}
        say={gameWords('en')}
        none={deals.none}
        shown={shown}
        onMore={unused}
        {...(onBots === undefined ? {} : { onBots })}
      />
    </WordsContext>,
  );
}

test('a game that was won is told by how soon, one that was lost by how far it came', () => {
  const html = listed({
    results: [
      result('Ada', { place: 1, undone: 2, hinted: 1, bots: ['fast', 'fast'] }),
      result('Bob', { place: 2, ending: 'cubes', goals: 2 }),
    ],
  });
  expect(html).toContain(deals.besides('Ada', gameWords('en').botName('fast')));
  expect(html).toContain('19 turns · 3 outbreaks · 9 cards left · took back 2 times · 1 hint');
  expect(html).toContain('2 goals · 19 turns · 3 outbreaks');
  expect(html).toContain(deals.endings.cubes);
  expect(html).toContain(deals.place(2));
});

test('whoever gave no name is called by a word of the page, once', () => {
  const unnamed = { results: [result('You', { mine: 'yes', place: 1 })] };
  expect(listed(unnamed)).toContain(`>${deals.yourself}<`);
  expect(listed(unnamed)).not.toContain(`>${deals.you}<`);
  expect(listed(unnamed, 5, undefined, french)).toContain(`>${french.deals.yourself}<`);
  const named = listed({ results: [result('Ada', { mine: 'yes', place: 1 })] });
  expect(named).toContain(`>${deals.you}<`);
  const bots = listed({ bots: [{ ...result(''), names: [], bots: ['strong', 'strong'], mine: 'yes' }] });
  expect(bots).not.toContain(`>${deals.you}<`);
});

test('what does not count says why', () => {
  const html = listed({ results: [result('Ada', { aside: 'repeat' }), result('Bob', { aside: 'late' })] });
  for (const aside of ['repeat', 'late'] as const) {
    expect(html).toContain(deals.aside[aside]);
    expect(html).toContain(deals.asideAbout[aside]);
  }
});

test('one’s own game is in sight however long the list is', () => {
  const names = Array.from({ length: 9 }, (_, index) => `Somebody ${String(index)}`);
  const results = names.map((name, index) =>
    result(name, { place: index + 1, mine: index === 7 ? 'yes' : 'no' }),
  );
  const html = listed({ results, total: 60 }, 3);
  expect(names.filter((name) => html.includes(name))).toEqual([...names.slice(0, 3), names[7]]);
  expect(html).toContain(deals.more(56));
});

test('bots are told apart, or when they come', () => {
  expect(listed({})).toContain(deals.none);
  expect(listed({})).toContain(deals.botsLater);
  expect(listed({}, 5, unused)).toContain(deals.letBotsPlay);
  const html = listed({ bots: [result('', { names: [], bots: ['fast', 'fast'] })], botsPlay: ['strong'] });
  expect(html).toContain(deals.botPlays(gameWords('en').botName('strong')));
  expect(html).not.toContain(deals.botsLater);
});
