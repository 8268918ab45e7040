import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DiseaseSymbol } from '../../src/icons/DiseaseSymbol.tsx';
import { Glyph } from '../../src/icons/Glyph.tsx';
import { Logo } from '../../src/icons/logo.tsx';
import { markFile } from '../../src/icons/mark.ts';
import { RoleIcon } from '../../src/icons/RoleIcon.tsx';
import { SYMBOLS } from '../../src/icons/symbols.ts';
import { VialIcon } from '../../src/icons/VialIcon.tsx';

test('a picture is silent unless it has a title', () => {
  const silent = renderToStaticMarkup(<Glyph name="undo" />);
  expect(silent).toContain('aria-hidden="true"');
  expect(silent).toContain('focusable="false"');
  expect(silent).not.toContain('role=');
  const spoken = renderToStaticMarkup(<RoleIcon role="medic" title="Medic" />);
  expect(spoken).toContain('role="img"');
  expect(spoken).toContain('aria-label="Medic"');
  expect(spoken).not.toContain('aria-hidden');
});

test('the size is that of the text around unless told', () => {
  expect(renderToStaticMarkup(<Glyph name="undo" />)).toContain('width="1.25em"');
  expect(renderToStaticMarkup(<Glyph name="undo" size={18} />)).toContain('width="18" height="18"');
  expect(renderToStaticMarkup(<Logo />)).toContain('width="2em"');
});

test('a disease is told by its shape', () => {
  expect(renderToStaticMarkup(<DiseaseSymbol colour="blue" />)).toContain(SYMBOLS['blue']);
});

test('the three states of a vial differ without colour', () => {
  const states = (['open', 'done', 'gone'] as const).map((state) =>
    renderToStaticMarkup(<VialIcon colour="red" state={state} />).replaceAll(/fill="[^"]*"/gu, ''),
  );
  expect(new Set(states).size).toBe(3);
});

test('the committed favicon is the mark as it is drawn now', () => {
  const file = join(import.meta.dirname, '../../public/favicon.svg');
  expect(readFileSync(file, 'utf8')).toBe(markFile('tile'));
});
