// What a position at the beginning of an action part is worth to somebody who knows every card: what the judge says of its look, the
// outbreaks that really come if nobody acts, and the turns in which the cards of each goal really come together.
import { answersInto, blankState, copyInto, makeOffers, play, type State } from '@cordon/engine/inner';
import type { Mind } from '../mind.ts';

/** Turns that are played on without an action. */
const AHEAD = 3;
/** What an outbreak of each of these turns costs, in odds. */
const OUTBREAKS = [1.2, 0.7, 0.4] as const;
const RUIN = [8, 5, 3] as const;
/** Turns it takes to hand one card over, and to go where a goal is reached. */
const HANDING = 1;
const ARRIVING = 1;
/** What a turn costs by which the last card of a goal comes later, and by which it comes too late. */
const WAIT = 0.06;
const LATE = 1.2;
const CARDS_PER_TURN = 2;

export interface Foresight {
  value(s: State): number;
}

export function makeForesight({ game, judge }: Mind): Foresight {
  const { seats, colours } = game.shape;
  const offers = makeOffers();
  const passive = blankState(game);
  /** Cards of one colour that each seat has by now. */
  const held = new Int32Array(seats);

  /** The cost of what happens if all seats only end their turns. */
  function threat(s: State): number {
    copyInto(passive, s);
    let cost = 0;
    for (let turn = 0; turn < AHEAD && passive.over === 0; turn++) {
      const { outbreaks, turnsDone } = passive;
      while (passive.over === 0 && passive.turnsDone === turnsDone) {
        answersInto(passive, offers);
        play(passive, offers.items[0]!);
      }
      cost += OUTBREAKS[turn]! * (passive.outbreaks - outbreaks);
      if (passive.over !== 0) cost += RUIN[turn]!;
    }
    return cost;
  }

  /** The number of turns after which some seat can hold all the cards of a goal, those handed over included. */
  function turnsUntilHeld(s: State, colour: number): number {
    const goals = game.goals!;
    const { playerDeck: deck } = s;
    held.fill(0);
    let all = 0;
    for (let card = 0; card < game.firstEvent; card++) {
      const place = s.places[card]!;
      if (place >= seats || place < 0 || game.colourOf[card] !== colour) continue;
      held[place]!++;
      all++;
    }
    let best = Infinity;
    const last = Math.ceil(deck.size / CARDS_PER_TURN);
    for (let turn = 0; turn <= last && turn < best; turn++) {
      for (let seat = 0; seat < seats; seat++) {
        const needed = goals.cardsNeeded(s, seat, colour);
        if (all < needed) continue;
        best = Math.min(best, turn + HANDING * Math.max(0, needed - held[seat]!));
      }
      const drawer = (s.turn + turn) % seats;
      for (let draw = 0; draw < CARDS_PER_TURN; draw++) {
        const at = deck.size - 1 - turn * CARDS_PER_TURN - draw;
        const card = at < 0 ? game.firstEvent : deck.cards[at]!;
        if (card >= game.firstEvent || game.colourOf[card] !== colour) continue;
        held[drawer]!++;
        all++;
      }
    }
    return best;
  }

  function delay(s: State): number {
    if (game.goals === undefined) return 0;
    const turns = Math.floor(s.playerDeck.size / CARDS_PER_TURN);
    let cost = 0;
    for (let colour = 0; colour < colours; colour++) {
      if (game.goals.isReached(s, colour)) continue;
      const needed = Math.min(turnsUntilHeld(s, colour), 2 * turns + 4) + ARRIVING;
      cost += WAIT * needed + LATE * Math.max(0, needed - turns);
    }
    return cost;
  }

  return {
    value(s) {
      return s.over === 0 ? judge.odds(s) - threat(s) - delay(s) : judge.odds(s);
    },
  };
}
