// The lab board in words: dishes, research lines, Sequence cards.
import { gamesThereAre, type Game, type View } from '@cordon/engine';
import {
  cubesIn,
  DISHES,
  laboratoryShown,
  sequenceCard,
  unseenSequences,
  type Circle,
  type Cubes,
  type LaboratoryShown,
  type ResearchLine,
} from '@cordon/protocol/laboratory';
import { cardName, counted, listed, titleOf } from './names.ts';

/** What is on the lab board now; nothing at a table without one. */
export function laboratoryLines(game: Game, view: View): string[] {
  const lab = laboratoryShown(view);
  if (lab === undefined) return [];
  return [
    `Dishes: ${DISHES.map((dish) => `${dish} ${dishWords(lab.dishes[dish])}`).join('; ')}.`,
    ...lab.research.map((line) => lineWords(game, line)),
    deckLine(lab),
  ];
}

const RECONSTRUCTED =
  'No rulebook prints these cards: their circles come from one source, their vials are reconstructed. A table enters the cards of its own box with --deck.';

/** All that can be known of the lab, its cards in words. */
export function wholeLaboratory(game: Game, view: View): string[] {
  const lab = laboratoryShown(view);
  if (lab === undefined) return ['This table has no laboratory.'];
  const all = game.config.decks?.['sequence'] ?? [];
  const drawn = view.frames.at(-1)?.['sequence'];
  const unseen = unseenSequences(all, lab, typeof drawn === 'string' ? drawn : undefined);
  const cards = (title: string, words: readonly string[]): string[] =>
    words.length === 0 ? [] : [`${title}:`, ...words.map((word) => `  ${sequenceWords(game, word)}`)];
  return [
    ...laboratoryLines(game, view),
    ...cards('Sequence cards that were discarded', lab.deck.discard),
    ...cards('Sequence cards in the deck, in no order', unseen),
    ...(isUsual(game, all) ? [RECONSTRUCTED] : []),
  ];
}

function isUsual({ id }: Game, words: readonly string[]): boolean {
  const decks = gamesThereAre().find((game) => game.id === id)?.decks ?? [];
  return decks.some(({ usual }) => usual.join(' ') === words.join(' '));
}

/** “k3r1g2-kr: 3 black, 1 red and 2 grey circles; cures black or red”. */
export function sequenceWords(game: Game, word: string): string {
  const { circles } = sequenceCard(word);
  const kinds = circles.map(({ colour, count }) => `${String(count)} ${colour}`);
  return `${word}: ${listed(kinds)} circles; cures ${vialWords(game, word)}`;
}

/** A table without purple has no use for its vials. */
function vialWords({ colourIds }: Game, word: string): string {
  return listed(
    sequenceCard(word).vials.filter((vial) => colourIds.includes(vial)),
    'or',
  );
}

function dishWords(cubes: Cubes): string {
  const words = cubesIn(cubes).map(({ colour, count }) => `${String(count)} ${colour}`);
  return words.length === 0 ? 'empty' : listed(words);
}

function lineWords(game: Game, line: ResearchLine): string {
  const name = titleOf(line.id);
  if (line.sequence === undefined) return `${name}: no Sequence card.`;
  const card = (id: string): string => cardName(game, id);
  const goal = line.colour ?? `${vialWords(game, line.sequence)}, not characterised`;
  const by = line.characterized === undefined ? '' : `, characterised with ${card(line.characterized)}`;
  const tested = line.tested === undefined ? 'not tested' : `tested with ${card(line.tested)}`;
  const complete = line.isComplete ? ' COMPLETE.' : '';
  return `${name}, ${line.sequence}: ${goal}${by}, ${tested}; filled ${circleWords(line.circles)}.${complete}`;
}

/** “2 of 3 black, 0 of 1 red”, and which cubes lie on circles of another colour. */
function circleWords(circles: readonly Circle[]): string {
  const colours = [...new Set(circles.map(({ colour }) => colour))];
  return colours
    .map((colour) => {
      const own = circles.filter((circle) => circle.colour === colour);
      const cubes = own.flatMap(({ cube }) => cube ?? []);
      const others = [...new Set(cubes.filter((cube) => cube !== colour))];
      const strange = colour === 'grey' || others.length === 0 ? '' : ` (with ${listed(others)})`;
      return `${String(cubes.length)} of ${String(own.length)} ${colour}${strange}`;
    })
    .join(', ');
}

function deckLine({ deck: { left, discard } }: LaboratoryShown): string {
  const gone = discard.length === 0 ? 'none discarded' : `discarded ${listed(discard)}`;
  return `Sequence cards: ${counted(left, 'card')} in the deck, ${gone}.`;
}
