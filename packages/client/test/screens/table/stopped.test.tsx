// A game that today's rules can't follow to its end is looked at, saved and forked, and offers nothing that would be refused.
import type { TableInfo } from '@cordon/protocol';
import { text as wholeText } from 'node:stream/consumers';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { describe, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { Proposals } from '../../../src/panels/Proposals.tsx';
import { Seats } from '../../../src/panels/Seats.tsx';
import { Talk } from '../../../src/panels/Talk.tsx';
import { playersAnswer, whereAnswer } from '../../../src/reader/answers.ts';
import { DeedsContext, type Deeds } from '../../../src/scene/deeds.ts';
import { SceneContext, type Scene } from '../../../src/scene/scene.ts';
import { makeSelection } from '../../../src/scene/selection.ts';
import { SeatRow } from '../../../src/screens/lobby/SeatRow.tsx';
import { Dock } from '../../../src/screens/table/dock/Dock.tsx';
import { GameScreen } from '../../../src/screens/table/GameScreen.tsx';
import { seatingOf } from '../../../src/screens/table/seating.ts';
import { Stopped } from '../../../src/screens/table/Stopped.tsx';
import { TableNotes } from '../../../src/screens/table/TableNotes.tsx';
import { settings } from '../../../src/settings/settings.ts';
import type { TableStore } from '../../../src/table/tableStore.ts';
import { WordsContext } from '../../../src/words/context.tsx';
import { words as english } from '../../../src/words/en/index.ts';
import { words as french } from '../../../src/words/fr/index.ts';
import { EngineTable } from '../../support/engineTable.ts';

// Read when the page's settings are first imported.
vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

const WORDS = { en: english, fr: french };
const STOPPED: NonNullable<TableInfo['stopped']> = {
  number: 6,
  message: 'The log of this table cannot be read beyond entry 5: Sydney is too far away.',
  why: { code: 'illegal-command', message: 'Sydney is too far away.', reason: 'not-connected' },
  rules: { recorded: 1, today: 2 },
};
const unused = (): undefined => undefined;

function stoppedTable(game: string, more: Partial<TableInfo> = {}, mine?: readonly number[]): EngineTable {
  const table = new EngineTable({ game, players: 2 }, 'stopped', mine);
  const boards = table.model.boards.map((board) => ({ ...board, legal: [] }));
  const info = { ...table.model.info!, stopped: STOPPED, ...more };
  table.model = { ...table.model, move: 12, boards, info };
  return table;
}

const storeOf = (table: EngineTable): TableStore => {
  const state = { model: table.model, link: 'open' };
  return {
    table: table.model.id,
    getState: () => state,
    getInitialState: () => state,
    subscribe: () => unused,
  } as unknown as TableStore;
};

function page(scene: Scene, element: ReactElement): ReactElement {
  const deeds = { selection: makeSelection() } as unknown as Deeds;
  return (
    <WordsContext value={WORDS[scene.say.language]}>
      <SceneContext value={scene}>
        <DeedsContext value={deeds}>{element}</DeedsContext>
      </SceneContext>
    </WordsContext>
  );
}

const shown = (scene: Scene, element: ReactElement): string => renderToStaticMarkup(page(scene, element));

describe.each(['base', 'iberia'])('a stopped game of %s', (game) => {
  test.each(['en', 'fr'] as const)('says so, with what can be done (%s)', (language) => {
    const table = stoppedTable(game);
    const { stopped, menu } = WORDS[language].table;
    const note = <Stopped table={storeOf(table)} />;
    const scene = table.scene(language);
    const html = shown(scene, note);
    const why = stopped.refused(13, scene.say.refusal(scene.speaker, STOPPED.why!));
    const rules = stopped.rules('1', '2');
    for (const text of [stopped.text(12), stopped.still, stopped.fork, menu.export, why, rules])
      expect(html).toContain(text);
    expect(html).not.toContain('Sydney');
    expect(shown({ ...scene, past: 3 }, note)).toBe('');
  });

  test.each(['en', 'fr'] as const)(
    'tells a damaged entry, and nothing where nothing may be known (%s)',
    (language) => {
      const { stopped } = WORDS[language].table;
      const told = (more: TableInfo['stopped']): string => {
        const table = stoppedTable(game, { stopped: more! });
        return shown(table.scene(language), <Stopped table={storeOf(table)} />);
      };
      const why = {
        code: 'unreadable',
        message: 'Oops',
        reason: 'damaged-entry',
        params: { entry: 6 },
      } as const;
      const { number, message } = STOPPED;
      expect(told({ number, message, why })).toContain(language === 'en' ? 'Entry 6' : 'L’entrée 6');
      expect(told({ number, message })).not.toContain(stopped.reason);
    },
  );

  test('has no notes about seats and votes', () => {
    for (const mine of [[1], [1, 2]]) {
      const table = stoppedTable(game, { abandon: [1] }, mine);
      const notes = <TableNotes table={storeOf(table)} tab="log" onPanel={unused} />;
      expect(shown(table.scene('en'), notes)).not.toContain('<p');
    }
  });

  test.each(['en', 'fr'] as const)('asks nobody to play (%s)', (language) => {
    const scene = stoppedTable(game).scene(language);
    const words = WORDS[language];
    const { heading, sentence } = scene.say.ending(game, 'stopped');
    expect(heading).not.toBe(scene.say.ending(game, 'abandoned').heading);
    const dock = shown(scene, <Dock />);
    expect(dock).toContain(heading);
    expect(dock).not.toContain('<button');
    expect(shown(scene, <Seats onSeat={unused} />)).not.toMatch(/data-(?:turn|waits)="yes"/u);
    expect(whereAnswer(scene)[0]).toBe(`${heading}. ${sentence}`);
    expect(playersAnswer(scene, words).join(' ')).not.toContain(words.table.seats.turn);
  });
});

test.each(['off', 'on'] as const)(
  'the whole screen says it, and offers nothing else (reader %s)',
  async (reader) => {
    const usual = settings.getInitialState();
    const chosen = vi.spyOn(settings, 'getInitialState').mockReturnValue({ ...usual, reader });
    const table = stoppedTable('base');
    const scene = table.scene('en');
    const screen = (
      <Router ssrPath="/">
        <GameScreen scene={scene} boxes={[]} table={storeOf(table)} onSeat={unused} onLook={unused} />
      </Router>
    );
    const html = await wholeText((await prerenderToNodeStream(page(scene, screen))).prelude);
    chosen.mockRestore();
    const words = english.table;
    expect(html.includes(english.reader.command)).toBe(reader === 'on');
    for (const text of [words.stopped.text(12), words.stopped.fork, words.stopped.rules('1', '2')])
      expect(html).toContain(text);
    for (const text of [words.actions.undo, words.actions.plan]) expect(html).not.toContain(`>${text}<`);
  },
);

test('plans, seats and the chat can be read and take nothing more', () => {
  const proposals = [{ proposal: 5, seat: 2, commands: ['1: drive chicago'], played: 0, answers: [] }];
  const table = stoppedTable('base', { proposals }, [1]);
  const scene = table.scene('en');
  const store = storeOf(table);
  const { proposals: words, chat } = english.table;
  const plans = shown(scene, <Proposals table={store} />);
  expect(plans).toContain(words.show);
  for (const text of [words.adoptNext, words.yes, words.no]) expect(plans).not.toContain(text);
  const talk = shown(scene, <Talk model={table.model} onSay={unused} />);
  expect(talk).toContain(chat.empty);
  expect(talk).not.toMatch(/<input|<button/u);
  const row = <SeatRow table={store} seat={1} say={scene.say} place="online" onSit={unused} />;
  expect(shown(scene, row)).not.toContain('<button');
});

test('no hand is covered any more: the saved game tells them all', () => {
  const { model } = stoppedTable('base');
  const config = { ...model.info!.config, options: { hands: 'private' } };
  const { stopped: _, ...running } = { ...model.info!, config };
  const people = { people: 'several', wish: undefined, present: undefined } as const;
  expect(seatingOf({ ...model, info: running }, people).covered).toBe('yes');
  expect(seatingOf({ ...model, info: { ...model.info!, config } }, people).covered).toBe('no');
});
