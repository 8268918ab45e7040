// A package as others install it: JavaScript in one scope, types, licence and README. The repository itself runs from TypeScript, so
// its own package.json points to the sources, and the one that is packed is written here.
import { spawnSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeBundle } from '../../src/bundle/rolldown.ts';

const ROOT = join(import.meta.dirname, '../../../..');

export interface Library {
  /** Its folder in packages/. */
  readonly folder: string;
  /** What is imported from it, and the module of the sources that it shows. */
  readonly exports: Readonly<Record<string, string>>;
  /** What comes from other packages. */
  readonly external?: RegExp;
}

export const LIBRARIES: readonly Library[] = [
  { folder: 'engine', exports: { '.': 'index', './inner': 'inner' } },
  { folder: 'bots', exports: { '.': 'index' }, external: /^@cordon\//u },
];

/** What the packages need: sets and arrays as of ES2024, without Map.groupBy. */
const OLDEST_NODE = '>=20';

/** Types of all libraries, one tree: the .d.ts files of a package below its folder. */
export function writeTypes(to: string): void {
  const config = join(to, 'tsconfig.json');
  const include = LIBRARIES.flatMap(({ folder }) => [`${folder}/src/**/*.ts`, `${folder}/src/**/*.json`]);
  mkdirSync(to, { recursive: true });
  writeFileSync(
    config,
    JSON.stringify({
      extends: join(ROOT, 'tsconfig.base.json'),
      compilerOptions: {
        rootDir: join(ROOT, 'packages'),
        outDir: to,
        composite: false,
        incremental: false,
        declaration: true,
        // The sources are checked elsewhere.
        noCheck: true,
      },
      include: include.map((pattern) => join(ROOT, 'packages', pattern)),
    }),
  );
  run(join(ROOT, 'node_modules', '.bin', 'tsc'), ['-p', config], ROOT);
}

/** Writes the package into a folder, ready for npm. */
export async function stage(
  { folder, exports, external }: Library,
  types: string,
  to: string,
): Promise<void> {
  const from = join(ROOT, 'packages', folder);
  await writeBundle({
    entries: Object.values(exports).map((name) => [name, join(from, 'src', `${name}.ts`)] as const),
    name: folder,
    ...(external === undefined ? {} : { external }),
    folder: join(to, 'dist'),
  });
  const declared = join(types, folder, 'src');
  for (const file of globSync('**/*.d.ts', { cwd: declared })) {
    const target = join(to, 'dist', file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, withJavaScriptPaths(readFileSync(join(declared, file), 'utf8')));
  }
  copyFileSync(join(ROOT, 'LICENSE'), join(to, 'LICENSE'));
  copyFileSync(join(from, 'README.md'), join(to, 'README.md'));
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(manifest(from, exports), undefined, 2)}\n`);
}

/** A declaration names the modules beside it by the files they are in, which are JavaScript for whoever installs them. */
function withJavaScriptPaths(text: string): string {
  return text.replaceAll(/(['"])(\.{1,2}\/[^'"]+)\.ts\1/gu, '$1$2.js$1');
}

/** What stands in the repository, less what only the repository needs. */
function manifest(from: string, exports: Library['exports']): object {
  const whole: unknown = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'));
  const fields = typeof whole === 'object' && whole !== null ? Object.entries(whole) : [];
  const kept = fields.filter(([name]) => name !== 'private' && name !== 'scripts');
  const shown = Object.entries(exports).map(
    ([path, name]) => [path, { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` }] as const,
  );
  return {
    ...Object.fromEntries<unknown>(kept),
    engines: { node: OLDEST_NODE },
    exports: Object.fromEntries<object>(shown),
    files: ['dist'],
  };
}

/** Runs a tool; what it says is heard only when it fails. */
export function run(file: string, args: readonly string[], folder: string): string {
  const { status, stdout, stderr, error } = spawnSync(file, args, { cwd: folder, encoding: 'utf8' });
  if (status === 0) return stdout;
  throw new Error(`${file} ${args.join(' ')} failed: ${error?.message ?? `${stdout}\n${stderr}`}`);
}
