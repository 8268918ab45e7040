// What a command takes that waits for consent, read off the frame that asks; undefined where it doesn't say.
import type { FrameView, Price } from '@cordon/engine';

export function priceAsked(frame: FrameView | undefined): Price | undefined {
  const price = frame?.['price'];
  if (typeof price !== 'object' || price === null || !('actions' in price) || !('cards' in price))
    return undefined;
  const { actions, cards } = price;
  if (typeof actions !== 'number' || !Array.isArray(cards)) return undefined;
  return { actions, cards: cards.filter((card) => typeof card === 'string') };
}
