// The commands of an operator where there is no `cordon`, as in a container: node packages/server/src/admin/main.ts list
import { admin } from './commands.ts';

process.exitCode = await admin(
  process.argv.slice(2),
  process.env,
  (line) => process.stdout.write(`${line}\n`),
  (line) => process.stderr.write(`${line}\n`),
);
