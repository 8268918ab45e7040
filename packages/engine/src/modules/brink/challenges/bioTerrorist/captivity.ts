// Capture: a team player takes him in the city they share, in the own action part; he loses his cards and stays visible. Captured he may only
// draw, and escape with a card to its city. BRINK-BCP-1 to BRINK-BCP-10
import { pack, seatOf } from '../../../../kernel/command.ts';
import { allRun } from '../../../../kernel/points.ts';
import type { Need, Offers, Refusal, Seat, State } from '../../../../kernel/types.ts';
import { countReveal } from '../../../../ops/markers.ts';
import { actionsLeft, spendActions } from '../../../../rules/actions.ts';
import { actionBegins, areNeedsMet, defineFree } from '../../../../rules/undertake.ts';
import type { BrinkFact } from '../../facts.ts';
import { defineDeed, isCaught } from './deed.ts';
import { fliesTo, flyTo, isElsewhere } from './flying.ts';
import { discardAll, holdsCard, offerCards, spendCard } from './hand.ts';
import { isCaptured, isTerrorist, isVisible, setCaptured, terrorist, terroristCity } from './memory.ts';
import { captureTakesAction } from './options.ts';

/** All that counts is what stands on the board: nobody asks where he hides. BRINK-BVW-4 */
function whyNoCapture(s: State, seat: Seat): Refusal | undefined {
  if (isTerrorist(s, seat))
    return { reason: 'wrong-side', message: 'The Bio-Terrorist does not capture himself.' };
  if (!isVisible(s)) return { reason: 'hidden', message: 'The Bio-Terrorist is hidden.' };
  if (isCaptured(s)) return { reason: 'captured', message: 'The Bio-Terrorist is captured already.' };
  if (s.pawns[seat] === s.pawns[terrorist(s)]) return undefined;
  const city = s.game.cityNames[s.pawns[terrorist(s)]!]!;
  return { reason: 'not-together', message: `The Bio-Terrorist is in ${city}.` };
}

const mayCapture: Need = {
  isMet: (s, command) => whyNoCapture(s, seatOf(command)) === undefined,
  refusal: (s, command) => whyNoCapture(s, seatOf(command))!,
};

const price = (s: State): number => (captureTakesAction(s) ? 1 : 0);

const canPay: Need = {
  isMet: (s) => actionsLeft(s) >= price(s),
  refusal: () => ({ reason: 'no-action-left', message: 'No action is left in this turn.' }),
};

const capture = defineFree({
  name: 'capture',
  phrase: 'capture',
  needs: [mayCapture, canPay],
  cost: price,
  effect(s, command) {
    if (price(s) > 0) {
      allRun(s, actionBegins);
      spendActions(s, price(s));
    }
    countReveal(s);
    setCaptured(s, true);
    const city = s.game.cityIds[terroristCity(s)]!;
    s.sink?.({ fact: 'captured', seat: seatOf(command) + 1, city } satisfies BrinkFact);
    discardAll(s);
  },
});

function offerCapture(s: State, seat: Seat, out: Offers): void {
  const command = pack(capture, seat);
  if (isVisible(s) && areNeedsMet(s, command)) out.add(command);
}

const escape = defineDeed({
  name: 'escape',
  phrase: 'escape {card}',
  operands: { card: 'infection' },
  needs: [isCaught, holdsCard, isElsewhere],
  effect(s, command) {
    const city = spendCard(s, command);
    setCaptured(s, false);
    flyTo(s, city, 'escape');
  },
});

export const captivity = { capture, escape, offerCapture };

/** For one who is captured and has an action left. */
export const offerEscape = (s: State, out: Offers): void => offerCards(s, escape, out, fliesTo);
