// Ships: from a port to any other port for a city card of the destination's colour. IB-MOV-13 to IB-MOV-20
import { lowestBit } from '../../kernel/bits.ts';
import { first, pack, second, seatOf } from '../../kernel/command.ts';
import { anyFor, personalPoint } from '../../kernel/points.ts';
import { oneCard } from '../../kernel/price.ts';
import type { City, Module, Offers, Refusal, Seat, State } from '../../kernel/types.ts';
import { handWord } from '../../ops/cards.ts';
import { movePawn } from '../../ops/pawns.ts';
import { payCards } from '../../rules/pay.ts';
import { alreadyThere, noCityCard } from '../../rules/refusals.ts';
import { defineAction } from '../../rules/undertake.ts';
import { isPort, PORT_IDS, PORTS_OF_COLOUR } from './geography.ts';

/** Why no ship goes from here to there, whoever pays. */
export function portRefusal(s: State, from: City, to: City): Refusal | undefined {
  const inland = [from, to].find((city) => !isPort(city));
  if (inland === undefined) return alreadyThere(s, from, to);
  return { reason: 'no-port', message: `${s.game.cityNames[inland]!} has no port.` };
}

/** This seat moves by ship without giving up a card. */
export const sailsFree = personalPoint.any('sailsFree');

export const ship = defineAction({
  name: 'ship',
  phrase: 'ship {to} discarding {card}',
  operands: { to: 'city', card: 'card' },
  price: (_s, command) => oneCard(second(command)),
  effect(s, command) {
    payCards(s, command, 'ship');
    movePawn(s, seatOf(command), first(command), 'ship');
  },
  refusal(s, command) {
    const [seat, to, card] = [seatOf(command), first(command), second(command)];
    const noShip = portRefusal(s, s.pawns[seat]!, to);
    if (noShip !== undefined) return noShip;
    if (anyFor(s, sailsFree, seat))
      return { reason: 'no-card-needed', message: 'The Sailor pays no card: “sail”.' };
    const noCard = noCityCard(s, seat, card, 'A ship is paid with a city card.');
    if (noCard !== undefined) return noCard;
    const colour = s.game.colourIds[s.game.colourOf[to]!]!;
    if (s.game.colourOf[card] === s.game.colourOf[to]) return undefined;
    const message = `A ship to ${s.game.cityNames[to]!} takes a ${colour} city card.`;
    return { reason: 'wrong-colour', message };
  },
});

export function offerShips(s: State, seat: Seat, out: Offers): void {
  const from = s.pawns[seat]!;
  if (!isPort(from) || anyFor(s, sailsFree, seat)) return;
  for (let word = 0; word < s.game.shape.cardWords; word++) {
    for (let cards = handWord(s, seat, word); cards !== 0; cards &= cards - 1) {
      const card = word * 32 + lowestBit(cards);
      if (card >= s.game.firstEvent) return;
      const ports = PORTS_OF_COLOUR[s.game.colourOf[card]!]!;
      for (let i = 0; i < ports.length; i++) {
        if (ports[i] !== from) out.add(pack(ship, seat, ports[i], card));
      }
    }
  }
}

export const shipRules: Module = {
  id: 'ships',
  commands: [ship],
  show: () => ({ ports: PORT_IDS }),
};
