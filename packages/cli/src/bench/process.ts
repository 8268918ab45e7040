// A process that measures one game and writes what it found as JSON. Its arguments are the name of the bench and the effort.
import { BENCHES } from './benches.ts';

const [name, effort] = process.argv.slice(2);
const measure = BENCHES[name ?? ''];
if (measure === undefined) throw new Error(`There is no bench of “${String(name)}”.`);
process.stdout.write(JSON.stringify(measure(effort === 'rough' ? 'rough' : 'full')));
