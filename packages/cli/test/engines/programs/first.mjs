// A program for tests: it says the first command that is offered, until it misbehaves as its arguments want: how, and at which message.
import { closeSync } from 'node:fs';
import { createInterface } from 'node:readline';

const [how = 'well', at = 'decide'] = process.argv.slice(2);

const write = (text) => process.stdout.write(text);
const say = (message) => write(`${JSON.stringify(message)}\n`);

function writeForEver(text) {
  while (write(text));
  process.stdout.once('drain', () => writeForEver(text));
}

/** Each is called with the message that it answers badly. */
const MISDEEDS = {
  silent: () => undefined,
  junk: () => write('I think, \u001B[31mtherefore I move\n'),
  list: () => write('[1, 2, 3]\n'),
  nothing: () => write('null\n'),
  wrongType: () => say({ type: 'greeting', command: 'end' }),
  oldProtocol: () => say({ type: 'hello', protocol: 0, name: 'old' }),
  illegal: () => say({ type: 'command', command: 'fly to the moon' }),
  noCommand: () => say({ type: 'command' }),
  strange: () => say({ type: 'command', command: { toString: 'end' } }),
  prototype: () => say({ type: 'command', command: '__proto__' }),
  crash: () => {
    throw new Error('out of ideas');
  },
  exit: () => process.exit(0),
  killed: () => process.kill(process.pid, 'SIGKILL'),
  closed: () => closeSync(1),
  endless: () => writeForEver('x'.repeat(1000)),
  lines: () => writeForEver('{"type":"command","command":"no"}\n'),
  twice: (message) => {
    ANSWERS[message.type]?.(message);
    write('{"type":"ready"}\n');
  },
  binary: () => process.stdout.write(Buffer.from([0xff, 0xfe, 0, 0x80, 0x0a])),
};

const ANSWERS = {
  hello: () => say({ type: 'hello', protocol: 1, name: 'first', version: '2' }),
  game: () => say({ type: 'ready' }),
  decide: ({ legal }) => say({ type: 'command', command: legal[0] }),
  quit: () => process.exit(0),
};

createInterface({ input: process.stdin }).on('line', (line) => {
  const message = JSON.parse(line);
  const misdeed = message.type === at ? MISDEEDS[how] : undefined;
  if (misdeed === undefined) ANSWERS[message.type]?.(message);
  else misdeed(message);
});
// Even without a listener it would stay.
setInterval(() => undefined, 1000);
