// The browser tests need a Chromium. npm has one for Linux on x64; on other Linux machines it comes from the system's packages.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Where Debian puts it, and where Google's own package does. */
const INSTALLED = ['/usr/bin/chromium', '/opt/google/chrome/chrome'];

const APT = ['-y', '-q', '--no-install-recommends'];

export interface Machine {
  readonly platform: string;
  readonly arch: string;
  /** The Chromium that the environment names, if any. */
  readonly chosen: string | undefined;
  readonly isRoot: boolean;
  readonly exists: (path: string) => boolean;
  /** Runs a command and says whether it succeeded. */
  readonly run: (file: string, args: readonly string[]) => boolean;
}

export const thisMachine: Machine = {
  platform: process.platform,
  arch: process.arch,
  chosen: process.env['CORDON_CHROMIUM'],
  isRoot: process.getuid?.() === 0,
  exists: existsSync,
  run: (file, args) => spawnSync(file, args, { stdio: 'inherit' }).status === 0,
};

/** Sees to it that there is a browser, as far as this user may; what is left to do otherwise. */
export function readyBrowser({ platform, arch, chosen, isRoot, exists, run }: Machine): string | undefined {
  const comesFromNpm = platform !== 'linux' || arch === 'x64';
  if (comesFromNpm || (chosen ?? '') !== '' || INSTALLED.some(exists)) return undefined;
  if (isRoot && exists('/usr/bin/apt-get')) {
    console.error(
      'cordon: installing Chromium from the packages of the system; the one from npm is for x64 alone',
    );
    if (run('apt-get', ['update', '-q']) && run('apt-get', ['install', ...APT, 'chromium'])) return undefined;
  }
  return `The browser tests need a Chromium, and npm has none for Linux on ${arch}: install one (apt install chromium) or name one with CORDON_CHROMIUM.`;
}
