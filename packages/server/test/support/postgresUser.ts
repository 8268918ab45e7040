// Before any test runs: PostgreSQL does not run as root, so root needs a user for it. Made here, once, because test files
// that start a PostgreSQL side by side would make it at the same time.
import { spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';

const succeeds = (command: string, ...args: string[]): boolean => spawnSync(command, args).status === 0;

export function setup(): void {
  if (process.platform !== 'linux' || userInfo().uid !== 0 || succeeds('id', '-u', 'postgres')) return;
  if (!succeeds('groupadd', '--force', 'postgres') || !succeeds('useradd', '-g', 'postgres', 'postgres'))
    throw new Error('The tests run as root, and no user “postgres” could be made for PostgreSQL to run as.');
}
