// Plays a deal at the table screen through what is visible there, and compares what is shown with what the engine says.
import type { Locator, Page } from '@playwright/test';
import { CARDS_PER_TURN } from '@cordon/engine';
import { cellsOf } from '../../../src/choices/cells.ts';
import { orderingIn, type Ordering } from '../../../src/choices/ordering.ts';
import { keepFitting, narrow, type Answer, type Question } from '../../../src/choices/narrow.ts';
import type { Offer, OperandValue } from '../../../src/choices/offer.ts';
import { askedKind } from '../../../src/screens/table/asked.ts';
import { table as english } from '../../../src/words/en/table.ts';
import { app as englishApp } from '../../../src/words/en/app.ts';
import { app as frenchApp } from '../../../src/words/fr/app.ts';
import { home as englishHome } from '../../../src/words/en/home.ts';
import { story as englishStory } from '../../../src/words/en/story.ts';
import { story as frenchStory } from '../../../src/words/fr/story.ts';
import { table as french } from '../../../src/words/fr/table.ts';
import { home as frenchHome } from '../../../src/words/fr/home.ts';
import { turnsOf } from '../../../src/table/turns.ts';
import type { TableWords } from '../../../src/words/table.ts';
import type { Deal } from './deal.ts';
import type { Hands } from './hands.ts';
import { expect } from './test.ts';

export const tableWords = { en: english, fr: french } as const;
export const storyWords = { en: englishStory, fr: frenchStory } as const;
const appWords = { en: englishApp, fr: frenchApp } as const;
const homeWords = { en: englishHome, fr: frenchHome } as const;

/** Nothing moves or goes on by itself, so that nothing has to be waited for. */
export async function standStill(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept = localStorage.getItem('cordon.settings');
    if (kept === null)
      localStorage.setItem('cordon.settings', JSON.stringify({ motion: 'off', pace: 'every-step' }));
  });
}

/** Opens a deal that was saved, with all seats held by one person. */
export async function openDeal(page: Page, deal: Deal): Promise<void> {
  await standStill(page);
  await page.goto('/');
  await page.getByLabel(homeWords[deal.language].load, { exact: true }).setInputFiles({
    name: 'deal.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(deal.save()),
  });
  await untilMove(page, deal.move);
}

/** Until the page shows the board after this move. */
export async function untilMove(page: Page, move: number): Promise<void> {
  await expect(page.locator(`[data-move="${String(move)}"]`)).toBeVisible();
}

export class TablePage {
  readonly page: Page;
  readonly deal: Deal;
  readonly hands: Hands;
  readonly words: TableWords;

  constructor(page: Page, deal: Deal, hands: Hands) {
    this.page = page;
    this.deal = deal;
    this.hands = hands;
    this.words = tableWords[deal.language];
  }

  get choices(): Locator {
    return this.page.locator('[data-tour^="choices:"]');
  }

  kind(name: string): Locator {
    return this.page.locator(`[data-tour="kind:${name}"]`);
  }

  /** Carries out a command step by step, in the page and then with the engine. */
  async perform(offer: Offer, where: 'list' | 'board' = 'list'): Promise<void> {
    const { offers } = this.deal;
    const ordering = orderingIn(this.deal.scene.view, offers);
    if (ordering?.kind === offer.kind.name) return this.#order(ordering, offer);
    const own = offers.filter(({ kind }) => kind.name === offer.kind.name);
    if (askedKind(offers) !== offer.kind.name) await this.#choose(offer.kind.name);
    const answers: Answer[] = [];
    for (;;) {
      const { question, complete } = narrow(own, keepFitting(own, answers));
      if (complete !== undefined || question === undefined) break;
      await this.#answer(question, offer.operands[question.operand], where);
      answers.push({ operand: question.operand, value: offer.operands[question.operand] });
    }
    this.deal.play(offer);
    await untilMove(this.page, this.deal.move);
    await this.hands.goOn?.();
  }

  /** Presses the cell of a kind, and the kind itself where several share the cell. */
  async #choose(kind: string): Promise<void> {
    const { facts, view, seat, offers, face } = this.deal.scene;
    const cells = cellsOf({ facts, view, seat, offers, beside: face.beside(view, seat) });
    const shared = cells.find(({ kinds }) => kinds.length > 1 && kinds.some(({ name }) => name === kind));
    if (shared !== undefined) {
      await this.hands.press(this.page.locator(`[data-tour="cell:${shared.key}"]`));
      if (new Set(shared.offers.map((offer) => offer.kind)).size === 1) return;
    }
    await this.hands.press(this.kind(kind));
  }

  /** Puts the card of an offer first, and leaves the others as they lie. */
  async #order({ cards, commands }: Ordering, offer: Offer): Promise<void> {
    const words = storyWords[this.deal.language].order;
    const [card = ''] = Object.values(offer.operands).flat();
    const up = this.option(words.earlier(this.deal.scene.names.card(card)));
    for (let place = cards.indexOf(card); place > 0; place--) await this.hands.press(up);
    await this.hands.press(this.option(words.keep));
    for (const said of commands([card, ...cards.filter((one) => one !== card)]))
      this.deal.play({ seat: offer.seat, words: said });
    await untilMove(this.page, this.deal.move);
    await this.hands.goOn?.();
  }

  async #answer(question: Question, value: OperandValue | undefined, where: 'list' | 'board'): Promise<void> {
    const isPlace = question.type === 'city' || question.type === 'region' || question.type === 'line';
    if (where === 'board' && isPlace && typeof value === 'string')
      await this.hands.place(`${question.type}:${value}`);
    else if (question.type === 'cards' && value !== undefined) {
      for (const card of typeof value === 'string' ? [value] : value)
        await this.hands.press(this.option(this.deal.scene.names.card(card)));
      await this.hands.press(this.option(this.words.actions.confirm));
    } else await this.hands.press(this.option(this.nameOf(question, value)));
  }

  /** What the menu beside a city calls a command that needs no more words than the name of its action. */
  wayTo({ kind }: Offer): Locator {
    const { say, game } = this.deal.scene;
    const name = new RegExp(`^${say.kindShort(game, kind.name)}\\b`, 'u');
    return this.page.locator('[data-tour="choices:city"]').getByRole('button', { name });
  }

  option(name: string): Locator {
    return this.choices.getByRole('button', { name, exact: true });
  }

  nameOf({ type }: Question, value: OperandValue | undefined): string {
    const { names, say, game } = this.deal.scene;
    if (value === undefined) return this.words.actions.without;
    const text = String(value);
    if (type === 'city') return names.city(text);
    if (type === 'colour') return names.colour(text);
    if (type === 'seat') return names.seat(Number(text));
    if (type === 'region') return say.regionName(game, text);
    if (type === 'line') return say.lineName(game, text);
    if (type === 'dish' || type === 'research') return say.thingName(game, type, text);
    return names.card(text);
  }

  /** The page shows what the engine says: tracks, what is waited for, the newest lines of the log. */
  async compare(): Promise<void> {
    const { view, say, speaker } = this.deal.scene;
    await this.compareTracks(view);
    if (!this.deal.isOver)
      await expect(
        this.page.getByRole('heading', { name: say.waitsFor(speaker, view).heading, exact: true }),
      ).toBeVisible();
    await this.compareLog();
  }

  /** The last move is told, in the turn it belongs to and, if it ended that one, in the next. */
  async compareLog(): Promise<void> {
    const { model, say, speaker } = this.deal.scene;
    const last = model.entries.at(-1);
    if (last?.entry !== 'played') return;
    const told = turnsOf(model.entries)
      .flatMap(({ lines }) => lines)
      .filter(({ entry }) => entry === last)
      .map(({ facts }) => say.tell(speaker, facts))
      .filter((sentences) => sentences.length > 0)
      .toReversed();
    const lines = this.page.locator(`[data-entry="${String(last.move)}"]`).locator('button, p');
    await expect(lines).toHaveText(told.flat());
  }

  async compareTracks(view = this.deal.scene.view): Promise<void> {
    const { facts, names } = this.deal.scene;
    const words = this.words.tracks;
    const tracks = this.page.getByRole('region', { name: words.title });
    const cards = view.playerDeck.size;
    for (const name of [
      words.outbreaksOf(view.outbreaks, facts.outbreakLimit),
      words.rateIs(view.rate),
      words.cardsLeft(cards, Math.floor(cards / CARDS_PER_TURN)),
    ])
      await expect(tracks.getByRole('img', { name, exact: true })).toBeVisible();
    for (const [colour, left] of Object.entries(view.supply))
      await expect(
        tracks.getByTitle(words.supply(names.colour(colour), left), { exact: true }),
      ).toBeVisible();
  }

  async openLog(): Promise<void> {
    await this.hands.press(this.page.getByRole('tab', { name: this.words.log.title }));
  }

  get endSheet(): Locator {
    return this.page.getByRole('dialog', {
      name: this.deal.scene.view.ending === 'won' ? this.words.end.won : this.words.end.lost,
    });
  }

  /** Plays on to the end, with every other place chosen on the board, and looks now and then whether all is as it should be. */
  async playToEnd(next: (deal: Deal) => Offer): Promise<void> {
    while (!this.deal.isOver) {
      await this.perform(next(this.deal), this.deal.move % 2 === 0 ? 'board' : 'list');
      if (this.deal.move % 8 === 0) await this.compareTracks();
    }
    await this.dismissBanner();
    await expect(this.endSheet).toBeVisible();
  }

  /** What is shown before the end can be put away. */
  async dismissBanner(): Promise<void> {
    const close = this.page
      .getByRole('main')
      .getByRole('button', { name: appWords[this.deal.language].close });
    await expect(close.or(this.endSheet).first()).toBeVisible();
    if (!(await this.endSheet.isVisible())) await this.hands.press(close);
  }
}
