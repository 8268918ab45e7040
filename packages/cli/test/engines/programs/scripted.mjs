// A program for tests: it gives prepared answers in their order, then the first command that is offered, and writes down all that it
// hears.
import { appendFileSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const [answersFile, log] = process.argv.slice(2);
const answers = readFileSync(answersFile, 'utf8').split('\n').filter(Boolean);

createInterface({ input: process.stdin }).on('line', (line) => {
  appendFileSync(log, `${line}\n`);
  const { type, legal } = JSON.parse(line);
  if (type === 'quit') process.exit(0);
  if (type === 'over') return;
  const usual = {
    hello: { type: 'hello', protocol: 1 },
    game: { type: 'ready' },
    decide: { type: 'command', command: legal?.[0] },
  };
  console.log(answers.shift() ?? JSON.stringify(usual[type]));
});
