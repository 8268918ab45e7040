import { expect, it } from 'vitest';
import { checkArrows } from '../arrows.ts';
import { makeTree } from './tree.ts';

const engine = 'packages/engine/src';

const good = {
  [`${engine}/kernel/state.ts`]: 'export type State = number;',
  [`${engine}/ops/cubes.ts`]: "import type { State } from '../kernel/state.ts'; export type Cubes = State;",
  [`${engine}/rules/treat.ts`]: "export type { Cubes } from '../ops/cubes.ts';",
  [`${engine}/modules/base/cure.ts`]: "import '../../rules/treat.ts';",
  [`${engine}/modules/brink/mutation.ts`]: "import '../base/cure.ts';",
  [`${engine}/modules/lab/solo.ts`]: "import '../brink/mutation.ts'; import '../base/cure.ts';",
  [`${engine}/modules/iberia/rails.ts`]: "import '../../kernel/state.ts';",
  [`${engine}/modules/all.ts`]: "import './base/cure.ts'; import './iberia/rails.ts';",
  [`${engine}/notation/text.ts`]: "import '../modules/all.ts';",
  [`${engine}/game.ts`]: "import './modules/all.ts';",
  [`${engine}/players/random.ts`]: "import '../kernel/state.ts'; import '../game.ts';",
  [`${engine}/index.ts`]: "export * from './game.ts'; export * from './players/random.ts';",
  [`${engine}/inner.ts`]: "export * from './kernel/state.ts';",
  'packages/bots/src/index.ts': "import '@cordon/engine'; import '@cordon/engine/inner';",
  'packages/protocol/src/index.ts': "import '@cordon/engine'; import 'zod';",
  'packages/tables/src/store/store.ts': 'export type Store = number;',
  'packages/tables/src/tables/table.ts':
    "import '../store/store.ts'; import '@cordon/protocol'; import '@cordon/bots';",
  'packages/tables/src/index.ts': "export * from './tables/table.ts';",
  'packages/server/src/store/open.ts': "import '@cordon/tables';",
  'packages/server/src/server.ts': "import './store/open.ts'; import 'node:http';",
  'packages/server/src/index.ts': "export * from './server.ts';",
  'packages/client/src/main.tsx': "import './app/App.tsx'; import './styles/main.css'; import 'react';",
  'packages/client/src/app/App.tsx': "import '../screens/table/Table.tsx';",
  'packages/client/src/screens/table/Table.tsx': "import '../../board/Board.tsx';",
  'packages/client/src/board/Board.tsx': "import '@cordon/tables';",
  'packages/client/src/styles/main.css': '',
  'packages/cli/src/main.ts': "import 'node:fs'; import '@cordon/engine'; import '@cordon/bots';",
};

const problemsWith = (files: Readonly<Record<string, string>>) =>
  checkArrows(makeTree({ ...good, ...files })).problems;

it('accepts a tree in which all imports run one way', () => {
  expect(checkArrows(makeTree(good))).toEqual({ modules: 26, imports: 37, problems: [] });
});

it('refuses to be content with having read nothing', () => {
  expect(checkArrows(makeTree({})).problems).toEqual([
    'packages/engine/src: no module was read',
    'packages/bots/src: no module was read',
    'packages/protocol/src: no module was read',
    'packages/tables/src: no module was read',
    'packages/server/src: no module was read',
    'packages/client/src: no module was read',
    'packages/cli/src: no module was read',
  ]);
});

it.each([
  ['kernel/a.ts', '../ops/cubes.ts', 'kernel may not import ops'],
  ['ops/a.ts', '../rules/treat.ts', 'ops may not import rules'],
  ['rules/a.ts', '../modules/base/cure.ts', 'rules may not import modules'],
  ['modules/base/a.ts', '../brink/mutation.ts', 'modules/base may not import modules/brink'],
  ['modules/brink/a.ts', '../lab/solo.ts', 'modules/brink may not import modules/lab'],
  ['modules/iberia/a.ts', '../base/cure.ts', 'modules/iberia may not import modules/base'],
  ['modules/iberia/a.ts', '../all.ts', 'modules/iberia may not import a file that joins the games'],
  ['modules/legacy/a.ts', '../base/cure.ts', 'modules/legacy is not in the table of scripts/borders.ts'],
  ['modules/base/a.ts', '../../notation/text.ts', 'modules may not import notation'],
  ['players/a.ts', '../rules/treat.ts', 'players may not import rules'],
  ['players/a.ts', '../index.ts', 'nothing inside the engine imports its public face'],
  ['kernel/a.ts', '../inner.ts', 'nothing inside the engine imports its public face'],
  ['index.ts', './inner.ts', 'nothing inside the engine imports its public face'],
  ['extras/a.ts', '../kernel/state.ts', 'folder extras is not in the table of scripts/borders.ts'],
  ['kernel/a.ts', './state', 'a relative import ends in .ts'],
  ['kernel/a.ts', './missing.ts', 'there is no such file'],
  ['kernel/a.ts', '../../test/a.ts', 'it lies outside packages/engine/src'],
  ['kernel/a.ts', 'node:fs', 'package engine may not import it'],
  ['kernel/a.ts', 'fast-check', 'package engine may not import it'],
  ['kernel/a.ts', '@cordon/engine', 'package engine may not import it'],
])('refuses that %s imports %s', (file, specifier, problem) => {
  expect(problemsWith({ [`${engine}/${file}`]: `import '${specifier}';` })).toEqual([
    `${engine}/${file}: imports '${specifier}': ${problem}`,
  ]);
});

it.each([
  ['board/a.ts', '../screens/table/Table.tsx', 'board may not import screens'],
  ['screens/a.ts', '../app/App.tsx', 'screens may not import app'],
  ['extras/a.ts', '../board/Board.tsx', 'folder extras is not in the table of scripts/borders.ts'],
])('refuses that %s of the page imports %s', (file, specifier, problem) => {
  expect(problemsWith({ [`packages/client/src/${file}`]: `import '${specifier}';` })).toEqual([
    `packages/client/src/${file}: imports '${specifier}': ${problem}`,
  ]);
});

it.each([
  ["import type { Cubes } from '../ops/cubes.ts';"],
  ["export * from '../ops/cubes.ts';"],
  ["export type { Cubes } from '../ops/cubes.ts';"],
  ["await import('../ops/cubes.ts');"],
  ["type Cubes = import('../ops/cubes.ts').Cubes;"],
])('sees the import in %s', (source) => {
  expect(problemsWith({ [`${engine}/kernel/a.ts`]: source })).toEqual([
    `${engine}/kernel/a.ts: imports '../ops/cubes.ts': kernel may not import ops`,
  ]);
});

it('refuses what it cannot read', () => {
  expect(problemsWith({ [`${engine}/kernel/a.ts`]: 'await import(name);' })).toEqual([
    `${engine}/kernel/a.ts: import() needs a plain string`,
  ]);
  expect(problemsWith({ [`${engine}/kernel/a.ts`]: 'const = ;' })).toHaveLength(1);
});

it('keeps the command line to the public names of the engine', () => {
  const problems = problemsWith({
    'packages/cli/src/a.ts': "import '../../engine/src/index.ts';",
    'packages/cli/src/b.ts': "import '@cordon/engine/src/game.ts';",
    'packages/cli/src/c.ts': "import 'vitest';",
    'packages/other/src/a.ts': "import 'node:fs';",
  });
  expect(problems).toEqual([
    "packages/cli/src/a.ts: imports '../../engine/src/index.ts': it lies outside packages/cli/src",
    "packages/cli/src/b.ts: imports '@cordon/engine/src/game.ts': package cli may not import it",
    "packages/cli/src/c.ts: imports 'vitest': package cli may not import it",
    "packages/other/src/a.ts: imports 'node:fs': package other is not in the table of scripts/borders.ts",
  ]);
});

it('keeps the rooms of the server, of the tables and of the bots apart', () => {
  const problems = problemsWith({
    'packages/server/src/store/a.ts': "import '../server.ts';",
    'packages/server/src/sockets/a.ts': "import '../../../engine/src/index.ts';",
    'packages/tables/src/store/a.ts': "import '../tables/table.ts';",
    'packages/tables/src/tables/a.ts': "import 'node:fs'; import 'zod';",
    'packages/protocol/src/a.ts': "import 'node:fs'; import '@cordon/tables';",
    'packages/bots/src/a.ts': "import 'node:fs'; import '@cordon/tables';",
  });
  expect(problems).toEqual([
    "packages/bots/src/a.ts: imports 'node:fs': package bots may not import it",
    "packages/bots/src/a.ts: imports '@cordon/tables': package bots may not import it",
    "packages/protocol/src/a.ts: imports 'node:fs': package protocol may not import it",
    "packages/protocol/src/a.ts: imports '@cordon/tables': package protocol may not import it",
    "packages/server/src/sockets/a.ts: imports '../../../engine/src/index.ts': it lies outside packages/server/src",
    "packages/server/src/store/a.ts: imports '../server.ts': store may not import top",
    "packages/tables/src/store/a.ts: imports '../tables/table.ts': store may not import tables",
    "packages/tables/src/tables/a.ts: imports 'node:fs': package tables may not import it",
    "packages/tables/src/tables/a.ts: imports 'zod': package tables may not import it",
  ]);
});

it('lets the page alone import what a browser draws with', () => {
  const problems = problemsWith({
    'packages/client/src/a.ts': "import './a.svg'; import './missing.css';",
    'packages/server/src/a.ts': "import './a.css';",
  });
  expect(problems).toEqual([
    "packages/client/src/a.ts: imports './a.svg': a relative import ends in .ts, .tsx or .css",
    "packages/client/src/a.ts: imports './missing.css': there is no such file",
    "packages/server/src/a.ts: imports './a.css': a relative import ends in .ts",
  ]);
});

it('finds a circle of type imports', () => {
  const problems = problemsWith({
    [`${engine}/kernel/a.ts`]: "import type { B } from './b.ts'; export type A = B;",
    [`${engine}/kernel/b.ts`]: "import type { A } from './c.ts'; export type B = A;",
    [`${engine}/kernel/c.ts`]: "export type { A } from './a.ts';",
    [`${engine}/kernel/d.ts`]: "import './a.ts'; import './b.ts';",
  });
  expect(problems).toEqual([
    `circle: ${engine}/kernel/a.ts -> ${engine}/kernel/b.ts -> ${engine}/kernel/c.ts -> ${engine}/kernel/a.ts`,
  ]);
});
