// Operations Expert: builds without a card, and once a turn flies from a station to anywhere for any city card.
// BASE-OPX-1 to BASE-OPX-7
import { FIRST, first, pack, second, seatOf } from '../../../kernel/command.ts';
import { answer } from '../../../kernel/points.ts';
import { oneCard } from '../../../kernel/price.ts';
import { NO_CARD, type Role } from '../../../kernel/types.ts';
import { nextHeldCity } from '../../../ops/cards.ts';
import { movePawn } from '../../../ops/pawns.ts';
import { isBound, mayLeave } from '../../../rules/move.ts';
import { oncePerTurn } from '../../../rules/oncePerTurn.ts';
import { payCards } from '../../../rules/pay.ts';
import { alreadyThere, noCityCard } from '../../../rules/refusals.ts';
import { defineAction } from '../../../rules/undertake.ts';
import { buildsFree, hasAnyStation, noStation } from '../stations.ts';

const flight = oncePerTurn('operations-expert.used');

const fly = defineAction({
  name: 'fly',
  phrase: 'fly {to} discarding {card}',
  needs: [flight.isUnused, mayLeave],
  operands: { to: 'city', card: 'card' },
  price: (_s, command) => oneCard(second(command)),
  effect(s, command) {
    flight.use(s);
    payCards(s, command, 'fly');
    movePawn(s, seatOf(command), first(command), 'fly');
  },
  refusal(s, command) {
    const seat = seatOf(command);
    const [from, card] = [s.pawns[seat]!, second(command)];
    if (!hasAnyStation(s, from)) return noStation(s, from);
    return alreadyThere(s, from, first(command)) ?? noCityCard(s, seat, card, 'This move takes a city card.');
  },
});

export const operationsExpert = {
  kind: 'role',
  id: 'operations-expert',
  fields: [flight.field],
  commands: [fly],
  actions: [
    (s, seat, out) => {
      const from = s.pawns[seat]!;
      if (flight.isUsed(s) || !hasAnyStation(s, from) || isBound(s, seat)) return;
      for (let card = nextHeldCity(s, seat, -1); card !== NO_CARD; card = nextHeldCity(s, seat, card))
        out.addEach(pack(fly, seat, 0, card), FIRST, s.game.shape.cities, from);
    },
  ],
  points: [answer(buildsFree, () => true)],
} as const satisfies Role;
