// Everybody has a face of their own, made of shapes that can be drawn.
import { guides } from '@cordon/engine';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PORTRAITS } from '../../src/icons/lookups.ts';
import { CLOTHES } from '../../src/icons/portraits/clothes.ts';
import { FACES } from '../../src/icons/portraits/faces.ts';
import { HAIR } from '../../src/icons/portraits/hair.ts';
import { HATS } from '../../src/icons/portraits/hats.ts';
import { RolePortrait } from '../../src/icons/RolePortrait.tsx';
import { extentOf } from './path.ts';

const pathsOf = (value: object): string[] =>
  [...JSON.stringify(value).matchAll(/"(M[^"]*)"/gu)].map(([, path = '']) => path);

const KIT: readonly (readonly [string, Readonly<Record<string, object>>])[] = Object.entries({
  CLOTHES,
  FACES,
  HAIR,
  HATS,
});

describe.each(KIT)('%s', (_, parts) => {
  it.each(Object.entries(parts))('%s can be drawn and stays in its box', (_name, part) => {
    const paths = pathsOf(part);
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) {
      const { left, top, right, bottom } = extentOf(path);
      expect(Math.min(left, top), path).toBeGreaterThanOrEqual(0);
      expect(Math.max(right, bottom - 2), path).toBeLessThanOrEqual(48);
    }
  });
});

it.each(guides().map(({ id, choices }) => [id, choices.roles] as const))(
  'every role of %s is somebody unlike all others',
  (_, roles) => {
    const drawn = roles.map((role) => renderToStaticMarkup(<RolePortrait role={role} />));
    expect(roles.filter((role) => !Object.hasOwn(PORTRAITS, role))).toEqual([]);
    expect(new Set(drawn).size).toBe(roles.length);
    expect(drawn).not.toContain(renderToStaticMarkup(<RolePortrait role="nobody" />));
  },
);

it('is silent unless it has a title', () => {
  expect(renderToStaticMarkup(<RolePortrait role="medic" />)).toContain('aria-hidden="true"');
  expect(renderToStaticMarkup(<RolePortrait role="medic" title="Medic" />)).toContain('aria-label="Medic"');
});
