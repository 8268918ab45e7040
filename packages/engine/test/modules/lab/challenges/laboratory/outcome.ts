// What a command of the lab leaves, told plainly from what was seen before it. What processing, filling and swapping leave on circles is in
// account.ts.
import type { View } from '../../../../../src/index.ts';
import { cubesOf, plus, readCard, type Cubes } from './account.ts';
import { kindOf, LINES, shownIn, type LineSeen, type Table } from './law.ts';

export interface Outcome {
  readonly lines: readonly unknown[];
  /** Sequence cards. */
  readonly left: number;
  readonly dropped: readonly string[];
  /** City cards that came to the discard pile. */
  readonly discarded: readonly string[];
  readonly supply: Cubes;
}

interface Change {
  readonly lines: LineSeen[];
  left: number;
  dropped: string[];
  discarded: string[];
  supply: Cubes;
}

const EMPTY: LineSeen = { circles: [] };
const bare = ({ sequence, colour, characterized, tested, circles }: LineSeen): unknown =>
  JSON.parse(JSON.stringify({ sequence, colour, characterized, tested, cubes: cubesOf(circles) }));
const blank = (sequence: string): LineSeen => ({
  sequence,
  circles: readCard(sequence).circles.map((colour) => ({ colour })),
});

/** What is seen of it after a command. */
export function outcomeSeen(before: View, after: View, { colourOf }: Table): Outcome {
  const { research, sequence } = shownIn(after).laboratory;
  return {
    lines: research.map(bare),
    left: sequence.left,
    dropped: sequence.discard.toSorted(),
    discarded: after.playerDiscard
      .filter((card) => colourOf.has(card) && !before.playerDiscard.includes(card))
      .toSorted(),
    supply: plus(after.supply, {}),
  };
}

/** LAB-CLO-1 */
function close(change: Change, at: number): void {
  const { sequence, characterized, tested, circles } = change.lines[at]!;
  change.dropped.push(sequence!);
  change.discarded.push(...[characterized, tested].filter((card) => card !== undefined));
  change.supply = plus(change.supply, cubesOf(circles));
  change.lines[at] = EMPTY;
}

/** A card leaves the deck. LAB-SEQ-2 */
function draw(change: Change): void {
  if (change.left === 0) [change.left, change.dropped] = [change.dropped.length, []];
  change.left--;
}

const withNoPurple = ({ config }: Table): boolean =>
  config.decks!['sequence']!.every((word) => !readCard(word).vials.includes('purple'));

/** Undefined for what is told elsewhere. Which card a cure brings is seen in `after` only. */
export function outcomeOf(text: string, before: View, after: View, table: Table): Outcome | undefined {
  const { research, sequence } = shownIn(before).laboratory;
  const change: Change = {
    lines: [...research],
    left: sequence.left,
    dropped: [...sequence.discard],
    discarded: [],
    supply: plus(before.supply, {}),
  };
  const words = text.replace(/^\d+: /u, '').split(' ');
  const at = LINES.findIndex((line) => words.includes(line));
  const drawn = String(before.frames.at(-1)!['sequence']);
  switch (kindOf(text)) {
    case 'characterize': {
      const [card, as] = [words[3]!, words[5]];
      const colour = as ?? table.colourOf.get(card)!;
      const other = research.findIndex((line) => line.colour === colour);
      if (other >= 0) close(change, other);
      change.lines[at] = { ...research[at]!, colour, characterized: card };
      break;
    }
    case 'test':
      change.lines[at] = { ...research[at]!, tested: words[3]! };
      // A question with one answer answers itself, so a single city has lost its cube.
      if (after.frames.at(-1)!.frame !== 'testing') change.supply = plus(after.supply, {});
      break;
    case 'test-in':
      change.supply = plus(change.supply, { [String(before.frames.at(-1)!['colour'])]: 1 });
      break;
    case 'sequence':
      draw(change);
      break;
    case 'drop-sequence':
      change.dropped.push(drawn);
      break;
    case 'place-sequence':
      change.lines[at] = blank(drawn);
      break;
    case 'swap-sequence': {
      const { colour } = research[at]!;
      const keeps = colour === 'purple' && withNoPurple(table);
      if (colour !== undefined && (keeps || readCard(drawn).vials.includes(colour))) return undefined;
      close(change, at);
      change.lines[at] = blank(drawn);
      break;
    }
    case 'cure': {
      const line = research.findIndex(({ colour }) => colour === words[1]);
      if (words[2] !== 'with' || after.ending !== 'running') return undefined;
      close(change, line);
      change.discarded.push(...words.slice(3));
      // The Medic takes cubes of a cured colour from where he is.
      change.supply = plus(after.supply, {});
      draw(change);
      change.lines[line] = blank(shownIn(after).laboratory.research[line]!.sequence!);
      break;
    }
    default:
      return undefined;
  }
  const { lines, left, dropped, discarded, supply } = change;
  return {
    lines: lines.map(bare),
    left,
    dropped: dropped.toSorted(),
    discarded: discarded.toSorted(),
    supply,
  };
}
