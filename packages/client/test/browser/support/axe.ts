// What axe finds wrong, in both themes: every rule it has, at every level.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;

declare global {
  interface Window {
    axe?: {
      readonly run: (context: object, options: object) => Promise<Results>;
      readonly getRules: () => readonly { readonly ruleId: string; readonly tags: readonly string[] }[];
    };
  }
}

/** All that the colours of a theme can break. */
const OF_COLOURS = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

/** Brings the library to a page, where it stays until the next one is loaded. */
async function bring(page: Page): Promise<void> {
  if (await page.evaluate(() => window.axe !== undefined)) return;
  await new AxeBuilder({ page }).setLegacyMode().include('title').withRules('document-title').analyze();
  await page.evaluate(() => {
    // Colours that change little by little are looked at when they have changed.
    const still = new CSSStyleSheet();
    still.replaceSync('*, *::before, *::after { transition: none !important; }');
    document.adoptedStyleSheets.push(still);
  });
}

/** What breaks a rule in each theme, with the places where it was found. Only colours differ from theme to theme. */
function findings(page: Page, within: string): Promise<readonly string[]> {
  return page.evaluate(
    async ({ part, ofColours }) => {
      const { dataset } = document.documentElement;
      const own = dataset['theme'];
      const run = async (rules: object): Promise<readonly string[]> => {
        // There are no frames and no styles from elsewhere to fetch.
        const usual = { resultTypes: ['violations'], preload: false, iframes: false };
        const { violations } = await window.axe!.run({ include: [part] }, { ...usual, ...rules });
        return violations.flatMap(({ id, nodes }) =>
          nodes
            .slice(0, 6)
            .map(
              ({ html, failureSummary }) =>
                `${dataset['theme'] ?? ''}: ${id} ${html.slice(0, 160)} ${failureSummary?.slice(0, 300) ?? ''}`,
            ),
        );
      };
      // Left to itself axe looks with those rules only that it calls usual.
      const rules = Object.fromEntries(
        window
          .axe!.getRules()
          .filter(({ tags }) => !tags.includes('deprecated'))
          .map(({ ruleId }) => [ruleId, { enabled: true }]),
      );
      const found = await run({ rules });
      dataset['theme'] = own === 'dark' ? 'light' : 'dark';
      const inOther = await run({ runOnly: { type: 'rule', values: ofColours } });
      dataset['theme'] = own;
      return [...found, ...inOther];
    },
    { part: within, ofColours: OF_COLOURS },
  );
}

/** Looks at a part of the page: with every rule, and at its colours in the other theme as well. */
export async function clean(page: Page, what: string, within = 'html'): Promise<void> {
  await bring(page);
  expect.soft(await findings(page, within), what).toEqual([]);
}
