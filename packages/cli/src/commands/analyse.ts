// cordon analyse: where a game was won or lost.
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { compile } from '@cordon/engine';
import { analysisPage } from '../analyse/page.ts';
import { runAnalysis } from '../analyse/run.ts';
import { storyOf } from '../analyse/story.ts';
import { analysisLines } from '../analyse/terminal.ts';
import { readSave } from '../files.ts';
import { numberOf, readArguments, textOf } from '../options.ts';
import { say } from '../terminal/say.ts';
import { orTrouble, Trouble } from '../trouble.ts';

export const help = `Usage: cordon analyse FILE [options]

Tells how the chance of winning went through a saved game, luck apart from play, the three turning points with a better
line at each, and who did what. It knows at every decision only what whoever decided could know.

  --html FILE  also write it as a page that needs nothing else
  --json       print it as JSON
  --jobs N     threads (one for each core)`;

const MOST_JOBS = 256;

export async function run(args: readonly string[]): Promise<number> {
  const { values, files } = readArguments(
    args,
    { html: { type: 'string' }, json: { type: 'boolean' }, jobs: { type: 'string' } },
    1,
  );
  const file = files[0]!;
  const jobs = numberOf(values, 'jobs', 1, MOST_JOBS, availableParallelism());
  const saved = readSave(file);
  const analysis = await runAnalysis(saved, jobs);
  const story = storyOf(orTrouble(compile(saved.config)), saved, analysis);
  const html = textOf(values, 'html');
  if (html !== undefined) writePage(html, analysisPage(story, analysis));
  if (values['json'] === true) console.log(JSON.stringify(analysis, undefined, 2));
  else say(...analysisLines(story, analysis, file));
  if (html !== undefined && values['json'] !== true) say('', `The page is in ${html}.`);
  return 0;
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
