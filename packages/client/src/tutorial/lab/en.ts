// What is said in the guided game in the laboratory, in English.
import type { GuideText } from '../guided.ts';

export const texts = {
  welcome: {
    title: 'A laboratory beside the map',
    text: ({ city }) =>
      `In this challenge cards alone don’t cure a disease: a cure is developed here, from cubes that you sample. You play the Operations Expert and the Scientist, who both begin in ${city('atlanta')}. If the laboratory is folded away, a press opens it.`,
  },
  line: {
    title: 'What a cure takes',
    text: () =>
      'The Sequence card of research 1 has a blue vial and four blue circles. Characterise the line with a blue card, fill all four circles with blue cubes, and test the cure with another blue card. Then three blue cards cure the disease instead of five.',
  },
  move: {
    title: 'Cubes come from the map',
    text: ({ city }) =>
      `Three blue cubes lie in ${city('washington')}: a good place to take samples. Send the Operations Expert there: choose the city, then the way.`,
  },
  sample: {
    title: 'Take a sample',
    text: ({ button }) =>
      `Choose “${button('treat')}”. The cube leaves the city as usual, but you may keep one cube of each treatment: put it into sample dish 1.`,
  },
  sampleAgain: {
    title: 'One more',
    text: ({ button }) =>
      `Two samples will do for four circles, as you will see. Choose “${button('treat')}” again and put the cube into the same dish. A dish holds any number of cubes, in any colours.`,
  },
  build: {
    title: 'Build a station',
    text: ({ button }) =>
      `Lab actions are done at a research station, whichever it is. Choose “${button('build')}”: the Operations Expert needs no card for it.`,
  },
  characterizeFree: {
    title: 'A lab action for free',
    text: ({ city, button }) =>
      `Anyone who builds a station may do one lab action at once without paying for it. Choose “${button('characterize')}” on research 1 and lay down a blue card, ${city('san-francisco')} or ${city('essen')}. From now on this line works on a cure for blue.`,
  },
  characterize: {
    title: 'Say what the line is for',
    text: ({ button }) =>
      `Choose “${button('characterize')}” on research 1 and lay down a blue card. From now on this line works on a cure for blue.`,
  },
  end: {
    title: 'The turn ends as always',
    text: ({ button }) =>
      `Two player cards, two infections: nothing has changed there. Until then you can take your actions back, those in the laboratory too. Choose “${button('end')}”.`,
  },
  centrifuge: {
    title: 'Centrifuge',
    text: ({ button, city }) =>
      `The Scientist goes on at the station in ${city('atlanta')}. Press the arrow to the centrifuge, or “${button('lab')}” and “${button('centrifuge')}”: all cubes of one colour go on, any others would be lost. Arrows that you can use light up, and pointing at one shows what it would do.`,
  },
  grow: {
    title: 'Grow',
    text: ({ button }) =>
      `Choose “${button('grow')}”: every cube is doubled from the supply, so two become four. The cubes in the laboratory are missing on the map, and if the supply can’t double them, the game is lost.`,
  },
  apply: {
    title: 'Fill the circles',
    text: ({ button }) =>
      `Choose “${button('apply')}”: all cubes of the dish go to research 1, each onto a circle of its colour. Grey circles take the colour of the cure. What finds no place goes back to the supply.`,
  },
  place: {
    title: 'Open the second line',
    text: ({ button }) =>
      `With two stations on the map, a second cure can be developed. Choose “${button('sequence')}” to draw a Sequence card. What has been seen can’t be taken back.`,
  },
  placeDrawn: {
    title: 'Open the second line',
    text: () =>
      'This card leads to a cure for blue or yellow, and asks for cubes of both. Its two grey circles take the colour of the cure. Place it on research 2, which is empty.',
  },
  endAgain: {
    title: 'Back to the Operations Expert',
    text: ({ button, city }) =>
      `Everybody works on the same two lines. She filled the circles; he can test the cure, from his own station in ${city('washington')}. Choose “${button('end')}”.`,
  },
  test: {
    title: 'Test the cure',
    text: ({ button }) =>
      `One cube on the Sequence card is enough to test. Choose “${button('test')}” and lay down a blue card. A test also takes a blue cube off the map: choose the city that loses it.`,
  },
  sampleBlue: {
    title: 'Samples for the next cure',
    text: ({ button }) =>
      `Research 2 asks for yellow and blue cubes. Begin with a blue one: choose “${button('treat')}” in this city and put the cube into sample dish 2.`,
  },
  sampleYellow: {
    title: 'Now a yellow one',
    text: ({ city, button }) =>
      `${city('miami')} has yellow cubes. Go there, choose “${button('treat')}” and put the cube into sample dish 2 as well: dishes can be mixed.`,
  },
  endThird: {
    title: 'Ready for the cure',
    text: ({ button, city }) =>
      `Research 1 is complete: characterised, filled and tested. It takes somebody with three blue cards at a station, and two are enough for the Scientist. She waits in ${city('atlanta')}: choose “${button('end')}”.`,
  },
  cure: {
    title: 'Discover the cure',
    text: ({ button }) =>
      `The Scientist has two blue cards and a station. Choose “${button('cure')}”. This one is no lab action: it always costs an action.`,
  },
  closed: {
    title: 'The line is cleared',
    text: () =>
      'Blue is cured. Its line was closed: the cards were discarded, the cubes went back to the supply, and a new Sequence card was drawn for it. A line is closed as well if you characterise its disease on the other one.',
  },
  uncured: {
    title: 'No cure this time',
    text: () =>
      'The line isn’t complete, or the Scientist doesn’t have two blue cards at a station. That happens; whatever lies in the laboratory stays there for later turns. There is more to try now.',
  },
  separate: {
    title: 'Separate',
    text: ({ button }) =>
      `For a card with circles of two colours there is another way. Choose “${button('separate')}”: one cube of each colour goes on, any others would be lost. From there they can grow, two and two.`,
  },
  discard: {
    title: 'A better card?',
    text: ({ button }) =>
      `The new card of research 1 has eight circles. Choose “${button('sequence')}” and look for an easier one.`,
  },
  discardDrawn: {
    title: 'No better',
    text: () =>
      'Four blue circles and four grey ones: this card has eight circles as well, so it isn’t worth a swap. Discard it.',
  },
  swap: {
    title: 'Once more',
    text: ({ button }) => `One action is left. Choose “${button('sequence')}” again.`,
  },
  swapDrawn: {
    title: 'Swap the card',
    text: () =>
      'Six circles, for a cure of red or yellow: swap it with the card of research 1. Nothing lies there yet. On a line that is in use, a card with the same vial keeps everything that fits on it.',
  },
  finish: {
    title: 'That is all of it',
    text: () =>
      'Sample, centrifuge or separate, grow, fill; characterise, test, cure. Now you have done every lab action. This game is yours to play on: two cubes in the separation dish wait to grow, and research 2 has no disease yet.',
  },
} as const satisfies Readonly<Record<string, GuideText>>;
