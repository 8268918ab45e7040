// The words of the base game.
import type { Game, View } from '@cordon/engine';
import { brinkWords } from './brink.ts';
import type { GameWords } from './gameWords.ts';
import { labWords } from './lab.ts';
import { cityName, counted, listed, titleOf } from './names.ts';
import { countsIn, textShown, listShown, wordsIn } from '@cordon/protocol/telling';

const ABOUT: Readonly<Record<string, string>> = {
  'contingency-planner': 'As an action keeps a discarded event on the role card, to be played once more.',
  dispatcher: 'Moves other players’ pawns as if they were their own, or to a city where another pawn is.',
  medic: 'Treats all cubes of a colour at once; cubes of cured diseases vanish where the Medic is.',
  'operations-expert': 'Builds without a card; once a turn flies from a station anywhere for any city card.',
  'quarantine-specialist': 'Keeps cubes away from the city they are in and all cities next to it.',
  researcher: 'Gives any city card to a player in the same city.',
  scientist: 'Needs one card fewer for a cure.',
  airlift: 'Moves any pawn to any city.',
  forecast: 'Shows the next six infection cards, which are put back in any order.',
  'government-grant': 'Puts a research station into any city, without a card.',
  'one-quiet-night': 'The next infections do not take place.',
  'resilient-population': 'Removes a card of the infection discard pile from the game.',
};

const cureOf = (view: View, colour: string): string => wordsIn(view.shows['cures'])[colour] ?? 'none';

function cureLine(game: Game, view: View): string {
  const done = game.colourIds.filter((colour) => cureOf(view, colour) !== 'none');
  const open = game.colourIds.filter((colour) => cureOf(view, colour) === 'none');
  const words = done.map((colour) => `${colour} ${cureOf(view, colour)}`);
  return `Cures ${String(done.length)} of ${String(game.colourIds.length)}: ${[...words, `${listed(open)} open`].join(', ')}.`;
}

/** How many cards of a colour this seat needs for a cure. */
function cardsForCure(view: View, seat: number, colour: string): number {
  const all = view.shows['cardsForCure'];
  return countsIn(Array.isArray(all) ? all[seat - 1] : undefined)[colour] ?? 0;
}

const BOXES = { brink: brinkWords, lab: labWords };
const IN_BOXES = Object.values(BOXES);

export const baseWords: GameWords = {
  name: 'the base game',
  won: 'the diseases are cured',
  reaches: (colour) => `cures ${colour}`,
  place: 'research station',
  help: (game) => IN_BOXES.flatMap((box) => box.help(game)),
  groups: { ...brinkWords.groups, ...labWords.groups },
  options: {
    hands: 'open or private (open with 4 epidemics, else private)',
    forecast: 'player or all: who sees the cards of a Forecast (player)',
    'mutation-events': 'used or none: whether Worldwide Panic has the Mutation Events (used)',
    capture: 'free or action: what it costs to capture the Bio-Terrorist (free)',
    sighting: 'departure or destination: where he is sighted when he charters a flight (departure)',
    companion: 'yes or no: whether the card of a city with purple cubes brings a purple cube too (yes)',
    goals: 'one or two: how many Goal cards a team is dealt, to keep one (one)',
    division: 'open or declared: whether a team says how it divides its actions before the first (open)',
    interference: 'every-move or own-actions: which moves Government Interference forbids (every-move)',
  },
  about: ABOUT,
  boxes: BOXES,
  begins: (game, card) => `holding the largest city: ${cityName(game, card)}`,
  moves: {
    drive: 'drives',
    direct: 'flies directly',
    charter: 'takes a charter flight',
    shuttle: 'takes the shuttle',
    fly: 'flies from the station',
    airlift: 'is airlifted',
    send: 'is sent',
    ...brinkWords.moves,
    ...labWords.moves,
  },
  prevented: { cures: 'the disease is eradicated' },
  extra: (colour, cities) => `One more ${colour} cube${cities > 1 ? ' each' : ''}:`,
  chain: new Set(),
  tell(speech, fact) {
    const { who, city, card } = speech;
    switch (fact.fact) {
      case 'stationBuilt': {
        const from = fact.from === undefined ? '' : `, moved from ${city(fact.from)}`;
        return fact.by === 'setup' ? [] : [`A research station stands in ${city(fact.city)}${from}.`];
      }
      case 'stationRemoved':
        return [`The research station in ${city(fact.city)} is gone.`];
      case 'cured':
        return [`The ${fact.colour} disease is CURED.`];
      case 'eradicated':
        return [`The ${fact.colour} disease is eradicated: no cube of it comes back.`];
      case 'eventStored':
        return [`${who(fact.seat)} stores ${card(fact.card)} on the role card.`];
      case 'cardShown':
        return [`${who(fact.seat)} shows ${card(fact.card)} and keeps it.`];
      case 'eventReturned':
        return [`${card(fact.card)} goes from the role card to the discard pile.`];
      case 'quietNightBegan':
        return ['The next infections will not take place.'];
      default:
        return IN_BOXES.map((box) => box.tell(speech, fact)).find((sentences) => sentences !== undefined);
    }
  },
  waits: {
    ...brinkWords.waits,
    ...labWords.waits,
    'cure-payment': ({ frame }) =>
      `what the ${String(frame['colour'])} cure is paid with, worth ${counted(Number(frame['left']), 'more card')}: “pay” one piece after another`,
    forecast: () =>
      'the new order of the infection cards: “next” and the city to be drawn next, again and again',
  },
  board: (game, view) => [
    cureLine(game, view),
    ...IN_BOXES.flatMap((box) => box.board(game, view)),
    `Research stations: ${listed(listShown(view, 'stations').map((city) => cityName(game, city)))}.`,
  ],
  inSight: (game, view) => IN_BOXES.flatMap((box) => box.inSight(game, view)),
  announced: (view) => [
    ...(view.shows['quietNight'] === true ? ['One Quiet Night: the next infections do not take place.'] : []),
    ...IN_BOXES.flatMap((box) => box.announced(view)),
  ],
  map: () => [],
  atCity: () => '',
  besidesHand(view, seat) {
    const stored = textShown(view, 'storedEvent');
    const isPlanner = view.seats[seat - 1]!.role === 'contingency-planner';
    const own = stored === undefined || !isPlanner ? '' : ` On the role card: ${titleOf(stored)}.`;
    return own + IN_BOXES.map((box) => box.besidesHand(view, seat)).join('');
  },
  progress(view, seat, colour, count) {
    if (cureOf(view, colour) !== 'none') return `${colour} ${String(count)} (cured)`;
    const needed = cardsForCure(view, seat, colour);
    const full = needed > 0 && count >= needed ? ', enough for a cure' : '';
    return `${colour} ${String(count)} of ${String(needed)}${full}`;
  },
  city: (_game, view, city) =>
    listShown(view, 'stations').includes(city) ? ['There is a research station.'] : [],
  region: () => [],
};
