// The cards of Forecast as slots: the next to be drawn first, with the cubes of their cities, after those that have their places.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { orderingIn } from '../../../../src/choices/ordering.ts';
import { DeedsContext, type Deeds } from '../../../../src/scene/deeds.ts';
import { SceneContext } from '../../../../src/scene/scene.ts';
import { Reorder } from '../../../../src/screens/table/reorder/Reorder.tsx';
import { WordsContext } from '../../../../src/words/context.tsx';
import { words } from '../../../../src/words/en/index.ts';
import { EngineTable } from '../../../support/engineTable.ts';

function forecastPlayed(): EngineTable {
  for (let seed = 0; ; seed++) {
    const table = new EngineTable({ game: 'base', players: 2 }, `slots ${String(seed)}`);
    if (!table.legal(table.waitsFor).some((offer) => offer.words === 'forecast')) continue;
    table.play(table.waitsFor, 'forecast');
    return table;
  }
}

function shown(table: EngineTable): string {
  const scene = table.scene('en');
  return renderToStaticMarkup(
    <WordsContext value={words}>
      <SceneContext value={scene}>
        <DeedsContext value={{} as Deeds}>
          <Reorder ordering={orderingIn(scene.view, scene.offers)!} />
        </DeedsContext>
      </SceneContext>
    </WordsContext>,
  );
}

const { order } = words.story;

test('shows every card in its slot, with the cubes of its city', () => {
  const table = forecastPlayed();
  const { offers, names, view } = table.scene('en');
  const html = shown(table);
  for (const [index, { operands }] of offers.entries()) {
    const city = String(operands['city']);
    const cubes = Object.entries(view.cubes[city] ?? {}).filter(([, count]) => count > 0);
    const said = cubes.map(([colour, count]) => order.cubes(names.colour(colour), count));
    expect(html).toContain(`"${[order.card(names.card(city), index + 1, 6), ...said].join('. ')}"`);
  }
  expect(html).toContain(order.first);
  expect(html).toContain(order.last);
});

test('keeps those that have their places where they are', () => {
  const table = forecastPlayed();
  const { offers, names, seat } = table.scene('en');
  const placed = offers[3]!;
  table.play(seat, placed.words);
  const html = shown(table);
  expect(html).toContain(order.placed);
  const city = String(placed.operands['city']);
  expect(html).toContain(names.card(city));
  expect(html).not.toContain(`data-hold="card ${city}"`);
  const [next] = table.scene('en').offers;
  expect(html).toContain(order.card(names.card(String(next!.operands['city'])), 2, 6));
});
