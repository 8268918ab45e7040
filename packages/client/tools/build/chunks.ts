// How the page is cut into files. Left to itself the bundler makes one for every set of screens that share something, dozens of them, and
// a slow line pays for each. What a table needs comes in few: the page itself, what tables share with other screens, tables alone.
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { LANGUAGES } from '../../src/words/words.ts';

const SOURCE = join(import.meta.dirname, '..', '..', 'src');

type Look = (id: string) => Pick<Rolldown.ModuleInfo, 'code' | 'dynamicImporters' | 'importedIds'> | null;

const at = (...paths: readonly string[]): readonly string[] => paths.map((path) => join(SOURCE, path));
/** With the small helpers that the words of every screen call for. */
const BEGINNING = at('begin.ts', 'words/capital.ts', 'words/percent.ts', 'words/plural.ts');
const PAGE = at('main.tsx');
const HOME = at('screens/home/HomeScreen.tsx');
/** With what the boards of several games are drawn with. */
const TABLE = at('screens/table/LocalTable.tsx', 'board/Strokes.tsx', 'board/coast.ts', 'maps/written.ts');
/** What leads to a server; a table in this browser needs none of it. Home asks servers too, so nothing of a table may be in there. */
const ONLINE = at('channel/onlineChannel.ts');
/** What the words of every game call for. */
const WORDING = at('words/game/telling/board.ts', 'words/game/telling/handed.ts');
const OTHERS = at(
  'screens/newGame/NewGameScreen.tsx',
  'screens/analysis/AnalysisRoute.tsx',
  'screens/rules/RulesRoute.tsx',
  'reader/ReaderView.tsx',
);

/** These name more than is used of them: to follow them would put all of it where one part is wanted. */
const BARRELS = /[\\/](?:@radix-ui|radix-ui|@floating-ui|aria-hidden)[\\/]/u;

/** What the bundler itself needs to load one file from another. */
const HELPER = /vite\/preload-helper|rolldown\/runtime/u;

const WORDS = /[\\/]src[\\/]words[\\/]game[\\/](en|fr)[\\/](\w+)[\\/]/u;

/** The name of the file that a module goes into; undefined where the bundler decides. */
export function makeChunkNames(): (id: string, look: Look) => string | undefined {
  let names: ReadonlyMap<string, string> | undefined;
  return (id, look) => {
    names ??= namesIn(look);
    return names.get(id) ?? gameWordsIn(id) ?? boardIn(id) ?? boxIn(id, look);
  };
}

/** The words of a game in a language come in one file, and those that all games share in another. */
function gameWordsIn(id: string): string | undefined {
  const [, language, game] = WORDS.exec(id) ?? [];
  return language === undefined || game === undefined ? undefined : `words-${language}-${game}`;
}

const BOARD = /[\\/]src[\\/](?:board[\\/](base|iberia)[\\/]|maps[\\/](world|iberia)\.ts)/u;

/** So do the map of a game and what is drawn on it. */
function boardIn(id: string): string | undefined {
  const [, game, map] = BOARD.exec(id) ?? [];
  const name = game ?? (map === 'world' ? 'base' : map);
  return name === undefined ? undefined : `board-${name}`;
}

const BOX = /^(.*[\\/]src[\\/]boxes[\\/](\w+)[\\/](?:(en|fr)[\\/])?)\w+\.ts$/u;
/** Characters of source. To ask for a file costs a slow line more than to send as much unasked. */
const SMALL = 1000;

/** The words of a box in a language, and its pictures, come with what is small of those that only a challenge needs. */
function boxIn(id: string, look: Look): string | undefined {
  const [, folder, box, language] = BOX.exec(id) ?? [];
  if (folder === undefined || box === undefined) return undefined;
  const whole = `${folder}${language === undefined ? 'marks' : 'index'}.ts`;
  const { code, dynamicImporters = [] } = look(id) ?? {};
  const isSmallPart = dynamicImporters.length > 0 && (code?.length ?? Infinity) < SMALL;
  const comesAlong = id === whole || isSmallPart || look(whole)?.importedIds.includes(id) === true;
  return comesAlong ? `box-${box}-${language ?? 'marks'}` : undefined;
}

function namesIn(look: Look): ReadonlyMap<string, string> {
  const reached = (roots: readonly string[]): ReadonlySet<string> => reachedFrom(roots, look);
  const [beginning, page, home, table] = [
    reached(BEGINNING),
    reached(PAGE),
    reached(HOME),
    reached([...TABLE, ...WORDING]),
  ];
  const [online, others] = [reached(ONLINE), reached([...OTHERS, ...WORDING])];
  const names = new Map<string, string>();
  for (const language of LANGUAGES)
    for (const id of reached(at(`words/${language}/core.ts`)))
      if (id.includes(join('words', language))) names.set(id, `core-${language}`);
  for (const id of new Set([...beginning, ...page, ...table, ...online])) {
    if (beginning.has(id) || HELPER.test(id)) names.set(id, 'begin');
    else if (!page.has(id) && !table.has(id)) names.set(id, 'online');
    else if (page.has(id) || home.has(id)) names.set(id, 'page');
    else names.set(id, others.has(id) ? 'shared' : 'table');
  }
  return names;
}

/** Everything that comes along when some modules are loaded. */
function reachedFrom(roots: readonly string[], look: Look): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [...roots];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id) || BARRELS.test(id)) continue;
    found.add(id);
    open.push(...(look(id)?.importedIds ?? []));
  }
  return found;
}
