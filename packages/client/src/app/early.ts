// Asks for everything that an address is known to need, all at once and before the page itself has come: what is fetched one after the
// other costs a slow line a round trip each.
import { beginHall } from '../local/hallWorker.ts';
import { languageNow } from '../settings/language.ts';
import { playedAt } from '../tables/played.ts';
import { loadAllWords, loadWords } from '../words/load.ts';
import {
  loadAbout,
  loadAnalysis,
  loadHome,
  loadLocalTable,
  loadNewGame,
  loadOnlineTable,
  loadRules,
  loadTutorial,
} from './screens.ts';

const TABLE = /^\/(?<place>local|t)\/(?<table>[^/]+)(?<analysis>\/analysis)?$/u;
const TUTORIAL = { game: 'base', boxes: [] } as const;

const SCREENS: readonly (readonly [pattern: RegExp, load: () => Promise<unknown>])[] = [
  [/^\/$/u, loadHome],
  [/^\/new$/u, loadNewGame],
  [/^\/rules(?:\/|$)/u, loadRules],
  [/^\/about$/u, loadAbout],
];

/** What fails here is tried again by whoever needs it, who can say so. */
export function fetchEarly(path: string): void {
  void Promise.all(wantedAt(path)).catch(() => undefined);
}

function wantedAt(path: string): readonly Promise<unknown>[] {
  const language = languageNow();
  const { place, table = '', analysis } = TABLE.exec(path)?.groups ?? {};
  const isTutorial = path === '/learn';
  if (path === '/' || place === 'local' || isTutorial) beginHall();
  if (place !== undefined && analysis === undefined)
    return [
      place === 'local' ? loadLocalTable() : loadOnlineTable(),
      loadWords(language),
      fetchTable(playedAt(table)),
    ];
  if (isTutorial) return [loadTutorial(), loadAllWords(language), fetchTable(TUTORIAL)];
  const screen = place === undefined ? SCREENS.find(([pattern]) => pattern.test(path))?.[1] : loadAnalysis;
  return [loadAllWords(language), ...(screen === undefined ? [] : [screen()])];
}

async function fetchTable(played: ReturnType<typeof playedAt>): Promise<void> {
  if (played === undefined) return;
  const { fetchPlayed } = await import('../screens/table/fetchPlayed.ts');
  await fetchPlayed(languageNow(), played);
}
