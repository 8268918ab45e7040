// The rules that docs/rules has, by their ids.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../../../docs/rules');

export const catalogue: ReadonlySet<string> = new Set(
  ['base.md', 'iberia.md', 'brink.md', 'lab.md'].flatMap((file) =>
    [
      ...readFileSync(join(FOLDER, file), 'utf8').matchAll(
        /^- \*\*((?:BASE|IB|BRINK|LAB)-[A-Z]+-\d+)\*\*/gmu,
      ),
    ].map(([, id]) => id!),
  ),
);
