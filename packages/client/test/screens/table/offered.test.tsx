// What the table screen shows at every moment of a game is true: buttons can be pressed, counts make sense, nobody is named who is not waited for.
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Hand } from '../../../src/panels/Hand.tsx';
import { Seats } from '../../../src/panels/Seats.tsx';
import { DeedsContext, type Deeds } from '../../../src/scene/deeds.ts';
import { makeSelection } from '../../../src/scene/selection.ts';
import { SceneContext, type Scene } from '../../../src/scene/scene.ts';
import { Dock } from '../../../src/screens/table/dock/Dock.tsx';
import { endTitle } from '../../../src/screens/table/endTitle.ts';
import { WordsContext } from '../../../src/words/context.tsx';
import { words as english } from '../../../src/words/en/index.ts';
import { words as french } from '../../../src/words/fr/index.ts';
import { chanceFrom, tables } from '../../choices/positions.ts';
import { EngineTable } from '../../support/engineTable.ts';

const WORDS = { en: english, fr: french };

function shown(scene: Scene, element: ReactElement): string {
  const deeds = { selection: makeSelection() } as unknown as Deeds;
  return renderToStaticMarkup(
    <WordsContext value={WORDS[scene.say.language]}>
      <SceneContext value={scene}>
        <DeedsContext value={deeds}>{element}</DeedsContext>
      </SceneContext>
    </WordsContext>,
  );
}

const unused = (): undefined => undefined;

test('every button offers something legal, whoever is asked for consent, with open and with private hands', () => {
  const onlyRefuse: string[] = [];
  const secret = { game: 'base', players: 3, epidemics: 5, options: { hands: 'private', consent: 'ask' } };
  for (const [number, request] of [...tables({ consent: 'ask' }), secret, secret].entries()) {
    const table = new EngineTable(request, `offered ${String(number)}`);
    const chance = chanceFrom(number + 1);
    for (let move = 0; move < 150 && table.legal().length > 0; move++) {
      const all = table.legal();
      const asking = all.filter(({ words }) => /^(give|take|ask|dispatch|send)/u.test(words));
      const from = asking.length > 0 && chance(2) === 0 ? asking : all;
      const { seat, words } = from[chance(from.length)]!;
      table.play(seat, words);
      const { waitsFor } = table;
      if (waitsFor === 0 || table.scene('en').view.frames.at(-1)?.frame !== 'consent') continue;
      const kinds = new Set(table.scene('en', waitsFor).offers.map(({ kind }) => kind.name));
      const buttons = [
        ...shown(table.scene('en', waitsFor), <Dock />).matchAll(/data-tour="kind:([\w-]+)"/gu),
      ];
      for (const [, kind] of buttons) expect(kinds).toContain(kind);
      if (!kinds.has('accept')) onlyRefuse.push(words);
    }
  }
  expect(onlyRefuse.length).toBeGreaterThan(0);
});

test('no hand says “of 0”, also of diseases that are cured', () => {
  const table = new EngineTable({ game: 'base', players: 2 }, 'cured');
  for (const language of ['en', 'fr'] as const) {
    const scene = table.scene(language);
    const cures = Object.fromEntries(Object.keys(scene.view.supply).map((colour) => [colour, 'cured']));
    const view = { ...scene.view, shows: { ...scene.view.shows, cures } };
    const html = shown(
      { ...scene, view },
      <Hand seat={scene.seat} chosen={undefined} usable={new Set()} onCard={unused} />,
    );
    expect(html).not.toMatch(/\b(?:of|sur) 0\b|\/0</u);
    expect(html).toContain(WORDS[language].table.hand.count(scene.names.colour('yellow'), 2));
  }
});

test('a table that was given up shows nobody’s turn', () => {
  const table = new EngineTable({ game: 'base', players: 2 }, 'given up');
  table.model = { ...table.model, info: { ...table.model.info!, status: 'abandoned' } };
  for (const language of ['en', 'fr'] as const) {
    const scene = table.scene(language);
    const { heading } = scene.say.ending(scene.game, 'abandoned');
    expect(shown(scene, <Dock />)).toContain(heading);
    const seats = shown(scene, <Seats onSeat={unused} />);
    expect(seats).not.toContain('data-turn="yes"');
    expect(seats).not.toContain('data-waits="yes"');
  }
});

test('who only watched has neither won nor lost', () => {
  const { view } = new EngineTable({ game: 'base', players: 2 }, 'watched').scene('en');
  const { end, log } = english.table;
  for (const ending of ['won', 'cubes'] as const) {
    const over = { ...view, ending, winners: ending === 'won' ? view.seats.map(({ seat }) => seat) : [] };
    const [own, others] = ending === 'won' ? [end.won, end.others.won] : [end.lost, end.others.lost];
    expect(endTitle({ view: over, mine: [1] }, english.table)).toBe(own);
    expect(endTitle({ view: over, mine: [] }, english.table)).toBe(others);
  }
  expect(endTitle({ view, mine: [1] }, english.table)).toBe(log.abandoned);
});
