// The board alone, so that many positions can be shown one after the other.
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Board } from '../../../../src/board/Board.tsx';
import type { LitPlaces } from '../../../../src/board/props.ts';
import { loadLayer } from '../../../../src/board/registry.ts';
import { loadAllKits } from '../../../../src/kits/load.ts';
import type { MapDrawing } from '../../../../src/maps/drawing.ts';
import { loadMap } from '../../../../src/maps/maps.ts';
import { WordsContext } from '../../../../src/words/context.tsx';
import { words } from '../../../../src/words/en/index.ts';
import { measureBoard } from './measure.ts';
import '../../../../src/styles/base.css';
import './position.ts';

const nothing = (): void => undefined;
const NOWHERE: LitPlaces = { cities: new Set(), regions: new Set(), lines: new Set() };
const LOOKS: Readonly<Record<string, string>> = { iberia: 'paper' };

await Promise.all([loadAllKits(), loadLayer('base'), loadLayer('iberia')]);

/** Land and sea take long to draw, and nothing is measured there. */
const withoutGround = (drawing: MapDrawing): MapDrawing => ({
  ...drawing,
  land: '',
  borders: '',
  around: '',
});

const maps: Readonly<Record<string, MapDrawing>> = {
  base: withoutGround(await loadMap('base')),
  iberia: withoutGround(await loadMap('iberia')),
};
await Promise.all(
  ['500 16px "Barlow Condensed"', '600 16px "Barlow Condensed"', '400 16px "Libre Caslon Text"'].map((font) =>
    document.fonts.load(font),
  ),
);

const holder = document.querySelector<HTMLElement>('#board')!;
const root = createRoot(holder);
let number = 0;

window.showBoard = ({ game, view, seats, names }, { width, height, clear, text = 1 }, fresh) => {
  if (fresh === 'fresh') number++;
  document.documentElement.dataset['look'] = LOOKS[game] ?? 'night';
  document.documentElement.style.fontSize = `${String(text * 16)}px`;
  holder.style.width = `${String(width)}px`;
  holder.style.height = `${String(height)}px`;
  flushSync(() =>
    root.render(
      <WordsContext.Provider value={words}>
        <Board
          key={`${game} ${String(number)} ${String(width)} ${String(text)}`}
          game={game}
          view={view}
          drawing={maps[game]!}
          seats={seats}
          names={(city) => names[city] ?? city}
          lit={NOWHERE}
          ghosts={[]}
          flash={[]}
          onCity={nothing}
          onRegion={nothing}
          onLine={nothing}
          onEmpty={nothing}
          describe={(city) => city}
          motion="off"
          clear={clear}
        />
      </WordsContext.Provider>,
    ),
  );
  return measureBoard(holder, clear, width >= 1024);
};
