// Agronomist: puts single tokens into regions without a card, and may put a third one when purifying water.
// IB-AGR-1 to IB-AGR-10
import { first, pack, second, seatOf } from '../../../kernel/command.ts';
import { oneCard } from '../../../kernel/price.ts';
import type { Role } from '../../../kernel/types.ts';
import { payCards } from '../../../rules/pay.ts';
import { defineAction } from '../../../rules/undertake.ts';
import { offerPurifications, placeTokens, purifyRefusal, regionRefusal, tokensLeft } from '../water.ts';

const TOKENS_FOR_A_CARD = 3;

const purifyOne = defineAction({
  name: 'purify-one',
  phrase: 'purify {region}',
  formerly: ['irrigate {region}'],
  operands: { region: 'region' },
  effect: (s, command) => placeTokens(s, first(command), 1, 'purify-one'),
  refusal: (s, command) => regionRefusal(s, seatOf(command), first(command)),
});

const purifyThree = defineAction({
  name: 'purify-three',
  phrase: 'purify {region} with {card} for three',
  formerly: ['purify-amply {region} with {card}'],
  operands: { region: 'region', card: 'card' },
  price: (_s, command) => oneCard(second(command)),
  effect(s, command) {
    payCards(s, command, 'purify');
    placeTokens(s, first(command), TOKENS_FOR_A_CARD, 'purify');
  },
  refusal(s, command) {
    const wrong = purifyRefusal(s, command);
    if (wrong !== undefined || tokensLeft(s) >= TOKENS_FOR_A_CARD) return wrong;
    const message = `Only ${String(tokensLeft(s))} of three tokens are left: “purify” places those.`;
    return { reason: 'no-third-token', message };
  },
});

export const agronomist = {
  kind: 'role',
  id: 'agronomist',
  commands: [purifyOne, purifyThree],
  actions: [
    (s, seat, out) => {
      const left = tokensLeft(s);
      if (left === 0) return;
      const regions = s.game.regionsOf[s.pawns[seat]!]!;
      for (let i = 0; i < regions.length; i++) out.add(pack(purifyOne, seat, regions[i]));
      if (left >= TOKENS_FOR_A_CARD) offerPurifications(s, seat, purifyThree, 'fitting', out);
    },
  ],
} as const satisfies Role;
