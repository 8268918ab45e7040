// The words of On the Brink.
import { countsIn, cubesOnBoard, numberShown, strainShown } from '@cordon/protocol/telling';
import { listsIn, terroristShown } from '@cordon/protocol/terrorist';
import type { View } from '@cordon/engine';
import type { BoxWords } from './gameWords.ts';
import { counted, listed, playerName, rolesOf, titleOf } from './names.ts';
import { aboutCard, brinkCards } from './specialCards.ts';

export const brinkWords: BoxWords = {
  help: () => [],
  groups: {},
  about: {
    archivist:
      'Holds eight cards; once a turn, as an action, takes the card of the own city from the discard pile.',
    'containment-specialist': 'Removes a cube of every colour with two or more from each city entered.',
    epidemiologist:
      'Once a turn, free of charge, takes any city card from a player in the same city who agrees.',
    'field-operative':
      'Once a turn, as an action, takes a cube of the own city as a sample; three samples pay for two cards of a cure.',
    generalist: 'Has five actions a turn.',
    troubleshooter:
      'Begins the turn with a look at as many infection cards as the rate says; keeps the card of a direct flight.',
    'borrowed-time': 'Gives the active player two more actions this turn.',
    'commercial-travel-ban': 'Until the next turn of the active player the infection rate counts as one.',
    'mobile-hospital': 'This turn one cube goes from each city that the active player drives to.',
    'new-assignment': 'A player who agrees changes to a role that nobody has.',
    'rapid-vaccine-deployment':
      'Right after a cure removes one to five cubes of that colour from connected cities.',
    're-examined-research': 'A player who agrees takes any city card from the discard pile.',
    'remote-treatment': 'Removes any two cubes from the board.',
    ...brinkCards,
    mutation: 'A fifth, purple disease: five cures win, or four while no purple cube is on the board.',
    'virulent-strain':
      'Every epidemic brings an effect, and one disease becomes the strain that all of them strengthen.',
    'bio-terrorist':
      'One player against the others: hidden, with infection cards and a purple disease. He wins if they lose while purple is on the board.',
    'special-orders':
      'This turn the actions of the active player may also move one other pawn, if its owner agrees each time.',
  },
  moves: {},
  tell({ card, city, who }, fact) {
    switch (fact.fact) {
      case 'samplesReturned':
        return [
          `${who(fact.seat)} gives ${counted(fact.count, `${fact.colour} sample`)} back, ${fact.now === 0 ? 'none' : String(fact.now)} left.`,
        ];
      case 'strainChosen': {
        const lots = fact.instead === undefined ? '' : `, drawn by lot before ${listed(fact.instead)}`;
        return [`The virulent strain is ${fact.colour}${lots}.`];
      }
      case 'strainActed':
        return [`${card(fact.card)} takes effect.`];
      case 'strainBegan':
        return [`${card(fact.card)} is in force from now on.`];
      case 'strainEnded':
        return [`${card(fact.card)} is no longer in force.`];
      case 'diseaseReturned':
        return [`The ${fact.colour} disease is back: cured, but no longer eradicated.`];
      case 'cubesLost':
        return [`${counted(fact.count, `${fact.colour} cube`)} of the supply are gone for good.`];
      case 'infectionTaken':
        return [`The Bio-Terrorist draws an infection card and holds ${String(fact.cards)}.`];
      case 'infectionTakenCard':
        return [`It is ${card(fact.city)}.`];
      case 'hid':
        return [`${who(fact.seat)} begins in ${city(fact.city)}.`];
      case 'sneaked':
        return [`${who(fact.seat)} drives to ${city(fact.to)}.`];
      case 'flewOut':
        return [`${who(fact.seat)} flies to ${city(fact.to)}.`];
      case 'waited':
        return [`${who(fact.seat)} waits.`];
      case 'sighted':
        return [`The Bio-Terrorist ${SIGHTED[fact.by]} ${city(fact.city)}.`];
      case 'spotted':
        return [`The Bio-Terrorist is SPOTTED in ${city(fact.city)}.`];
      case 'vanished':
        return [`The Bio-Terrorist is hidden again; he was last seen in ${city(fact.city)}.`];
      case 'captured':
        return [
          `${who(fact.seat)} captures the Bio-Terrorist in ${city(fact.city)}: he loses all his cards.`,
        ];
      default:
        return undefined;
    }
  },
  waits: {
    'hiding-place': () => 'the city in which the Bio-Terrorist begins, in secret: “hide” and the city',
    terrorist: ({ frame }) =>
      `${counted(Number(frame['left']), 'more command')} of the Bio-Terrorist; “wait” is one too`,
    'infection-hand-limit': () => 'an infection card to discard: “shed” and which',
    'mobile-hospital': () => 'the cube that the Mobile Hospital removes: “remove” and its colour',
    'mutation-order': () => 'which Mutation Event comes first: “resolve”, its name and “first”',
    assignment: () => 'the new role: “become” and one that nobody has',
    're-examination': () => 'a city card of the discard pile: “retrieve” and which',
    'second-cube': () => 'the second cube: “clear”, its colour, “from” and the city',
    vaccination: ({ frame }) =>
      `up to ${counted(Number(frame['left']), 'more cube')}: “vaccinate” a city that was vaccinated or lies next to one, or “enough”`,
  },
  announced(view) {
    const pawn = numberShown(view, 'specialOrders');
    if (pawn === 0) return [];
    const who = playerName(rolesOf(view), pawn);
    return [
      `Special Orders: the actions of this turn may also move ${who}, as in “send ${String(pawn)} driving to”.`,
    ];
  },
  board: (_game, view) => [...strainLines(view), ...purpleLines(view), ...terroristLines(view)],
  inSight: () => [],
  besidesHand(view, seat) {
    if (view.seats[seat - 1]!.role !== 'field-operative') return '';
    const kept = Object.entries(countsIn(view.shows['samples'])).filter(([, count]) => count > 0);
    const words = kept.map(([colour, count]) => `${String(count)} ${colour}`);
    return words.length === 0 ? '' : ` Samples: ${listed(words)}.`;
  },
};

const SIGHTED = {
  direct: 'landed in',
  charter: 'was seen at the airport of',
  escape: 'escaped and landed in',
} as const;

/** What the viewer may know of the Bio-Terrorist. */
function terroristLines(view: View): string[] {
  const shown = terroristShown(view);
  if (shown === undefined) return [];
  const { state, city, hand, possible, sightings, turn } = shown;
  const where = city === undefined ? '' : ` in ${titleOf(city)}`;
  const known = hand.known.length === 0 ? '' : `: ${listed(hand.known.map(titleOf))}`;
  const cities = listsIn(possible) ? `: ${listed(possible.map(titleOf))}` : '';
  return [
    `Bio-Terrorist: ${state}${where}, ${counted(hand.size, 'infection card')}${known}.`,
    ...(state === 'hidden' ? [`He may be in ${counted(possible.length, 'city', 'cities')}${cities}.`] : []),
    ...sightings.slice(0, 3).map((one) => `Sighted in ${titleOf(one.city)} in turn ${String(one.turn)}.`),
    ...(turn === undefined
      ? []
      : [`${counted(turn.actions, 'action')} left${turn.freeDrive ? ', and a free drive' : ''}.`]),
  ];
}

/** The strain and the epidemic cards that lie beside the board. */
function strainLines(view: View): string[] {
  const strain = strainShown(view);
  if (strain === undefined) return [];
  if (strain.colour === undefined) return ['Virulent strain: chosen at the first epidemic.'];
  const asleep = strain.state === 'dormant' ? ', eradicated: its cards have no effect now' : '';
  return [
    `Virulent strain: ${strain.colour}${asleep}.`,
    ...strain.inForce.map((card) => `In force: ${titleOf(card)}. ${aboutCard(card)}`),
  ];
}

/** How purple is cured, and whether it has to be. */
function purpleLines(view: View): string[] {
  const cities = numberShown(view, 'purpleCitiesForCure');
  if (cities === 0) return [];
  const count = cubesOnBoard(view, 'purple');
  const there = `Purple cubes on the board: ${count === 0 ? 'none' : String(count)}.`;
  return [
    `${there} Five cures win, or the other four while there are none. The purple cure takes cards of any colours, at least ${counted(cities, 'of a city', 'of cities')} with purple cubes.`,
  ];
}
