import type { Locator, Page } from '@playwright/test';
import { SCRIPT } from '../../src/tutorial/script.ts';
import { tutorial } from '../../src/words/en/tutorial.ts';
import { Lesson, LESSON, savedDeal, SEED } from '../tutorial/lesson.ts';
import { Deal } from './support/deal.ts';
import { pointer } from './support/hands.ts';
import { standStill, TablePage, untilMove } from './support/table.ts';
import { expect, test } from './support/test.ts';

/** Follows the guide: the script on the engine says what has to be shown, the page is played. */
class Pupil {
  readonly page: Page;
  readonly lesson = new Lesson();
  readonly deal = new Deal(savedDeal().config, SEED);
  readonly table: TablePage;

  constructor(page: Page) {
    this.page = page;
    this.table = new TablePage(page, this.deal, pointer(page));
  }

  get guide(): Locator {
    return this.page.getByRole('region', { name: tutorial.title });
  }

  button(name: string): Locator {
    return this.guide.getByRole('button', { name, exact: true });
  }

  heading(name: string): Locator {
    return this.guide.getByRole('heading', { name, exact: true });
  }

  /** The guide stands where the script does and says what is to be said there. */
  async compare(): Promise<void> {
    const { at } = this.lesson.standing;
    const { text } = SCRIPT[at]!;
    const said = tutorial.texts[typeof text === 'string' ? text : text(this.lesson.moment)];
    const { say, game } = this.deal.scene;
    await expect(this.heading(said.title)).toBeVisible();
    await expect(
      this.guide.getByText(tutorial.progress(at + 1, SCRIPT.length), { exact: true }),
    ).toBeVisible();
    await expect(
      this.guide.getByText(
        said.text({
          city: (city) => say.cityName(game, city),
          button: (kind) => say.kindShort(game, kind),
        }),
        { exact: true },
      ),
    ).toBeVisible();
  }

  async read(): Promise<void> {
    const { step } = this.lesson;
    await this.button(tutorial.next).click();
    this.lesson.memory = { ...this.lesson.memory, read: step };
  }

  /** Does what the guide asks for, places first, as it says. */
  async play(words: string): Promise<void> {
    const offer = this.deal.offer(words);
    const { city } = offer.operands;
    if (offer.kind.name === 'drive' && typeof city === 'string') {
      await this.goTo(city);
      this.deal.play(offer);
    } else await this.table.perform(offer);
    this.lesson.play(words);
    await untilMove(this.page, this.deal.move);
  }

  async goTo(city: string): Promise<void> {
    const { say, speaker, view } = this.deal.scene;
    await this.table.hands.place(`city:${city}`);
    await this.table.choices
      .getByRole('button', { name: say.offerLabel(speaker, this.deal.offer(`drive ${city}`), view) })
      .click();
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await untilMove(this.page, this.deal.move);
    await this.compare();
  }
}

test('the guided game is played to its end, with a way that is taken back and a reload', async ({ page }) => {
  const pupil = new Pupil(page);
  const { lesson } = pupil;
  await standStill(page);
  await page.goto('/learn');
  await untilMove(page, 0);
  const seen: string[] = [];
  while (lesson.step !== 'finish') {
    const { step } = lesson;
    seen.push(step);
    await test.step(step, async () => {
      await pupil.compare();
      const commands = LESSON[step];
      if (commands === undefined) return pupil.read();
      if (step === 'share') {
        await pupil.goTo('chicago');
        await untilMove(page, 1);
        await expect(pupil.heading(tutorial.stray.title)).toBeVisible();
        await expect(pupil.guide.getByText(tutorial.stray.text)).toBeVisible();
        await pupil.button(tutorial.stray.takeBack).click();
        await untilMove(page, 0);
        await pupil.compare();
      }
      // What has been read is known only to the browser: without it this would be the step before.
      if (step === 'move') await pupil.reload();
      for (const [index, words] of commands.entries()) {
        if (index > 0) await pupil.reload();
        await expect(pupil.guide.getByText(tutorial.yourMove)).toBeVisible();
        await pupil.play(words);
      }
      return undefined;
    });
  }
  expect(seen).toEqual(SCRIPT.map(({ id }) => id).filter((id) => id !== 'finish'));
  await pupil.compare();

  await pupil.button(tutorial.finish.playOn).click();
  await expect(page).toHaveURL(/\/local\/[^/]+$/u);
  await expect(pupil.guide).toBeHidden();
  await untilMove(page, pupil.deal.move);
  await pupil.table.compareTracks();
  await pupil.table.perform(pupil.deal.offers[0]!);
  await pupil.table.compareTracks();
});

test('whoever leaves the guide at once has an ordinary game', async ({ page }) => {
  const pupil = new Pupil(page);
  await standStill(page);
  await page.goto('/learn');
  await pupil.compare();
  await pupil.button(tutorial.leave).click();
  await expect(page).toHaveURL(/\/local\/[^/]+$/u);
  await expect(pupil.guide).toBeHidden();
  await untilMove(page, 0);
  await pupil.goTo('chicago');
  pupil.deal.play(pupil.deal.offer('drive chicago'));
  await untilMove(page, 1);
  await pupil.table.openLog();
  await pupil.table.compare();
  await page.reload();
  await untilMove(page, 1);
  await expect(pupil.guide).toBeHidden();

  await page.goto('/learn');
  await untilMove(page, 0);
  await pupil.compare();
});
