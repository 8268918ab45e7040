import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from '../../src/settings.ts';
import { readProject, ROOT } from './files.ts';

/** The lines of a unit by section: what is set, and to what. */
function readUnit(text: string): Map<string, [string, string][]> {
  const sections = new Map<string, [string, string][]>();
  let lines: [string, string][] = [];
  for (const line of text.split('\n').filter((words) => words !== '' && !words.startsWith('#'))) {
    const [, section] = /^\[(\w+)\]$/u.exec(line) ?? [];
    const [, key = '', value = ''] = /^(\w+)=(.*)$/u.exec(line) ?? [];
    if (section === undefined) expect(key, line).not.toBe('');
    if (section === undefined) lines.push([key, value]);
    else sections.set(section, (lines = []));
  }
  return sections;
}

const unit = readUnit(readProject('deploy/cordon.service'));
const service = unit.get('Service') ?? [];
const valuesOf = (key: string) => service.filter(([name]) => name === key).map(([, value]) => value);

test('the unit has its sections, and says nothing twice', () => {
  expect([...unit.keys()]).toEqual(['Unit', 'Service', 'Install']);
  const once = service.map(([key]) => key).filter((key) => key !== 'Environment');
  expect(new Set(once).size).toBe(once.length);
});

test('what it starts exists, as somebody without rights', () => {
  const [start = ''] = valuesOf('ExecStart');
  expect(start).toMatch(/^\/usr\/bin\/env node /u);
  expect(existsSync(join(ROOT, start.split(' ').at(-1)!))).toBe(true);
  expect(valuesOf('User')).toEqual(['cordon']);
  expect(valuesOf('CapabilityBoundingSet')).toEqual(['']);
  expect(valuesOf('NoNewPrivileges')).toEqual(['yes']);
});

test('its settings are taken, and its data lie where it may write', () => {
  const environment = Object.fromEntries(
    valuesOf('Environment').map((pair) => pair.split('=') as [string, string]),
  );
  expect(readSettings(environment).store).toEqual({ kind: 'sqlite', file: '/var/lib/cordon/cordon.db' });
  expect(valuesOf('StateDirectory')).toEqual(['cordon']);
});

test('it waits longer than the server takes to go down', () => {
  expect(Number(valuesOf('TimeoutStopSec')[0])).toBeGreaterThan(readSettings({}).drainSeconds + 10);
  expect(Number(valuesOf('LimitNOFILE')[0])).toBeGreaterThan(readSettings({}).limits.sockets + 1000);
});
