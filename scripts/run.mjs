// Runs a script of this project with a new enough Node, after installing what is missing.
// Uses only what Node 20 has built in, because it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const onWindows = process.platform === 'win32';
const oldestNode = 24;

const say = (text) => process.stderr.write(`cordon: ${text}\n`);

function stop(text) {
  say(text);
  process.exit(1);
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Whether node_modules holds exactly the versions that package-lock.json names. */
function isInstalled() {
  const wanted = readJson('package-lock.json')?.packages;
  const present = readJson('node_modules/.package-lock.json')?.packages;
  if (wanted === undefined) stop('package-lock.json is missing or cannot be read');
  if (present === undefined) return false;
  const same = (name) => wanted[name]?.version === present[name]?.version;
  const mayBeAbsent = (name) => name === '' || wanted[name].optional || wanted[name].devOptional;
  return (
    Object.keys(wanted).every((name) => (name in present ? same(name) : mayBeAbsent(name))) &&
    Object.keys(present).every((name) => name in wanted)
  );
}

/** Runs npm or npx under the Node that npm itself came with, since the one in node_modules may be replaced. */
function runNpm(tool, args, options) {
  const script = process.env.npm_execpath;
  const command =
    script?.endsWith('npm-cli.js') === true
      ? {
          file: process.env.npm_node_execpath ?? process.execPath,
          before: [script.replace(/npm-cli\.js$/, `${tool}-cli.js`)],
        }
      : { file: tool, before: [] };
  return spawnSync(command.file, [...command.before, ...args], {
    cwd: root,
    shell: onWindows && command.before.length === 0,
    ...options,
  });
}

function install() {
  say('installing the dependencies (npm ci), once; this takes a minute');
  const result = runNpm('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: ['ignore', 2, 2],
  });
  if (result.status !== 0) stop('npm ci failed; see the messages above');
}

/** The real path of a Node, if it can be started and is new enough. */
function usable(file) {
  const result = spawnSync(file, ['-p', 'process.execPath'], { encoding: 'utf8', shell: onWindows });
  if (result.status !== 0) return undefined;
  const path = result.stdout.trim();
  const version = spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout;
  return isNewEnough(version) ? path : undefined;
}

function isNewEnough(version) {
  return Number.parseInt(version.replace(/^v/, ''), 10) >= oldestNode;
}

function fetchNode() {
  const name = `node@${readJson('package.json').devDependencies.node}`;
  say(
    `fetching ${name}, because this is Node ${process.versions.node} and Cordon needs ${oldestNode} or newer`,
  );
  const result = runNpm('npx', ['-y', '-p', name, 'node', '-p', 'process.execPath'], {
    // Inside the project npx would take the broken installation for the package.
    cwd: tmpdir(),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 2],
  });
  const path = result.stdout?.trim();
  return result.status === 0 && path ? usable(path) : undefined;
}

function findNode() {
  if (isNewEnough(process.versions.node)) return process.execPath;
  const node = usable(join(root, 'node_modules', '.bin', 'node')) ?? fetchNode();
  return node ?? stop(`no Node ${oldestNode} or newer was found; please install one`);
}

const [script, ...args] = process.argv.slice(2);
if (script === undefined) stop('usage: node scripts/run.mjs <script> [arguments]');
const installedNow = !isInstalled();
if (installedNow) install();

// A running Node that lived in node_modules was replaced by the installation.
const node =
  installedNow && process.execPath.startsWith(join(root, 'node_modules'))
    ? (usable(join(root, 'node_modules', '.bin', 'node')) ?? fetchNode())
    : findNode();

// Node calls SQLite experimental in some releases of 24; users need not hear of it.
const child = spawn(node, ['--disable-warning=ExperimentalWarning', join(root, script), ...args], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  },
});
// A terminal sends its interrupt to the child as well.
process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
process.on('SIGTERM', () => child.kill('SIGTERM'));
process.on('SIGHUP', () => child.kill('SIGHUP'));
child.on('error', (error) => stop(`could not start ${node}: ${error.message}`));
child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
