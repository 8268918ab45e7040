// cordon admin: what an operator does to the store of a server, which may run meanwhile.
import { admin, ADMIN_HELP } from '@cordon/server';

export const help = ADMIN_HELP;

export const run = (args: readonly string[]): Promise<number> =>
  admin(
    args,
    process.env,
    (line) => console.log(line),
    (line) => console.error(line),
  );
