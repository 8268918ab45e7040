// The board in words, the most dangerous first.
import type { Game, View } from '@cordon/engine';
import { wordsOf } from './games.ts';
import { handWords } from './hand.ts';
import { cityName, counted, listed, playerName, rolesOf, titleOf } from './names.ts';
import { remindersBefore } from '@cordon/protocol/telling';

const CARDS_PER_TURN = 2;

/** Everything on the table that this viewer may see. */
export function boardLines(game: Game, view: View): string[] {
  return [...turnLines(game, view), ...wordsOf(game.id).map(game, view)];
}

/** In place of a seat, where an event that stays lies before nobody. */
const BESIDE_PILE = 0;

/** The same without what never changes. */
export function turnLines(game: Game, view: View): string[] {
  const words = wordsOf(game.id);
  return [
    ...dangerLines(game, view, 1),
    trackLine(game, view),
    `Cubes left: ${listed(game.colourIds.map((colour) => `${colour} ${String(view.supply[colour] ?? 0)}`))}.`,
    ...words.board(game, view),
    ...view.seats.map((seat) => seatLine(game, view, seat.seat)),
    ...view.seats.flatMap(({ seat }) =>
      remindersBefore(view, seat).map(
        (card) => `On the table before ${playerName(rolesOf(view), seat)}: ${titleOf(card)}.`,
      ),
    ),
    ...remindersBefore(view, BESIDE_PILE).map(
      (card) => `On the table beside the discard pile: ${titleOf(card)}.`,
    ),
    ...words.announced(view),
  ];
}

/** What to keep in sight between two actions. */
export function shortLines(game: Game, view: View): string[] {
  return [...dangerLines(game, view, 2), trackLine(game, view), ...wordsOf(game.id).inSight(game, view)];
}

const FULL = 3;

/** “3 cubes: Delhi (black).” for each number of cubes, down to `least`. */
function dangerLines(game: Game, view: View, least: number): string[] {
  const lines: string[] = [];
  const most = Math.max(FULL, ...Object.values(view.cubes).flatMap((cubes) => Object.values(cubes)));
  for (let count = most; count >= least; count--) {
    const cities = Object.entries(view.cubes).flatMap(([city, cubes]) =>
      Object.entries(cubes)
        .filter(([, here]) => here === count)
        .map(([colour]) => ({ city, colour })),
    );
    if (cities.length === 0 && count !== FULL) continue;
    const groups = game.colourIds.flatMap((colour) => {
      const names = cities.filter((place) => place.colour === colour).map(({ city }) => cityName(game, city));
      return names.length === 0 ? [] : [`${colour} in ${listed(names)}`];
    });
    lines.push(`${counted(count, 'cube')}: ${groups.length === 0 ? 'nowhere' : groups.join('; ')}.`);
  }
  return lines;
}

function trackLine(game: Game, view: View): string {
  const { size } = view.playerDeck;
  return (
    `Outbreaks ${String(view.outbreaks)} of ${String(game.outbreakLimit)}. ` +
    `Infection rate ${String(view.rate)} (space ${String(view.rateSpace)} of ${String(game.rates.length)}). ` +
    `Player cards left ${String(size)}, enough for ${counted(Math.floor(size / CARDS_PER_TURN), 'turn')}.`
  );
}

function seatLine(game: Game, view: View, seat: number): string {
  const { city, handSize, hand } = view.seats[seat - 1]!;
  const words = wordsOf(game.id);
  const you = view.viewer === seat ? ', you,' : '';
  const cards = hand.length > 0 ? `: ${handWords(game, view, seat)}` : '';
  const away = game.pawnSeats.includes(seat - 1) ? ' not on the board yet' : '';
  const where = city === undefined ? away : ` in ${cityName(game, city)}${words.atCity(view, city)}`;
  return `${playerName(rolesOf(view), seat)}${you}${where}, ${counted(handSize, 'card')}${cards}.${words.besidesHand(view, seat)}`;
}
