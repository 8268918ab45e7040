// What is explained stays what it was; where nobody says which game it is, nothing changes at all.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ExplainContext } from '../../src/rules/context.ts';
import { Explained } from '../../src/rules/Explained.tsx';

const thing = (
  <Explained what={{ kind: 'role', id: 'medic' }}>
    <button type="button" className="thing" aria-describedby="more">
      Medic
    </button>
  </Explained>
);

it('draws what it is put around', () => {
  const html = renderToStaticMarkup(thing);
  expect(html).toMatch(
    /^<button type="button" class="[^"]*\bthing\b[^"]*" aria-describedby="more">Medic<\/button>$/u,
  );
});

it('shows no card until somebody asks', () => {
  const html = renderToStaticMarkup(
    <ExplainContext value={{ language: 'en', game: 'base' }}>{thing}</ExplainContext>,
  );
  expect(html).not.toContain('dialog');
  expect(html).toContain('aria-describedby="more"');
});
