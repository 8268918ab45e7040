#!/usr/bin/env node
// The command cordon: runs what is asked for, and turns trouble into one sentence and an exit code.
import { enableCompileCache } from 'node:module';
import { runCommand } from './command.ts';
import { Trouble } from './trouble.ts';

// Whoever reads the output may stop early, as “head” does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});
// The second start is three times as fast.
enableCompileCache();
try {
  process.exitCode = await runCommand(process.argv[2], process.argv.slice(3));
} catch (error) {
  if (!(error instanceof Trouble)) throw error;
  console.error(`cordon: ${error.message}`);
  process.exitCode = 2;
}
