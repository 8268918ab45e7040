// The board in words, the most dangerous first.
import type { Game, View } from '@cordon/engine';
import { handWords } from './hand.ts';
import { cityName, counted, listed, playerName, rolesOf, titleOf } from './names.ts';
import { cureOf, quietNightComes, stationsOf, storedEvent } from './shown.ts';

const CARDS_PER_TURN = 2;

/** Everything on the table that this viewer may see. */
export function boardLines(game: Game, view: View): string[] {
  return [
    ...dangerLines(game, view, 1),
    trackLine(game, view),
    `Cubes left: ${listed(game.colourIds.map((colour) => `${colour} ${String(view.supply[colour] ?? 0)}`))}.`,
    cureLine(game, view),
    `Research stations: ${listed(stationsOf(view).map((city) => cityName(game, city)))}.`,
    ...view.seats.map((seat) => seatLine(game, view, seat.seat)),
    ...(quietNightComes(view) ? ['One Quiet Night: the next infections do not take place.'] : []),
  ];
}

/** What to keep in sight between two actions. */
export function shortLines(game: Game, view: View): string[] {
  return [...dangerLines(game, view, 2), trackLine(game, view)];
}

/** “3 cubes: Delhi (black).” for each number of cubes, down to `least`. */
function dangerLines(game: Game, view: View, least: number): string[] {
  const lines: string[] = [];
  for (let count = 3; count >= least; count--) {
    const cities = Object.entries(view.cubes).flatMap(([city, cubes]) =>
      Object.entries(cubes)
        .filter(([, here]) => here === count)
        .map(([colour]) => ({ city, colour })),
    );
    if (cities.length === 0 && count < 3) continue;
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

function cureLine(game: Game, view: View): string {
  const done = game.colourIds.filter((colour) => cureOf(view, colour) !== 'none');
  const open = game.colourIds.filter((colour) => cureOf(view, colour) === 'none');
  const words = done.map((colour) => `${colour} ${cureOf(view, colour)}`);
  return `Cures ${String(done.length)} of ${String(game.colourIds.length)}: ${[...words, `${listed(open)} open`].join(', ')}.`;
}

function seatLine(game: Game, view: View, seat: number): string {
  const { role, city, handSize, hand } = view.seats[seat - 1]!;
  const stored = role === 'contingency-planner' ? storedEvent(view) : undefined;
  const onCard = stored === undefined ? '' : ` On the role card: ${titleOf(stored)}.`;
  const you = view.viewer === seat ? ', you,' : '';
  const cards = hand.length > 0 ? `: ${handWords(game, view, seat)}` : '';
  const where = city === undefined ? '' : ` in ${cityName(game, city)}`;
  return `${playerName(rolesOf(view), seat)}${you}${where}, ${counted(handSize, 'card')}${cards}.${onCard}`;
}
