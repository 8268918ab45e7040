// A headless Chromium for tests: the one that CORDON_CHROMIUM names, else the one from npm, else an installed Chromium or Chrome.
import { mkdir, mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { inflate } from '@sparticuz/chromium';
import { chromium, type Browser, type LaunchOptions } from 'playwright-core';

const PACKAGE = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..');
const BUILD = join(import.meta.dirname, '..', '..', '..', '..', '.build');

/** Where Linux distributions put it. The one from npm is for x64 alone. */
const INSTALLED = '/usr/bin/chromium';

/** Nothing but this machine can be reached. */
const ALONE = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-first-run',
  '--no-pings',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

export async function launchChromium(): Promise<Browser> {
  return chromium.launch(await chromiumOptions());
}

/** How it is started, for whoever starts it in another way. */
export async function chromiumOptions(): Promise<LaunchOptions> {
  const executable = await findExecutable();
  // Root may not start a sandbox; the only pages opened are our own.
  return { ...executable, args: ALONE, chromiumSandbox: false, headless: true };
}

async function findExecutable(): Promise<LaunchOptions> {
  const chosen = process.env['CORDON_CHROMIUM'];
  if (chosen !== undefined && chosen !== '') return { executablePath: chosen };
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return (await exists(INSTALLED)) ? { executablePath: INSTALLED } : { channel: 'chrome' };
  const folder = await unpack();
  // The libraries that a bare system lacks come along.
  const env = { ...process.env, LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') };
  return { executablePath: join(folder, 'chromium'), env };
}

/** Unpacks the archives once for each version; of two runs at the same time one comes first and both can use it. */
async function unpack(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(PACKAGE, 'package.json'), 'utf8')) as {
    version: string;
  };
  const folder = join(BUILD, `chromium-${version}`);
  if (await exists(folder)) return folder;
  await mkdir(BUILD, { recursive: true });
  const begun = await mkdtemp(`${folder}-`);
  const usual = process.env['TMPDIR'];
  // The package has one place to unpack to, the folder for temporary files.
  process.env['TMPDIR'] = begun;
  try {
    await Promise.all(['chromium.br', 'al2023.tar.br'].map((name) => inflate(join(PACKAGE, 'bin', name))));
    await rename(begun, folder).catch(async (error: unknown) => {
      if (!(await exists(folder))) throw error;
    });
  } finally {
    if (usual === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = usual;
    await rm(begun, { recursive: true, force: true });
  }
  return folder;
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
