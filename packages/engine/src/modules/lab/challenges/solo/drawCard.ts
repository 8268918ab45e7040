// Draw a card: the CDC takes one card of the player deck; what no hand holds is resolved as always. An empty deck gives none, and nothing is
// lost by that. LAB-SOLO-25 to LAB-SOLO-27
import { pack } from '../../../../kernel/command.ts';
import type { Need, Offers, State } from '../../../../kernel/types.ts';
import { drawSingle } from '../../../../rules/draw.ts';
import { defineAction, offerIf } from '../../../../rules/undertake.ts';
import { isByCdc } from './needs.ts';
import { CDC } from './seats.ts';

const isCardLeft: Need = {
  isMet: (s) => s.playerDeck.size > 0,
  refusal: () => ({ reason: 'deck-empty', message: 'No card is left in the player deck.' }),
};

export const drawCard = defineAction({
  name: 'draw-card',
  phrase: 'draw-card',
  needs: [isByCdc, isCardLeft],
  effect: (s) => drawSingle(s, CDC),
});

export function offerDraw(s: State, out: Offers): void {
  offerIf(s, out, pack(drawCard, CDC));
}
