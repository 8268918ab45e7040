// Follows a guide: the script on the engine says what has to be shown, the page is played.
import type { Locator, Page } from '@playwright/test';
import { tutorial as english } from '../../../src/words/en/tutorial.ts';
import { tutorial as french } from '../../../src/words/fr/tutorial.ts';
import type { TutorialWords } from '../../../src/words/tutorial.ts';
import type { Language } from '../../../src/words/words.ts';
import { Lesson, namesIn, savedDeal, type Course } from '../../tutorial/lesson.ts';
import { Deal } from './deal.ts';
import type { Hands } from './hands.ts';
import { TablePage, untilMove } from './table.ts';
import { expect } from './test.ts';

const DISCARD = { en: 'Discard it', fr: 'La défausser' } as const;

export class Pupil {
  readonly page: Page;
  readonly course: Course;
  readonly lesson: Lesson;
  readonly deal: Deal;
  readonly table: TablePage;
  readonly language: Language;
  readonly words: TutorialWords;

  constructor(page: Page, course: Course, hands: Hands, language: Language = 'en') {
    this.language = language;
    this.words = language === 'en' ? english : french;
    this.page = page;
    this.course = course;
    this.lesson = new Lesson(course);
    this.deal = new Deal(savedDeal(course).config, course.seed, language);
    this.table = new TablePage(page, this.deal, hands);
  }

  get guide(): Locator {
    return this.page.getByRole('region', { name: this.words.titles[this.course.id] });
  }

  button(name: string): Locator {
    return this.guide.getByRole('button', { name, exact: true });
  }

  heading(name: string): Locator {
    return this.guide.getByRole('heading', { name, exact: true });
  }

  /** The guide stands where the script does and says what is to be said there. */
  async compare(): Promise<void> {
    const { standing, text } = this.lesson;
    const said = this.course.texts[this.language][text]!;
    const progress = this.words.progress(standing.at + 1, this.course.game.script.length);
    await expect(this.heading(said.title)).toBeVisible();
    await expect(this.guide.getByText(progress, { exact: true })).toBeVisible();
    await expect(this.guide.getByText(said.text(namesIn(this.language)), { exact: true })).toBeVisible();
  }

  async read(): Promise<void> {
    const { step } = this.lesson;
    await this.table.hands.press(this.button(this.words.next));
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

  /** Presses what the ring is around until the command is played, as somebody does who knows nothing but the guide. */
  async obey(words: string): Promise<void> {
    const offer = this.deal.offer(words);
    const { say, speaker, view, names } = this.deal.scene;
    const answers = [
      say.offerLabel(speaker, offer, view),
      ...Object.values(offer.operands).map((value) => names.card(String(value))),
      ...(offer.kind.name === 'drop-sequence' ? [DISCARD[this.language]] : []),
    ];
    const way = this.table.wayTo(offer);
    this.deal.play(offer);
    const played = this.page.locator(`[data-move="${String(this.deal.move)}"]`);
    for (let last = ''; !(await played.isVisible());) {
      const target = await this.#pointedAt(last, played);
      if (target === undefined) break;
      // An open board is no button: what is on it is not there yet, or the map is about to take its place.
      const fold = this.page.locator('[data-tour="laboratory"] > button');
      if (target === 'laboratory' && !(await fold.isVisible())) continue;
      last = target;
      if (target === 'laboratory') {
        await this.table.hands.press(fold);
        continue;
      }
      const place = this.page.locator(`[data-tour="${target}"]`);
      if (target.startsWith('city:')) await this.table.hands.place(target);
      else if (target === 'choices:city')
        await this.table.hands.press(way.or(this.#answerIn(place, answers)).first());
      else if (target.startsWith('choices:') || target === 'lab:drawn')
        await this.table.hands.press(this.#answerIn(place, answers));
      else await this.table.hands.press(place);
    }
    this.lesson.play(words);
    await untilMove(this.page, this.deal.move);
  }

  /** What the guide points at, once that is something else than what was just pressed; nothing if the command is played. */
  async #pointedAt(last: string, played: Locator): Promise<string | undefined> {
    let found: string | undefined;
    await expect(async () => {
      // The ring first: between the two the command may be played, and the ring then lies around what comes next.
      found = await this.page.evaluate(ringed);
      if (await played.isVisible()) found = undefined;
      expect(found).not.toBe(last);
      expect(found).not.toBe('');
    }).toPass({ intervals: [20, 50, 100] });
    return found;
  }

  #answerIn(place: Locator, names: readonly string[]): Locator {
    const buttons = names.map((name) => place.getByRole('button', { name }));
    return buttons.reduce((some, one) => some.or(one)).first();
  }

  async goTo(city: string): Promise<void> {
    await this.table.hands.place(`city:${city}`);
    await this.table.hands.press(this.table.wayTo(this.deal.offer(`drive ${city}`)));
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await untilMove(this.page, this.deal.move);
    await this.compare();
  }
}

/** The name of what the ring lies around, in the page; empty if there is no ring. */
function ringed(): string {
  const ring = document.querySelector('[data-round][aria-hidden]')?.getBoundingClientRect();
  if (ring === undefined) return '';
  const middle = ({ left, top, width, height }: DOMRect): readonly number[] => [
    left + width / 2,
    top + height / 2,
  ];
  const [x = 0, y = 0] = middle(ring);
  const near = [...document.querySelectorAll('[data-tour], [data-stop^="city:"]')].find((one) => {
    const box = one.getBoundingClientRect();
    const [left = 0, top = 0] = middle(box);
    return Math.hypot(left - x, top - y) < 1 && Math.abs(ring.width - box.width) < 12;
  });
  return near?.getAttribute('data-tour') ?? near?.getAttribute('data-stop') ?? '';
}
