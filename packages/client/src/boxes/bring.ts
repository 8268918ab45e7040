// What only tables with boxes need: fetched with the first of them.
import { addDrawings } from '../icons/lookups.ts';
import { later } from '../promises/later.ts';
import type { GamePart, SharedPart } from '../words/game/parts.ts';
import type { Language } from '../words/words.ts';
import type { BoxFiles, BoxMarks, TableMarks } from './box.ts';
import { BOX_FILES, partsOf } from './files.ts';
import type { LoadedBox } from './loadedBox.ts';
import { plainMarks, plainTexts, withBox, withMarks, withPart } from './part.ts';

/** `challenges`: those of the table; without them everything that a box has. */
export async function loadBoxes(
  language: Language,
  ids: readonly string[],
  challenges?: readonly string[],
): Promise<readonly LoadedBox[]> {
  const files: Readonly<Record<string, BoxFiles>> = BOX_FILES;
  return Promise.all(
    Object.entries(files)
      .filter(([id]) => ids.includes(id))
      .map(async ([id, box]) => {
        const { texts, marks } = await loadBox(box, language, challenges);
        addDrawings(drawingsOf(marks));
        const explain = later(async () => {
          const [{ explanationsIn }, whole] = await Promise.all([
            import('./explanations.ts'),
            loadBox(box, language, undefined),
          ]);
          return explanationsIn(id, language, whole.texts, whole.marks);
        });
        return { id, game: box.game, texts, marks, explain };
      }),
  );
}

async function loadBox(
  box: BoxFiles,
  language: Language,
  challenges: readonly string[] | undefined,
): Promise<Pick<LoadedBox, 'texts' | 'marks'>> {
  const [{ texts }, { marks }, parts] = await Promise.all([
    box.texts[language](),
    box.marks(),
    Promise.all(
      partsOf(box, challenges).map(async ([id, own]) => {
        const [{ part }, { marks: drawn }] = await Promise.all([own.texts[language](), own.marks()]);
        return { id, part, drawn };
      }),
    ),
  ]);
  return {
    texts: parts.reduce((sum, { id, part }) => withPart(sum, id, part), plainTexts(texts)),
    marks: parts.reduce((sum, { id, drawn }) => withMarks(sum, id, drawn), plainMarks(marks)),
  };
}

function drawingsOf({
  roles,
  events,
  challenges,
  cards,
  facts,
}: TableMarks): Parameters<typeof addDrawings>[0] {
  const iconsOf = (things: Readonly<Record<string, Pick<BoxMarks['events'][string], 'icon'>>>) =>
    Object.fromEntries(Object.entries(things).map(([id, { icon }]) => [id, icon]));
  const commands = [...Object.values(roles), ...Object.values(events), ...Object.values(challenges)].flatMap(
    ({ commands: own = {} }) => Object.entries(iconsOf(own)),
  );
  const played = iconsOf(events);
  return {
    roles: iconsOf(roles),
    portraits: Object.fromEntries(Object.entries(roles).map(([id, { portrait }]) => [id, portrait])),
    events: played,
    kinds: { ...played, ...Object.fromEntries(commands) },
    cards: iconsOf(cards),
    facts,
  };
}

/** Adds the words of boxes to those of the games they belong to. */
export function addWords(loaded: readonly LoadedBox[]) {
  return (part: GamePart, { playEvent }: SharedPart, id: string): GamePart =>
    loaded.filter(({ game }) => game === id).reduce((sum, { texts }) => withBox(sum, texts, playEvent), part);
}
