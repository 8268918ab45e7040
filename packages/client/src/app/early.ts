// Asks for everything that an address is known to need, all at once and before the page itself has come: what is fetched one after the
// other costs a slow line a round trip each.
import { beginHall } from '../local/hallWorker.ts';
import { isKept } from '../table/lastOpen.ts';
import { languageNow } from '../settings/language.ts';
import { playedAt, type Played } from '../tables/played.ts';
import { loadAllWords, loadWords } from '../words/load.ts';
import type { Language } from '../words/words.ts';
import { guidedAt } from '../games/guided.ts';
import { fetchGame } from '../screens/table/earlyGame.ts';
import { fetchGuided, GUIDED_FILES } from '../tutorial/files.ts';
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

const SCREENS: readonly (readonly [pattern: RegExp, load: () => Promise<unknown>])[] = [
  [/^\/$/u, loadHome],
  [/^\/new$/u, loadNewGame],
  [/^\/rules(?:\/|$)/u, loadRules],
  [/^\/about$/u, loadAbout],
];

/** What fails here is tried again by whoever needs it, who can say so. */
export async function fetchEarly(path: string): Promise<void> {
  await Promise.all(wantedAt(path)).catch(() => undefined);
}

function wantedAt(path: string): readonly Promise<unknown>[] {
  const language = languageNow();
  const { place, table = '', analysis } = TABLE.exec(path)?.groups ?? {};
  const guided = guidedAt(path);
  // A table that is drawn as it was left needs the line for itself first.
  const isDrawnAtOnce = place === 'local' && analysis === undefined && isKept(table);
  if (path === '/' || (place === 'local' && !isDrawnAtOnce) || guided !== undefined) beginHall();
  if (place !== undefined && analysis === undefined)
    return [
      place === 'local' ? loadLocalTable() : loadOnlineTable(),
      loadWords(language),
      ...fetchPlayed(language, playedAt(table)),
    ];
  if (guided !== undefined)
    return [
      loadTutorial(),
      loadAllWords(language),
      ...fetchGuided(guided, language),
      ...fetchGame(language, GUIDED_FILES[guided].played),
    ];
  const screen = place === undefined ? SCREENS.find(([pattern]) => pattern.test(path))?.[1] : loadAnalysis;
  return [loadAllWords(language), ...(screen === undefined ? [] : [screen()])];
}

/** A table where nobody on this device has been has to say first what is played there. */
function fetchPlayed(language: Language, played: Played | undefined): readonly Promise<unknown>[] {
  return played === undefined ? [] : fetchGame(language, played);
}
