// Troubleshooter: at the start of her turn looks at as many infection cards as the rate says; her direct flights only show their card.
// BRINK-TRB-1 to BRINK-TRB-5, BRINK-TRB-7 to BRINK-TRB-12, BRINK-TRB-14
import { answer } from '../../../kernel/points.ts';
import { rateInForce } from '../../../kernel/rate.ts';
import { actsThisTurn } from '../../../kernel/seating.ts';
import type { Role } from '../../../kernel/types.ts';
import { peekAtInfections } from '../../../rules/look.ts';
import { turnStarts } from '../../../rules/turn.ts';
import { keepsFlightCard } from '../../base/flights.ts';

export const troubleshooter = {
  kind: 'role',
  id: 'troubleshooter',
  points: [
    answer(turnStarts, (s, seat) => {
      if (actsThisTurn(s, seat)) peekAtInfections(s, seat, rateInForce(s));
    }),
    answer(keepsFlightCard, () => true),
  ],
} as const satisfies Role;
