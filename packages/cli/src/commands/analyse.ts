// cordon analyse: where a game was won or lost.
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { chronicleOf } from '@cordon/bots';
import { compile, type Game } from '@cordon/engine';
import { analysisPage } from '../analyse/page.ts';
import { runAnalysis } from '../analyse/run.ts';
import { storyOf } from '../analyse/story.ts';
import { analysisLines } from '../analyse/terminal.ts';
import { readSave } from '../files.ts';
import { numberOf, readArguments, textOf, type Values } from '../options.ts';
import { say } from '../terminal/say.ts';
import { orTrouble, Trouble } from '../trouble.ts';

export const help = `Usage: cordon analyse FILE [options]

Tells how the chance of winning went through a saved game, luck apart from play, the three turning points with a better
line at each, and who did what. It knows at every decision only what whoever decided could know. A game between sides has a
story for each of them.

  --side N     whose story it is in team mode or with the Bio-Terrorist (1)
  --html FILE  also write it as a page that needs nothing else
  --json       print it as JSON
  --jobs N     threads (one for each core)`;

const MOST_JOBS = 256;

export async function run(args: readonly string[]): Promise<number> {
  const { values, files } = readArguments(
    args,
    {
      html: { type: 'string' },
      json: { type: 'boolean' },
      jobs: { type: 'string' },
      side: { type: 'string' },
    },
    1,
  );
  const file = files[0]!;
  const jobs = numberOf(values, 'jobs', 1, MOST_JOBS, availableParallelism());
  const saved = readSave(file);
  const game = orTrouble(compile(saved.config));
  const side = sideOf(game, values);
  const analysis = await runAnalysis(chronicleOf(saved, { side: side - 1, isOver: true }), jobs);
  const story = storyOf(game, saved, analysis, side);
  const html = textOf(values, 'html');
  if (html !== undefined) writePage(html, analysisPage(story, analysis));
  if (values['json'] === true) console.log(JSON.stringify(analysis, undefined, 2));
  else say(...analysisLines(story, analysis, file));
  if (html !== undefined && values['json'] !== true) say('', `The page is in ${html}.`);
  return 0;
}

/** Whose story is told, counted from 1. */
function sideOf({ sides }: Game, values: Values): number {
  const most = Math.max(...sides) + 1;
  if (most === 1 && values['side'] !== undefined)
    throw new Trouble('In this game everybody plays together: there are no sides.');
  return numberOf(values, 'side', 1, most, 1);
}

function writePage(path: string, page: string): void {
  try {
    writeFileSync(path, page);
  } catch (error) {
    throw new Trouble(
      `The page cannot be written to ${path}: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
}
