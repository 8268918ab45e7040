// The hands that lie before one person: usually one; where a seat is spoken for, its hand lies beside that of its player.
import { narrow } from '../../../choices/narrow.ts';
import type { Offer } from '../../../choices/offer.ts';
import { readOffers } from '../../../choices/read.ts';
import { heldBy } from '../../../scene/opponent.ts';
import type { Scene } from '../../../scene/scene.ts';
import type { Selection } from '../../../scene/selection.ts';
import { seatsWith } from '../../../table/seats.ts';
import { allowedBy } from '../onBoard.ts';
import { cardsOf, usableCards } from '../usable.ts';

export function handsOf({ model, seat }: Pick<Scene, 'model' | 'seat'>): readonly number[] {
  return seat === 0 ? [] : seatsWith(model.info, seat);
}

/** What the seat of a hand could say now, whoever acts. */
export function offersOf(scene: Scene, seat: number, mode: 'play' | 'plan'): readonly Offer[] {
  const { model, facts, offers, past } = scene;
  if (seat === scene.seat) return offers;
  const board = model.boards.find((one) => one.seat === seat);
  if (board === undefined || past !== undefined || mode === 'plan') return [];
  return readOffers(facts, board.legal, board.seat, board.prices);
}

/** The operand of the action in hand that a card answers; undefined where it answers nothing. */
export function answeredByCard(
  card: string,
  selection: Selection,
  offers: readonly Offer[],
  held: 'card' | 'infection' = 'card',
): string | undefined {
  return narrow(allowedBy(selection, offers)).questions.find(
    ({ type, options }) => type === held && options.some(({ value }) => value === card),
  )?.operand;
}

/** The cards of a hand with which something can be done; while a card is asked for, those that answer. */
export function usableIn(
  scene: Scene,
  seat: number,
  { selection, mode }: { readonly selection: Selection; readonly mode: 'play' | 'plan' },
): ReadonlySet<string> {
  const { offers } = scene;
  const { questions } = narrow(allowedBy(selection, offers));
  const held = heldBy(scene, seat);
  if (questions.some(({ type }) => type === held)) {
    const cards = cardsOf(scene, seat);
    return new Set(cards.filter((card) => answeredByCard(card, selection, offers, held) !== undefined));
  }
  return usableCards(scene, seat, [...offers, ...(seat === scene.seat ? [] : offersOf(scene, seat, mode))]);
}
