// What is said in the guided first game, in English.
import type { GuideText } from '../guided.ts';

export const texts = {
  welcome: {
    title: 'Four diseases, one team',
    text: ({ city }) =>
      `Every cube on the map is a part of a city that has fallen ill. Everybody plays against the diseases, nobody against each other. Here you play both roles, the Medic and the Scientist; both begin in ${city('atlanta')}.`,
  },
  goal: {
    title: 'How it ends',
    text: () =>
      'You win when all four cures are found: the four vials here. You lose at the eighth outbreak, when a disease runs out of cubes, or when there are no player cards left to draw.',
  },
  hands: {
    title: 'The way to a cure',
    text: ({ city }) =>
      `A cure costs five city cards of one colour; the Scientist needs only four. She has three blue ones, and the Medic holds the fourth: ${city('atlanta')}.`,
  },
  share: {
    title: 'Share a card',
    text: ({ city, button }) =>
      `A card can be handed over in the city it names. Both of you are in ${city('atlanta')}, and it is the Medic’s turn with four actions. Choose “${button('give')}”.`,
  },
  threat: {
    title: 'A city at three cubes',
    text: ({ city }) =>
      `The red ring warns: ${city('miami')} bears three cubes, and no more fit. The next one would be an outbreak: every neighbouring city gets a cube instead, and a neighbour that is full breaks out as well.`,
  },
  move: {
    title: 'Go where it burns',
    text: ({ city }) =>
      `Going along a line to the next city costs one action. Choose ${city('miami')} on the map, then the way to get there.`,
  },
  treat: {
    title: 'Treat the disease',
    text: ({ button }) =>
      `One action takes away one cube. The Medic is better at it: he takes all cubes of a colour at once. Choose “${button('treat')}”.`,
  },
  onward: {
    title: 'Think one turn ahead',
    text: ({ city }) =>
      `Two blue cubes lie in ${city('washington')}. Go there with the Medic, as you went before. What he is good for there will show in a moment.`,
  },
  end: {
    title: 'The turn ends when you say so',
    text: ({ button }) =>
      `Until then every action can be taken back. Now choose “${button('end')}”: two player cards come into your hand.`,
  },
  drawn: {
    title: 'Two new cards',
    text: ({ city }) =>
      `${city('khartoum')} and ${city('jakarta')}. A city card also flies you to its city, so every flight costs a piece of a cure. Nobody keeps more than seven cards. Four epidemics are hidden in that deck.`,
  },
  infect: {
    title: 'The diseases answer',
    text: ({ button }) =>
      `At the end of each turn, as many infection cards are turned over as the infection rate says: two for now. Each one puts a cube on its city. Choose “${button('infect')}” twice.`,
  },
  pass: {
    title: 'The discard pile remembers',
    text: ({ city, button }) =>
      `${city('delhi')} and ${city('sydney')} have one cube more. Their cards lie in the discard pile, in the panel of infections: remember them. “${button('continue')}” begins the Scientist’s turn.`,
  },
  cure: {
    title: 'Discover the first cure',
    text: ({ city, button }) =>
      `The Scientist has four blue cards, and ${city('atlanta')} has a research station: all that a cure needs. Choose “${button('cure')}”.`,
  },
  cured: {
    title: 'One of four',
    text: () =>
      'Blue is cured. Its cubes stay and new ones still come, but from now on one action of anybody clears a whole city of blue.',
  },
  curedBeside: {
    title: 'One of four',
    text: ({ city }) =>
      `Blue is cured: from now on one action of anybody clears a whole city of blue. The Medic needs no action at all: the two cubes in ${city('washington')} went by themselves, because he is there.`,
  },
  uncured: {
    title: 'No cure this time',
    text: () =>
      'The Scientist does not have four blue cards in a city with a research station. That happens; cards can be gathered and shared in later turns. There is still something to do now.',
  },
  chicago: {
    title: 'Use the rest of the turn',
    text: ({ city }) =>
      `${city('chicago')}, next to ${city('atlanta')}, has two blue cubes. Send the Scientist there: choose the city, then the way.`,
  },
  treatCured: {
    title: 'A cured disease is easy',
    text: ({ button }) =>
      `Choose “${button('treat')}”: both cubes go with one action. When a cured disease has no cube left anywhere, it is eradicated and never comes back.`,
  },
  treatUncured: {
    title: 'One cube at a time',
    text: ({ button }) =>
      `Choose “${button('treat')}”: without a cure and without the Medic, each action takes away one cube.`,
  },
  endAgain: {
    title: 'Actions may be left over',
    text: ({ button }) =>
      `Spend what you have left as you like, or leave it. Then choose “${button('end')}” and see what the deck holds.`,
  },
  epidemic: {
    title: 'An epidemic',
    text: ({ city, button }) =>
      `Three things happen. The marker of the infection rate moves one space. The bottom card of the infection deck puts three cubes on its city: ${city('kolkata')}. Last, the discard pile is shuffled and goes back on top: choose “${button('continue')}”.`,
  },
  infectAgain: {
    title: 'The same cities again',
    text: ({ button }) =>
      `The next cards are from that small pile: only cities that were hit before. That is how outbreaks come about. Choose “${button('infect')}” twice.`,
  },
  shielded: {
    title: 'The Medic stands guard',
    text: ({ city }) =>
      `${city('moscow')} got a cube, and ${city('washington')} was drawn too, but nothing was placed there: where the Medic is, a cured disease cannot spread.`,
  },
  returned: {
    title: 'They do come back',
    text: ({ city }) =>
      `${city('moscow')} and ${city('washington')} were infected at the beginning, and now again. The panel of infections shows which cities are still on top of the deck.`,
  },
  finish: {
    title: 'Now you know how it goes',
    text: () =>
      'Act, draw, infect: that is every turn. Go where a red ring warns, gather cards of one colour, find the cures. This game is yours to play on, and buttons and roles explain themselves when you point at them.',
  },
} as const satisfies Readonly<Record<string, GuideText>>;
