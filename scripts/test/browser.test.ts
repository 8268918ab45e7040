import { describe, expect, it } from 'vitest';
import { readyBrowser, type Machine } from '../browser.ts';

function machine(differs: Partial<Machine>, files: readonly string[] = []) {
  const ran: string[] = [];
  const one: Machine = {
    platform: 'linux',
    arch: 'arm64',
    chosen: undefined,
    isRoot: true,
    exists: (path) => files.includes(path),
    run(file, args) {
      ran.push([file, ...args].join(' '));
      return true;
    },
    ...differs,
  };
  return { one, ran };
}

const APT = '/usr/bin/apt-get';

describe('the browser of the tests', () => {
  it.each([
    ['comes from npm', { arch: 'x64' }, [APT]],
    ['is installed', {}, [APT, '/usr/bin/chromium']],
    ['is named', { chosen: '/mine/chromium' }, [APT]],
  ] as const)('needs nothing where it %s', (_, differs, files) => {
    const { one, ran } = machine(differs, files);
    expect(readyBrowser(one)).toBeUndefined();
    expect(ran).toEqual([]);
  });

  it('is installed by root from the packages of the system', () => {
    const { one, ran } = machine({}, [APT]);
    expect(readyBrowser(one)).toBeUndefined();
    expect(ran).toEqual(['apt-get update -q', 'apt-get install -y -q --no-install-recommends chromium']);
  });

  it.each([
    ['somebody who is not root', { isRoot: false }, [APT]],
    ['a system without apt', {}, []],
    ['a machine without a network', { run: () => false }, [APT]],
  ] as const)('says what to install to %s', (_, differs, files) => {
    expect(readyBrowser(machine(differs, files).one)).toContain('apt install chromium');
  });
});
