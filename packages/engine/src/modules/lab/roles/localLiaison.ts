// Local Liaison: once a turn, for an action, gives a card of the colour of the city she is in to a player in any city of that colour.
// LAB-LL-1 to LAB-LL-7, LAB-LL-9
import { first, pack, second, seatOf } from '../../../kernel/command.ts';
import { answer } from '../../../kernel/points.ts';
import { noPawn } from '../../../kernel/seating.ts';
import { NO_CARD, type Packed, type Refusal, type Role, type State } from '../../../kernel/types.ts';
import { nextHeldCity, passCard } from '../../../ops/cards.ts';
import { pushHandLimit } from '../../../rules/handLimit.ts';
import { oncePerTurn } from '../../../rules/oncePerTurn.ts';
import { needNo } from '../../../rules/needs.ts';
import { noCityCard } from '../../../rules/refusals.ts';
import { sharesByColour } from '../../../rules/share.ts';
import { defineAction, offerIf } from '../../../rules/undertake.ts';

const passing = oncePerTurn('local-liaison.passed');

const isHeldCityCard = needNo((s, command) =>
  noCityCard(s, seatOf(command), first(command), 'Only city cards can be passed on.'),
);

function wrongColour(s: State, command: Packed): Refusal | undefined {
  const { colourOf, colourIds } = s.game;
  const [seat, card, player] = [seatOf(command), first(command), second(command)];
  if (player === seat) return { reason: 'same-player', message: 'A card is passed to another player.' };
  const missing = noPawn(s, player);
  if (missing !== undefined) return missing;
  const colour = colourOf[s.pawns[seat]!]!;
  if (colourOf[card] !== colour)
    return { reason: 'wrong-colour', message: `Here you pass ${colourIds[colour]!} cards only.` };
  if (colourOf[s.pawns[player]!] === colour) return undefined;
  const message = `Player ${String(player + 1)} is not in a ${colourIds[colour]!} city.`;
  return { reason: 'not-in-colour', message };
}

const hasOneColour = needNo(wrongColour);

const passOn = defineAction({
  name: 'pass-on',
  phrase: 'pass {card} to {player}',
  operands: { card: 'card', player: 'seat' },
  needs: [passing.isUnused, isHeldCityCard, hasOneColour],
  asks: (_s, command) => second(command),
  shows: (_s, command) => first(command),
  effect(s, command) {
    passing.use(s);
    passCard(s, first(command), second(command));
    pushHandLimit(s, second(command));
  },
});

export const localLiaison = {
  kind: 'role',
  id: 'local-liaison',
  fields: [passing.field],
  commands: [passOn],
  actions: [
    (s, seat, out) => {
      const { pawnSeats, colourOf } = s.game;
      if (passing.isUsed(s)) return;
      const colour = colourOf[s.pawns[seat]!]!;
      for (let card = nextHeldCity(s, seat, -1); card !== NO_CARD; card = nextHeldCity(s, seat, card)) {
        if (colourOf[card] !== colour) continue;
        for (let i = 0; i < pawnSeats.length; i++) offerIf(s, out, pack(passOn, seat, card, pawnSeats[i]));
      }
    },
  ],
  points: [answer(sharesByColour, () => true)],
} as const satisfies Role;
