import { tutorial } from '../../src/words/en/tutorial.ts';
import { first } from '../tutorial/first/course.ts';
import { lab } from '../tutorial/lab/course.ts';
import { finger, pointer } from './support/hands.ts';
import { Pupil } from './support/pupil.ts';
import { standStill, untilMove } from './support/table.ts';
import { expect, test } from './support/test.ts';

test('the guided game is played to its end, with a way that is taken back and a reload', async ({ page }) => {
  const pupil = new Pupil(page, first, pointer(page));
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
      const commands = first.commands[step];
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
  expect(seen).toEqual(first.game.script.map(({ id }) => id).filter((id) => id !== 'finish'));
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
  const pupil = new Pupil(page, first, pointer(page));
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test('the guided laboratory is played to its end by touching what it points at', async ({ page }) => {
    const pupil = new Pupil(page, lab, finger(page));
    const { lesson } = pupil;
    await standStill(page);
    await page.goto('/');
    await page.getByRole('button', { name: tutorial.titles.lab }).tap();
    await untilMove(page, 0);
    while (lesson.step !== 'finish') {
      const { step } = lesson;
      await test.step(step, async () => {
        await pupil.compare();
        const commands = lab.commands[step];
        if (commands === undefined) return pupil.read();
        if (step === 'grow') await pupil.reload();
        for (const words of commands) {
          await pupil.compare();
          await pupil.obey(words);
        }
        return undefined;
      });
    }
    await pupil.compare();
    await pupil.button(tutorial.finish.rules).tap();
    await expect(page).toHaveURL(/\/rules\/lab$/u);
  });
});
