import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';
import { readSettings } from '../../src/settings.ts';
import { makeRig } from '../http/rig.ts';
import { readProject, ROOT } from './files.ts';

const text = readProject('deploy/Dockerfile');
/** What stands behind each instruction of a kind, in words. */
const argumentsOf = (keyword: string): string[][] =>
  text
    .replaceAll(/\\\n\s*/gu, '')
    .split('\n')
    .filter((line) => line.startsWith(`${keyword} `))
    .map((line) => line.split(' ').slice(1));

/** What is copied out of the project, not out of another stage. */
const copied = argumentsOf('COPY')
  .filter(([first = '']) => !first.startsWith('--from'))
  .flatMap((words) => words.slice(0, -1));

test('the linter finds nothing', () => {
  expect(validate(text)).toEqual([]);
  // It does find something in a broken one.
  expect(validate(text.replace('EXPOSE 3000', 'EXPOSE port')).length).toBeGreaterThan(0);
});

test('everything that is copied exists and is let through', () => {
  const allowed = readProject('deploy/Dockerfile.dockerignore')
    .split('\n')
    .filter((line) => line.startsWith('!'))
    .map((line) => line.slice(1));
  expect(copied.length).toBeGreaterThan(5);
  for (const path of copied) {
    expect(existsSync(join(ROOT, path)), path).toBe(true);
    expect(
      allowed.some((pattern) => matchesGlob(path, pattern)),
      path,
    ).toBe(true);
  }
});

test('the lock file finds all packages, and the server finds those that it runs with', () => {
  for (const path of globSync('packages/*/package.json', { cwd: ROOT })) expect(copied).toContain(path);
  const needed = (name: string): string[] => {
    const { dependencies = {} } = JSON.parse(readProject(`packages/${name}/package.json`)) as {
      dependencies?: Record<string, string>;
    };
    const own = Object.keys(dependencies).filter((dependency) => dependency.startsWith('@cordon/'));
    return [name, ...own.flatMap((dependency) => needed(dependency.slice('@cordon/'.length)))];
  };
  for (const name of needed('server')) expect(copied).toContain(`packages/${name}/src`);
});

test('the page is built from everything it is made of, and only the build goes into the image', () => {
  const sources = readProject('packages/client/tools/build/sources.ts').matchAll(
    /'((?:packages\/|package-)[^']+)'/gu,
  );
  const folders = [...sources].flatMap(([, pattern = '']) => pattern.split('/**')[0] ?? '');
  for (const path of folders.flatMap((pattern) => globSync(pattern, { cwd: ROOT })))
    expect(
      copied.some((from) => path === from || path.startsWith(`${from}/`)),
      path,
    ).toBe(true);
  expect(text).toContain('RUN ["node", "packages/client/tools/build/main.ts"]\n');
  expect(text).toContain('COPY --from=page /srv/cordon/packages/client/dist packages/client/dist\n');
  const [, image = ''] = text.split(/^FROM node:24-slim$/mu);
  expect(image).not.toMatch(/COPY packages\/client/u);
});

test('the server runs as somebody without rights, on the Node that the project asks for', () => {
  expect(argumentsOf('USER')).toEqual([['node']]);
  const { engines } = JSON.parse(readProject('package.json')) as { engines: { node: string } };
  const [, version = ''] = /^>=(\d+)$/u.exec(engines.node) ?? [];
  const images = argumentsOf('FROM').map(([image]) => image);
  expect(images).toEqual(images.map(() => `node:${version}-slim`));
});

test('its settings are taken, and its data lie in the volume', () => {
  const pairs = argumentsOf('ENV')
    .flat()
    .map((word) => word.split('=') as [string, string]);
  const settings = readSettings(Object.fromEntries(pairs));
  expect(settings.listen).toEqual({ host: '0.0.0.0', port: 3000 });
  expect(settings.store).toEqual({ kind: 'sqlite', file: '/data/cordon.db' });
  expect(argumentsOf('VOLUME').flat().join('')).toContain('/data');
});

test('what it starts exists', () => {
  const [words = []] = argumentsOf('CMD');
  const [program, file = ''] = JSON.parse(words.join(' ')) as string[];
  expect(program).toBe('node');
  expect(existsSync(join(ROOT, file))).toBe(true);
});

test('the health check tells a living server from a dead one', async () => {
  const [, command = ''] = /^HEALTHCHECK.*\\\n\s*CMD (\[.*\])$/mu.exec(text) ?? [];
  const [, ...args] = JSON.parse(command) as string[];
  const check = async (port: number) => {
    const child = spawn(process.execPath, args, { env: { ...process.env, CORDON_PORT: String(port) } });
    const [code] = (await once(child, 'exit')) as [number];
    return code;
  };
  const { app } = await makeRig();
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.addresses()[0]!;
  expect(await check(port)).toBe(0);
  await app.close();
  expect(await check(port)).toBe(1);
});
