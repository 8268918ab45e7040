// Checks that imports run one way, that packages keep to their borders, and that there is no circle.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/** What each package may import besides its own files. */
const packages: Readonly<Record<string, { readonly names: readonly string[]; readonly node: 'yes' | 'no' }>> =
  {
    engine: { names: [], node: 'no' },
    bots: { names: ['@cordon/engine', '@cordon/engine/inner'], node: 'no' },
    protocol: { names: ['@cordon/bots', '@cordon/engine', 'zod'], node: 'no' },
    tables: {
      names: ['@cordon/bots', '@cordon/engine', '@cordon/engine/inner', '@cordon/protocol'],
      node: 'no',
    },
    server: {
      names: [
        '@cordon/engine',
        '@cordon/engine/inner',
        '@cordon/protocol',
        '@cordon/protocol/requests',
        '@cordon/tables',
        '@fastify/static',
        'cookie',
        'fastify',
        'pg',
        'pino',
        'prom-client',
        'ws',
        'zod',
      ],
      node: 'yes',
    },
    client: {
      names: [
        '@cordon/engine',
        '@cordon/engine/inner',
        '@cordon/protocol',
        '@cordon/tables',
        'radix-ui',
        'react',
        'react-dom',
        'react-dom/client',
        'virtual:cordon-games',
        'wouter',
        'zustand',
        'zustand/vanilla',
      ],
      node: 'no',
    },
    cli: {
      names: ['@cordon/bots', '@cordon/engine', '@cordon/engine/inner', '@cordon/server', '@cordon/tables'],
      node: 'yes',
    },
  };

/** What relative imports end in where it is not .ts alone. */
const endingsOf: Readonly<Record<string, readonly string[]>> = {
  bots: ['.ts', '.json'],
  client: ['.ts', '.tsx', '.css'],
};

type Layers = Readonly<Record<string, readonly string[]>>;

/** Folders of a package, and the folders each of them may import. `top` is any other file beside index.ts. */
const layersOf: Readonly<Record<string, Layers>> = {
  engine: {
    kernel: ['kernel'],
    ops: ['kernel', 'ops'],
    rules: ['kernel', 'ops', 'rules'],
    modules: ['kernel', 'ops', 'rules', 'modules'],
    notation: ['kernel', 'ops', 'rules', 'modules', 'notation'],
    players: ['kernel', 'top', 'players'],
    top: ['kernel', 'ops', 'rules', 'modules', 'notation', 'top'],
    face: ['kernel', 'ops', 'rules', 'modules', 'notation', 'players', 'top'],
  },
  bots: {
    position: ['position'],
    weights: ['weights'],
    search: ['position', 'search', 'top'],
    players: ['position', 'search', 'players', 'top'],
    advice: ['position', 'weights', 'search', 'advice', 'top'],
    ceiling: ['search', 'ceiling', 'top'],
    top: ['position', 'weights', 'search', 'players', 'top'],
    face: ['advice', 'ceiling', 'top'],
  },
  tables: {
    entries: ['entries'],
    store: ['store'],
    notices: ['notices'],
    identity: ['identity', 'top'],
    deals: ['deals', 'store'],
    tables: ['tables', 'deals', 'entries', 'store', 'identity', 'notices', 'top'],
    bots: ['bots', 'tables', 'deals', 'top'],
    requests: ['requests', 'bots', 'tables', 'deals', 'entries', 'store', 'identity', 'top'],
    top: ['top'],
    face: ['entries', 'store', 'notices', 'identity', 'deals', 'tables', 'bots', 'requests', 'top'],
  },
  server: {
    store: ['store'],
    identity: ['identity', 'top'],
    notices: ['notices'],
    bots: ['bots'],
    http: ['http', 'identity', 'top'],
    sockets: ['sockets', 'identity', 'notices', 'http', 'top'],
    top: ['store', 'identity', 'notices', 'bots', 'http', 'sockets', 'top'],
    face: ['top'],
  },
  // First what games bring and what is said, then tables and the ways to them, then what looks at a table, then the screens.
  client: {
    games: ['games'],
    icons: ['icons'],
    believe: ['believe'],
    promises: ['promises'],
    styles: ['styles'],
    maps: ['maps', 'games'],
    faces: ['faces', 'games'],
    choices: ['choices', 'games'],
    words: ['words', 'choices', 'games', 'promises'],
    settings: ['settings', 'words'],
    ui: ['ui', 'icons', 'words'],
    channel: ['channel', 'settings'],
    local: ['local', 'channel', 'settings'],
    table: ['table', 'channel'],
    tables: ['tables', 'channel'],
    offline: ['offline', 'ui', 'words'],
    frame: ['frame', 'local', 'channel', 'settings', 'ui', 'icons', 'words'],
    board: ['board', 'maps', 'faces', 'games', 'icons', 'words'],
    rules: ['rules', 'words', 'games', 'icons', 'ui'],
    scene: ['scene', 'table', 'faces', 'choices', 'words', 'games'],
    announce: ['announce', 'scene', 'table', 'channel', 'choices', 'words'],
    sound: ['sound', 'scene', 'table', 'faces', 'settings'],
    panels: ['panels', 'scene', 'rules', 'table', 'faces', 'choices', 'ui', 'icons', 'words', 'games'],
    reader: [
      'reader',
      'panels',
      'announce',
      'scene',
      'frame',
      'table',
      'choices',
      'promises',
      'settings',
      'ui',
      'words',
      'games',
    ],
    screens: [
      'screens',
      'reader',
      'panels',
      'sound',
      'announce',
      'scene',
      'rules',
      'board',
      'frame',
      'tables',
      'table',
      'local',
      'channel',
      'believe',
      'promises',
      'maps',
      'faces',
      'choices',
      'settings',
      'ui',
      'icons',
      'words',
      'games',
    ],
    tutorial: [
      'tutorial',
      'screens',
      'announce',
      'scene',
      'frame',
      'tables',
      'table',
      'local',
      'channel',
      'settings',
      'ui',
      'icons',
      'words',
    ],
    app: [
      'app',
      'tutorial',
      'screens',
      'announce',
      'frame',
      'offline',
      'promises',
      'settings',
      'ui',
      'words',
    ],
    top: ['app', 'offline', 'styles', 'top'],
  },
};

/** Folders in modules/, and the other ones each of them may import. */
const games: Readonly<Record<string, readonly string[]>> = {
  base: [],
  brink: ['base'],
  lab: ['brink', 'base'],
  iberia: [],
};

const publicNames: Readonly<Record<string, string>> = {
  '@cordon/engine': 'packages/engine/src/index.ts',
  '@cordon/engine/inner': 'packages/engine/src/inner.ts',
  '@cordon/bots': 'packages/bots/src/index.ts',
  '@cordon/protocol': 'packages/protocol/src/index.ts',
  '@cordon/protocol/requests': 'packages/protocol/src/requests.ts',
  '@cordon/tables': 'packages/tables/src/index.ts',
  '@cordon/server': 'packages/server/src/index.ts',
};

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
  if (border === undefined) return { problem: `package ${name} is not in the table of scripts/arrows.ts` };
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
  if (allowed === undefined) return `folder ${from.layer} is not in the table of scripts/arrows.ts`;
  if (to.layer === 'face') return `nothing inside the ${name} imports its public face`;
  if (!allowed.includes(to.layer)) return `${from.layer} may not import ${to.layer}`;
  if (from.layer !== 'modules' || to.layer !== 'modules') return undefined;
  if (from.game === to.game || from.game === undefined) return undefined;
  const others = games[from.game];
  if (others === undefined) return `modules/${from.game} is not in the table of scripts/arrows.ts`;
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
