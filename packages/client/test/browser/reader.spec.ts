import type { Locator, Page } from '@playwright/test';
import { heardOf, toldOf } from '../../src/announce/told.ts';
import { interpret } from '../../src/reader/interpret.ts';
import { words as english } from '../../src/words/en/index.ts';
import { words as french } from '../../src/words/fr/index.ts';
import { gameWords } from '../../src/words/game/index.ts';
import type { Words } from '../../src/words/words.ts';
import { Deal } from './support/deal.ts';
import { openDeal, untilMove } from './support/table.ts';
import { expect, test } from './support/test.ts';

const TONGUES = [gameWords('en'), gameWords('fr')];
const SAID = 'said aloud:';
/** In this deal the first turn brings an epidemic and a chain of outbreaks. */
const REQUEST = {
  game: 'base',
  players: 2,
  epidemics: 6,
  roles: ['medic', 'scientist'],
  options: { hands: 'open' },
};
const SEED = 'chain 1134';

/** Plays in text, and hears all that the page says aloud. */
class Listener {
  readonly page: Page;
  readonly deal: Deal;
  readonly words: Words;
  readonly heard: string[] = [];
  readonly expected: string[] = [];

  constructor(page: Page, deal: Deal, words: Words) {
    this.page = page;
    this.deal = deal;
    this.words = words;
  }

  async open(): Promise<void> {
    await this.page.clock.install();
    await openDeal(this.page, this.deal);
    await this.listen();
    await this.page.reload();
    await untilMove(this.page, this.deal.move);
    await this.page.keyboard.press('Tab');
    await expect(this.page.getByRole('button', { name: this.words.reader.open })).toBeFocused();
    await this.page.keyboard.press('Enter');
    await expect(this.page.getByRole('heading', { name: this.words.reader.title })).toBeFocused();
  }

  /** From the next time that a page is loaded. */
  async listen(): Promise<void> {
    this.page.on('console', (message) => {
      const text = message.text();
      if (text.startsWith(SAID)) this.heard.push(text.slice(SAID.length));
    });
    await this.page.addInitScript((label) => {
      new MutationObserver((changes) => {
        for (const { addedNodes, target } of changes) {
          const isAloud = target instanceof Element && target.closest('[data-announcements]') !== null;
          // oxlint-disable-next-line no-console -- this is how the test hears of it
          if (isAloud) for (const node of addedNodes) console.debug(`${label}${node.textContent ?? ''}`);
        }
      }).observe(document, { childList: true, subtree: true });
    }, SAID);
  }

  /** What was typed and what came of it, the newest first. */
  get answers(): Locator {
    return this.page.getByRole('list', { name: this.words.reader.output }).getByRole('listitem');
  }

  async type(text: string): Promise<void> {
    const line = this.page.getByRole('textbox', { name: this.words.reader.command });
    await line.fill(text);
    await line.press('Enter');
    await expect(line).toHaveValue('');
  }

  /** Everything that was to be said has been said, once and in this order, and nothing else. The time it takes is not waited for. */
  async untilHeard(...texts: readonly string[]): Promise<void> {
    this.expected.push(...texts);
    await expect
      .poll(async () => {
        await this.page.clock.runFor(2000);
        return this.heard;
      })
      .toEqual(this.expected);
    await expect(this.page.locator('[data-announcements]')).toHaveText(this.expected.at(-1) ?? '');
  }

  /** Asks, and is answered in text and aloud. */
  async ask(text: string): Promise<string> {
    const { scene } = this.deal;
    const { lines } = interpret(text, { scene, tongues: TONGUES, words: this.words });
    await this.type(text);
    await expect(this.answers.first().locator('p')).toHaveText([text, ...lines]);
    await this.untilHeard(lines.join(' '));
    return lines.join(' ');
  }

  /** Plays by what is typed, and is told in text and aloud what happened. */
  async play(typed: string, command = typed): Promise<readonly string[]> {
    const heard = heardOf(this.deal.scene);
    await this.type(typed);
    this.deal.play(this.deal.offer(command));
    const { scene } = this.deal;
    const told = toldOf(scene, heard, this.words.table).map(({ text }) => text);
    await expect(this.answers.first().locator('p')).toHaveText(told);
    await expect(this.story(this.deal.move)).toBeVisible();
    await this.untilHeard(...told);
    return told;
  }

  /** A move in the log. */
  story(move: number): Locator {
    return this.page.getByRole('button', { name: this.words.reader.goBack(move), exact: true });
  }
}

test('a game is asked about and played by typing, and each thing is said once', async ({ page }) => {
  const deal = new Deal(REQUEST, SEED);
  const listener = new Listener(page, deal, english);
  await listener.open();

  await test.step('questions are answered', async () => {
    expect(await listener.ask('where am i')).toMatch(/4 actions left.*Atlanta/u);
    expect(await listener.ask('city chicago')).toMatch(/^Chicago, blue/u);
    expect(await listener.ask('hand')).toMatch(/^The Scientist holds.*Khartoum/u);
    expect(await listener.ask('hand medic')).toMatch(/^The Medic holds/u);
    expect(await listener.ask('threats')).not.toBe('');
    expect(await listener.ask('tracks')).toMatch(/Outbreaks 0 of 8/u);
    expect(await listener.ask('legal')).toMatch(/drive washington/u);
    expect(await listener.ask('legal direct')).not.toMatch(/drive/u);
    expect(await listener.ask('swim')).toContain(english.reader.none('swim'));
  });

  await test.step('the beginning of a command is confirmed', async () => {
    expect(await listener.ask('drive chi')).toMatch(/Press Enter once more/u);
    await listener.play('', 'drive chicago');
    expect(await listener.ask('where am i')).toMatch(/3 actions left.*Chicago/u);
  });

  await test.step('a chain of outbreaks is one sentence', async () => {
    await listener.play('end');
    await listener.play('continue');
    const told = await listener.play('infect');
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/^Outbreak in Atlanta, chain to Washington, 2 of 8\./u);
    expect(listener.heard.filter((text) => /outbreak in/iu.test(text))).toEqual(told);
    expect(await listener.ask('tracks')).toMatch(/Outbreaks 2 of 8/u);
  });

  await test.step('the next turn begins, and a move of it is taken back', async () => {
    await listener.play('infect');
    expect(await listener.play('continue')).toEqual([expect.stringMatching(/^The Medic’s turn/u)]);
    await listener.play('go washington', 'drive washington');
    const { move } = deal;
    await listener.type('undo');
    await listener.untilHeard(english.table.actions.undone);
    await expect(listener.story(move)).toBeHidden();
    await expect(listener.story(move - 1)).toBeVisible();
  });

  await page.reload();
  await expect(page.getByRole('heading', { name: english.reader.title })).toBeVisible();
  await page.getByRole('button', { name: english.reader.close }).click();
  await untilMove(page, deal.move - 1);
});

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' });

  test('a question and a command are understood and answered', async ({ page }) => {
    const listener = new Listener(page, new Deal(REQUEST, SEED, 'fr'), french);
    await listener.open();
    expect(await listener.ask('où suis-je')).toMatch(/Atlanta/u);
    const told = await listener.play('aller Chicago', 'drive chicago');
    expect(told).toEqual([expect.stringMatching(/^La Scientifique .*Chicago/u)]);
  });
});
