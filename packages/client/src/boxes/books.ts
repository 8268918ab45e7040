// The rules pages of the boxes, beside those of the games.
import { factsOf } from '../games/games.ts';
import { loadKit } from '../kits/load.ts';
import { rulesOf, type Book } from '../rules/pages/load.ts';
import { SECTIONS } from './box.ts';
import { BOXES } from './boxes.ts';
import { boxesOf } from './load.ts';

const EMPTY = { roles: [], events: [], challenges: [] } as const;

export const BOX_BOOKS: readonly Book[] = BOXES.map(({ id, game, name, page, challenges }) => ({
  id,
  name,
  async load(language) {
    const [written, loaded] = await Promise.all([page[language](), boxesOf(language, [id]), loadKit(game)]);
    const told = factsOf(game).choices.boxes.find((box) => box.id === id) ?? EMPTY;
    const explanations = await loaded[0]!.explain();
    return rulesOf({ order: [...SECTIONS, ...challenges], page: written.page }, explanations, told);
  },
}));
