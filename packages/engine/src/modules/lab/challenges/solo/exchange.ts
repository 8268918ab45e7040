// Exchange information: while the pawn is at a research station, a city card of the CDC changes places with one of the player that has the
// colour of his city. LAB-SOLO-22 to LAB-SOLO-24
import { first, pack, second } from '../../../../kernel/command.ts';
import { NO_CARD, type Offers, type Refusal, type State } from '../../../../kernel/types.ts';
import { nextHeldCity, passCard } from '../../../../ops/cards.ts';
import { needNo } from '../../../../rules/needs.ts';
import { noCityCard } from '../../../../rules/refusals.ts';
import { defineAction, offerIf } from '../../../../rules/undertake.ts';
import { hasStation } from '../../../base/stations.ts';
import { isByCdc, isPawnAtStation } from './needs.ts';
import { CDC, PLAYER } from './seats.ts';

const ONLY_CITIES = 'Only city cards can be exchanged.';

const isOfCdc = needNo((s, command) => noCityCard(s, CDC, first(command), ONLY_CITIES));

/** The player's card is a city card of the colour of the city that the pawn is in. */
const isOfPlayersCity = needNo((s, command): Refusal | undefined => {
  const card = second(command);
  const wrong = noCityCard(s, PLAYER, card, ONLY_CITIES);
  if (wrong !== undefined) return wrong;
  const colour = s.game.colourOf[s.pawns[PLAYER]!]!;
  if (s.game.colourOf[card] === colour) return undefined;
  return {
    reason: 'wrong-colour',
    message: `The player gives a ${s.game.colourIds[colour]!} card, the colour of the city that the pawn is in.`,
  };
});

export const exchange = defineAction({
  name: 'exchange',
  phrase: 'exchange {card} for {other}',
  operands: { card: 'card', other: 'card' },
  needs: [isByCdc, isPawnAtStation, isOfCdc, isOfPlayersCity],
  effect(s, command) {
    passCard(s, first(command), PLAYER);
    passCard(s, second(command), CDC);
  },
});

export function offerExchanges(s: State, out: Offers): void {
  if (!hasStation(s, s.pawns[PLAYER]!)) return;
  for (let card = nextHeldCity(s, CDC, -1); card !== NO_CARD; card = nextHeldCity(s, CDC, card)) {
    for (let other = nextHeldCity(s, PLAYER, -1); other !== NO_CARD; other = nextHeldCity(s, PLAYER, other))
      offerIf(s, out, pack(exchange, CDC, card, other));
  }
}
