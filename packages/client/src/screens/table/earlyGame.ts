// Asks for the files of a game and its boxes by name: whoever needs them finds them on their way.
import { LAYERS } from '../../board/files.ts';
import type { BoxFiles } from '../../boxes/box.ts';
import { BOX_FILES, partsOf } from '../../boxes/files.ts';
import { fetchLetters, readLetters } from '../../frame/letters.ts';
import { KITS, lookOf } from '../../kits/files.ts';
import { MAPS } from '../../maps/files.ts';
import type { Played } from '../../tables/played.ts';
import { WORDS } from '../../words/game/files.ts';
import type { Language } from '../../words/words.ts';

export function fetchGame(
  language: Language,
  { game, boxes, challenges }: Played,
): readonly Promise<unknown>[] {
  const { shared, games } = WORDS[language];
  const files = Object.entries<BoxFiles>(BOX_FILES).flatMap(([id, box]) =>
    boxes.includes(id)
      ? [
          ...[box, ...partsOf(box, challenges).map(([, part]) => part)].flatMap(({ texts, marks }) => [
            texts[language],
            marks,
          ]),
          () => import('../../boxes/bring.ts'),
        ]
      : [],
  );
  const asked = [MAPS[game], LAYERS[game], shared, games[game], () => fetchKit(game), ...files].map(
    (fetch) => fetch?.() ?? NONE,
  );
  fetchLetters(lookOf(game));
  return asked;
}

const NONE = Promise.resolve();

/** A kit arrives with the style sheets, so its letters can be read then. */
async function fetchKit(game: string): Promise<void> {
  await KITS[game]?.load();
  readLetters(lookOf(game));
}
