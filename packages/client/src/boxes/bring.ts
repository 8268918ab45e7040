// What only tables with boxes need: fetched with the first of them.
import { addDrawings } from '../icons/lookups.ts';
import { later } from '../promises/later.ts';
import type { GamePart, SharedPart } from '../words/game/parts.ts';
import type { Language } from '../words/words.ts';
import type { BoxMarks } from './box.ts';
import { BOXES } from './boxes.ts';
import type { LoadedBox } from './loadedBox.ts';
import { withBox } from './part.ts';

export async function loadBoxes(language: Language, ids: readonly string[]): Promise<readonly LoadedBox[]> {
  return Promise.all(
    BOXES.filter(({ id }) => ids.includes(id)).map(async (box) => {
      const [{ texts }, { marks }] = await Promise.all([box.texts[language](), box.marks()]);
      addDrawings(drawingsOf(marks));
      const explain = later(async () =>
        (await import('./explanations.ts')).explanationsOf(box, language, texts, marks),
      );
      return { id: box.id, game: box.game, texts, marks, explain };
    }),
  );
}

function drawingsOf({
  roles,
  events,
  challenges,
  cards,
  facts,
}: BoxMarks): Parameters<typeof addDrawings>[0] {
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
