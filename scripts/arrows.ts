// Checks that imports run one way, that packages keep to their borders, and that there is no circle.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { endingsOf, games, layersOf, packages, publicNames } from './borders.ts';

export interface ArrowReport {
  readonly modules: number;
  readonly imports: number;
  readonly problems: readonly string[];
}

type Graph = ReadonlyMap<string, readonly string[]>;

/** Checks the tree of packages under a folder. */
export function checkArrows(root: string): ArrowReport {
  const problems: string[] = [];
  const graph = new Map<string, string[]>();
  let imports = 0;
  for (const name of Object.keys(packages)) {
    if (globSync(`packages/${name}/src/**/*.{ts,tsx}`, { cwd: root }).length === 0)
      problems.push(`packages/${name}/src: no module was read`);
  }
  for (const path of globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root }).toSorted()) {
    const file = path.replaceAll('\\', '/');
    const { specifiers, errors } = readImports(file, readFileSync(join(root, file), 'utf8'));
    problems.push(...errors.map((error) => `${file}: ${error}`));
    const targets: string[] = [];
    for (const specifier of specifiers) {
      imports += 1;
      const { target, problem } = follow(root, file, specifier);
      if (target !== undefined) targets.push(target);
      if (problem !== undefined) problems.push(`${file}: imports '${specifier}': ${problem}`);
    }
    graph.set(file, targets);
  }
  problems.push(...findCircles(graph).map((circle) => `circle: ${circle.join(' -> ')}`));
  return { modules: graph.size, imports, problems };
}

function readImports(file: string, source: string) {
  const { program, errors } = parseSync(file, source);
  const specifiers: string[] = [];
  const problems = errors.map((error) => error.message);
  const add = (literal: { readonly value: string } | null) => {
    if (literal !== null) specifiers.push(literal.value);
  };
  new Visitor({
    ImportDeclaration: (node) => add(node.source),
    ExportNamedDeclaration: (node) => add(node.source),
    ExportAllDeclaration: (node) => add(node.source),
    TSImportType: (node) => add(node.source),
    ImportExpression: (node) => {
      if (node.source.type === 'Literal' && typeof node.source.value === 'string')
        specifiers.push(node.source.value);
      else problems.push('import() needs a plain string');
    },
  }).visit(program);
  return { specifiers, errors: problems };
}

interface Followed {
  readonly target?: string;
  readonly problem?: string;
}

function follow(root: string, file: string, specifier: string): Followed {
  const name = file.split('/')[1] ?? '';
  const border = packages[name];
  if (border === undefined) return { problem: `package ${name} is not in the table of scripts/borders.ts` };
  if (!specifier.startsWith('.')) {
    const target = publicNames[specifier];
    const allowed = border.names.includes(specifier) || (border.node === 'yes' && isBuiltin(specifier));
    if (!allowed) return { problem: `package ${name} may not import it` };
    return target === undefined ? {} : { target };
  }
  const target = resolve('/', dirname(file), specifier).slice(1);
  if (!target.startsWith(`packages/${name}/src/`)) return { problem: `it lies outside packages/${name}/src` };
  const endings = endingsOf[name] ?? ['.ts'];
  if (!endings.some((ending) => target.endsWith(ending)))
    return { problem: `a relative import ends in ${endings.join(', ').replace(/, (?=[^,]*$)/u, ' or ')}` };
  if (!existsSync(join(root, target))) return { problem: 'there is no such file' };
  const problem = checkLayers(name, file, target);
  return problem === undefined ? { target } : { target, problem };
}

function checkLayers(name: string, file: string, target: string): string | undefined {
  const layers = layersOf[name];
  if (layers === undefined) return undefined;
  const from = layerOf(file);
  const to = layerOf(target);
  const allowed = layers[from.layer];
  if (allowed === undefined) return `folder ${from.layer} is not in the table of scripts/borders.ts`;
  if (to.layer === 'face') return `nothing inside the ${name} imports its public face`;
  if (!allowed.includes(to.layer)) return `${from.layer} may not import ${to.layer}`;
  if (from.layer !== 'modules' || to.layer !== 'modules') return undefined;
  if (from.game === to.game || from.game === undefined) return undefined;
  const others = games[from.game];
  if (others === undefined) return `modules/${from.game} is not in the table of scripts/borders.ts`;
  if (to.game === undefined) return `modules/${from.game} may not import a file that joins the games`;
  return others.includes(to.game) ? undefined : `modules/${from.game} may not import modules/${to.game}`;
}

function layerOf(file: string): { readonly layer: string; readonly game?: string } {
  const [layer = '', ...rest] = file.split('/').slice(3);
  if (rest.length === 0) return { layer: layer === 'index.ts' || layer === 'inner.ts' ? 'face' : 'top' };
  const game = rest[0];
  return layer === 'modules' && rest.length > 1 && game !== undefined ? { layer, game } : { layer };
}

/** One circle for each edge that leads back to a file still being walked. */
function findCircles(graph: Graph): readonly (readonly string[])[] {
  const circles: string[][] = [];
  const path: string[] = [];
  const done = new Set<string>();
  const walk = (file: string) => {
    const start = path.indexOf(file);
    if (start >= 0) circles.push([...path.slice(start), file]);
    if (start >= 0 || done.has(file)) return;
    path.push(file);
    for (const target of graph.get(file) ?? []) walk(target);
    path.pop();
    done.add(file);
  };
  for (const file of graph.keys()) walk(file);
  return circles;
}

if (import.meta.main) {
  const { modules, imports, problems } = checkArrows(join(import.meta.dirname, '..'));
  for (const problem of problems) console.error(problem);
  console.log(`arrows: ${modules} modules, ${imports} imports, ${problems.length} problems`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
