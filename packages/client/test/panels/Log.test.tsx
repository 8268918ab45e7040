// The log in turns: the newest move by move, older ones in short, and “Why?” only where a bot had a choice.
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Log } from '../../src/panels/Log.tsx';
import { DeedsContext, type Deeds } from '../../src/scene/deeds.ts';
import { SceneContext } from '../../src/scene/scene.ts';
import { turnsOf } from '../../src/table/turns.ts';
import { WordsContext } from '../../src/words/context.tsx';
import { words } from '../../src/words/en/index.ts';
import { tellRecap } from '../../src/words/game/telling/tellRecap.ts';
import { saidIn } from '../../src/panels/saidIn.ts';
import { EngineTable } from '../support/engineTable.ts';

/** A table at which so many commands have been played, whatever they are, or all of a game. */
function playedFor(game: string, moves: number): EngineTable {
  const table = new EngineTable({ game, players: 2 }, 'log');
  for (let move = 0; move < moves && table.waitsFor !== 0; move++) {
    const offers = table.legal(table.waitsFor);
    table.play(table.waitsFor, offers[(move * 7) % offers.length]!.words);
  }
  return table;
}

function log(table: EngineTable): string {
  return renderToStaticMarkup(
    <WordsContext value={words}>
      <SceneContext value={table.scene('en')}>
        <DeedsContext value={{} as Deeds}>
          <Log />
        </DeedsContext>
      </SceneContext>
    </WordsContext>,
  );
}

const count = (html: string, what: string): number => html.split(what).length - 1;

describe.each(['base', 'iberia'])('%s', (game) => {
  const table = playedFor(game, 60);
  const turns = turnsOf(table.model.entries);
  const html = log(table);

  test('has a heading for each turn, and tells all but the newest in short', () => {
    expect(turns.length).toBeGreaterThan(4);
    expect(count(html, '<h3')).toBe(turns.length);
    expect(count(html, 'aria-expanded="true"')).toBe(2);
    const { say, speaker } = table.scene('en');
    const [first] = tellRecap(say, speaker, saidIn(turns[1]!));
    expect(html.replaceAll('&#x27;', '’')).toContain(first);
  });

  test('says each thing once', () => {
    const { say, speaker } = table.scene('en');
    const line = turns.at(-2)!.lines.find(({ facts }) => facts.some(({ fact }) => fact === 'drew'))!;
    const [sentence] = say.tell(speaker, line.facts);
    expect(count(html, sentence!)).toBe(1);
  });
});

test('asks why only where a bot had a choice', () => {
  const table = playedFor('base', 8);
  const info = table.model.info!;
  const seats = info.seats.map(({ seat }) => ({ seat, bot: 'fast' }));
  table.model = { ...table.model, info: { ...info, seats } };
  const asked = (): number => count(log(table), words.advice.why);
  const before = asked();
  expect(before).toBeGreaterThan(2);
  const entries = table.model.entries.map((entry) =>
    entry.entry === 'played' && entry.move === 2 ? ({ ...entry, forced: 'yes' } as const) : entry,
  );
  table.model = { ...table.model, entries };
  // Its name for those who listen has the word too.
  expect(asked()).toBe(before - 2);
});
