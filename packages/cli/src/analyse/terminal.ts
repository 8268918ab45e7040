// An analysis as lines for the terminal.
import type { Analysis } from '@cordon/bots';
import { percent } from '../words/reasons.ts';
import { points, pointWords, statisticsRows, type Story } from './story.ts';

const BAR = 24;

function tableLines(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) =>
    row
      .map((text, column) => text.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  );
}

function turnRows({ speech }: Story, { turns, line }: Analysis): readonly (readonly string[])[] {
  return [
    ['turn', 'player', 'chance', '', 'play', 'luck'],
    ...turns.map(({ turn, seat, from, play, luck }) => {
      const chance = line.find((point) => point.from === from)!.before.mean;
      const bar = '#'.repeat(Math.round(chance * BAR));
      return [
        String(turn),
        speech.who(seat),
        percent(chance),
        bar.padEnd(BAR, '.'),
        points(play),
        points(luck),
      ];
    }),
  ];
}

export function analysisLines(story: Story, analysis: Analysis, file: string): string[] {
  return [
    `${story.title}.`,
    ...story.summary,
    '',
    ...tableLines(turnRows(story, analysis)),
    '',
    ...(analysis.turningPoints.length === 0 ? [] : ['Turning points:']),
    ...analysis.turningPoints.flatMap((point, index) => {
      const { head, played, better, because } = pointWords(story, point);
      return [
        `${String(index + 1)}. ${head}.`,
        ...(played === undefined ? [] : [`   Played: ${played}`]),
        ...(better === undefined ? [] : [`   Better: ${better}`, `   It ${because ?? ''}.`]),
        `   The board: cordon replay ${file} --at ${String(point.from)}`,
      ];
    }),
    '',
    ...seatLines(story, analysis),
  ];
}

/** What everybody did, a paragraph each: the rows are too long for a terminal. */
function seatLines(story: Story, analysis: Analysis): string[] {
  const [head, ...rows] = statisticsRows(story, analysis);
  return rows.map(
    (row) =>
      `${row[0]!}: ${row
        .slice(1)
        .map((text, column) => `${head![column + 1]!} ${text}`)
        .join('; ')}.`,
  );
}
