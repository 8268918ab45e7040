// The words of In the Lab.
import { formatWords } from '@cordon/engine';
import type { BoxWords } from './gameWords.ts';
import { laboratoryLines, sequenceWords } from './laboratory.ts';
import { counted, listed, titleOf } from './names.ts';
import { labCards } from './specialCards.ts';
import { bonusInHand, TEAM_HELP, teamCards, teamLines, teamWaits, tellTeam } from './team.ts';

type Cubes = Readonly<Record<string, number>>;

const isNone = (counts: Cubes): boolean => Object.keys(counts).length === 0;
const cubes = (counts: Cubes): string =>
  listed(Object.entries(counts).map(([colour, count]) => counted(count, `${colour} cube`)));
const back = (counts: Cubes): string => (isNone(counts) ? '' : ` Back to the supply: ${cubes(counts)}.`);

const LAB_HELP = [
  'Research lines may be called 1 and 2, as in “apply growth to 1”.',
  'A cure takes a line of its colour that is characterised, full and tested, and three cards. Treating may put a cube into a sample dish; separate,',
  'centrifuge and grow lead it on, apply puts it on circles. Lab actions need a research station.',
];
const SOLO_HELP = [
  'You decide for the CDC too: it has cards of its own, and at the end of each turn one action or “rest”. Its events have its number in front, as in',
  '“2: airlift 1 to paris”.',
];

export const labWords: BoxWords = {
  about: {
    'field-director':
      'Treats in connected cities too; once a turn, without an action, leads a pawn that is near along a line.',
    'local-liaison':
      'Once a turn, as an action, passes a card of the colour of the own city to a player in any city of that colour.',
    pilot:
      'Neither drives, takes ordinary flights nor builds; flies up to three lines far and may take another pawn along.',
    virologist:
      'Pays for cures with pairs of other colours too; as an action discards a city card to remove a cube of its colour anywhere.',
    'worldwide-panic':
      'Mutation with twice the purple cubes, some on the board from the start, and a cure that takes two purple cities.',
    lab: 'Cures are developed on a lab board from samples; a complete line and three cards cure.',
    solo: 'One player with one pawn; the CDC has cards of its own and one action at the end of each turn.',
    team: 'Two or three teams of two win or lose together, and then the one with the most prestige by its secret Goal card has won.',
    ...teamCards,
    ...labCards,
    'improved-sanitation': 'Until the next turn of the active player every treatment removes one cube more.',
    'infection-zone-ban': 'Until the next turn of the active player an outbreak sets off no other.',
    'sequencing-breakthrough': 'The next cure, whoever discovers it, takes one card less.',
  },
  moves: { pilot: 'flies in the Pilot’s plane', respond: 'flies with a Regional Response Team' },
  tell(speech, fact) {
    const { card, who } = speech;
    switch (fact.fact) {
      case 'sampled':
        return [`${who(fact.seat)} puts a ${fact.colour} cube into ${fact.dish}.`];
      case 'characterized':
        return [
          `${who(fact.seat)} characterises ${fact.research} as ${fact.colour} with ${card(fact.card)}.`,
        ];
      case 'processed':
        return [
          `${who(fact.seat)} moves ${cubes(fact.moved)} from ${fact.from} to ${fact.to}${isNone(fact.added) ? '' : ', doubled'}.${back(fact.returned)}`,
        ];
      case 'applied':
        return [
          `${who(fact.seat)} moves ${cubes(fact.filled)} from ${fact.from} to ${fact.research}.${back(fact.returned)}`,
        ];
      case 'tested':
        return [`${who(fact.seat)} tests ${fact.research} with ${card(fact.card)}.`];
      case 'sequenceDrawn':
        return [`${who(fact.seat)} draws the Sequence card ${fact.card}.`];
      case 'sequencePlaced':
        return [`The Sequence card ${fact.card} lies on ${fact.research}.`];
      case 'sequenceSwapped': {
        const kept = isNone(fact.kept) ? '' : ` Kept: ${cubes(fact.kept)}.`;
        const cards = fact.cards.length === 0 ? '' : ` Discarded: ${listed(fact.cards.map(card))}.`;
        return [
          `The Sequence card ${fact.card} replaces ${fact.from} on ${fact.research}.${kept}${back(fact.returned)}${cards}`,
        ];
      }
      case 'sequenceDropped':
        return [`The Sequence card ${fact.card} is discarded.`];
      case 'sequenceShuffled':
        return ['The discarded Sequence cards make a new deck.'];
      case 'lineClosed': {
        const cards = fact.cards.length === 0 ? '' : ` Discarded: ${listed(fact.cards.map(card))}.`;
        return [`${titleOf(fact.research)} is closed.${cards}${back(fact.returned)}`];
      }
      case 'discardedAtStart':
        return [`Discarded before the game: ${listed(fact.cards.map(card))}.`];
      default:
        return tellTeam(speech, fact);
    }
  },
  waits: {
    ...teamWaits,
    closing: () => 'the research line to close: “close” and which',
    sample: () => 'a sample: “sample into sample-1”, “sample into sample-2” or “no-sample”',
    filling: () => 'the cubes on circles of eradicated colours: “fill” and a colour, or “enough”',
    testing: () => 'the city that loses a cube: “test-in” and which',
    sequencing({ speech: { game }, frame, answers }) {
      const words = answers.map((answer) => `“${formatWords(game, answer)}”`);
      return `what happens to the card ${sequenceWords(game, String(frame['sequence']))}${words.length === 0 ? '' : `. You can say ${listed(words, 'or')}`}`;
    },
    'free-lab': () => 'a free lab action, or “skip-lab”',
    cdc: ({ frame }) =>
      frame['left'] === 0
        ? '“rest”, which ends the turn'
        : `${counted(Number(frame['left']), 'action')} of the CDC, or “rest”, which ends the turn`,
  },
  help: ({ config }) => [
    ...(config.challenges.includes('lab') ? LAB_HELP : []),
    ...(config.challenges.includes('solo') ? SOLO_HELP : []),
    ...(config.challenges.includes('team') ? TEAM_HELP : []),
  ],
  groups: {
    'Lab actions': ['characterize', 'centrifuge', 'separate', 'grow', 'apply', 'test', 'sequence'],
    'Answers in the lab': [
      'sample',
      'no-sample',
      'fill',
      'test-in',
      'place-sequence',
      'swap-sequence',
      'drop-sequence',
      'skip-lab',
    ],
    'Choices of teams': [
      'keep-goal',
      'pick',
      'place-station',
      'divide',
      'take-fourth',
      'pay-structure',
      'relieve',
    ],
    'Actions of the CDC': ['assign', 'exchange', 'draw-card', 'rest'],
  },
  board: (game, view) => [...laboratoryLines(game, view), ...teamLines(game, view)],
  inSight: laboratoryLines,
  announced: () => [],
  besidesHand: bonusInHand,
};
