// The pieces, tracks and cards that only Iberia has, in English.
import type { Text } from '../../explanation.ts';
import type { IberiaTexts } from '../rules.ts';
import type { IberiaPiece } from '../shape.ts';

const disease = (title: string, symbol: string, historical: string): Text => ({
  title,
  text: `Marked with a ${symbol}. Twelve cities have this colour, and 24 cubes. A city holds at most three cubes of one colour: where a fourth would come, the disease breaks out.`,
  points: [
    'Outbreaks carry cubes of this colour into cities of any colour.',
    `In the challenge Historical Diseases it is ${historical}.`,
  ],
});

export const things: Pick<IberiaTexts['thing'], IberiaPiece> = {
  blue: disease('Blue disease', 'diamond', 'Cholera'),
  yellow: disease('Yellow disease', 'triangle', 'Yellow Fever'),
  black: disease('Black disease', 'square', 'Malaria'),
  red: disease('Red disease', 'circle', 'Typhus'),
  epidemic: {
    title: 'Epidemic',
    text: 'Three steps. Increase: the infection rate moves one space. Infect: the bottom infection card is drawn and its city gets three cubes, less one for each purification token that touches it. Intensify: the infection discard pile is shuffled and put on top of its deck.',
    points: [
      'Cubes that would go beyond three mean one outbreak.',
      'The epidemic leaves the game, and no card is drawn in its place.',
      'No event can be played between its steps.',
    ],
  },
  research: {
    title: 'Research marker',
    text: 'Four researched diseases win the game. Nothing is cured or eradicated here: cubes stay and new ones come. But cards of a researched colour purify water in every region that touches your city.',
  },
  hospital: {
    title: 'Hospital',
    text: 'One for each colour, only in a city of its colour. The disease of that colour can be researched where it stands. Building it again elsewhere moves it.',
    points: [
      'It heals nobody. With Influx of Patients, building it clears the cubes of its colour from its city.',
    ],
  },
  rail: {
    title: 'Rails',
    text: 'A rail on a line lets everybody travel by train along it. There are twenty; once laid they stay. They change neither regions nor the way outbreaks spread.',
  },
  purification: {
    title: 'Purification token',
    text: 'Clean water in a region. When a cube of any colour would be added to a city on its border, a token goes back to the supply instead, and no outbreak happens there. There are fourteen.',
    points: [
      'A region holds any number of them.',
      'It has to be spent; with several regions to choose from, the player whose turn it is chooses.',
    ],
  },
  prevention: {
    title: 'Prevention token',
    text: 'The Nurse’s: no cube can be added to any city on the border of its region. It is not used up and moves whenever she does.',
  },
  port: {
    title: 'Port',
    text: 'Ships sail between ports, from any to any other. Yellow Fever, where it is in play, spreads from port to port.',
  },
  region: {
    title: 'Region',
    text: 'An area enclosed by lines, solid or dotted, on land or sea, named after one to three of its cities. It touches every city on its border. Purification tokens lie in regions and protect those cities.',
  },
  line: {
    title: 'Line',
    text: 'Joins two cities: by carriage or boat you follow it, and outbreaks spread along it. Rails can be laid on solid lines only; the dotted ones are those of Andorra la Vella, Palma de Mallorca and Gibraltar.',
  },
  'good-season': {
    title: 'Good Season is waiting',
    text: 'The next infections part turns over a single card, from the bottom of the deck.',
  },
  'tokens-under-hospitals': {
    title: 'Tokens under the hospitals',
    text: 'Influx of Patients: two purification tokens lie under each hospital. They join the supply when that hospital is built for the first time.',
  },
  overflow: {
    title: 'Overflowing hospital',
    text: 'Influx of Patients: with four cubes of one colour in a hospital’s city, all of them leave for connected cities that you choose, and the outbreaks marker moves one space. Outbreaks that this causes follow.',
    points: ['The hospital stays. Tokens do not stop patients on the move.'],
  },
  malaria: {
    title: 'Malaria (black)',
    text: 'An infection card brings two black cubes instead of one to a city that has no black cube.',
    points: [
      'Only in the infections part of a turn: epidemics and outbreaks place as many as ever.',
      'Each of the two is kept away by a purification token of its own.',
    ],
  },
  typhus: {
    title: 'Typhus (red)',
    text: 'In a city with more than one red cube, treating a red cube costs two actions. The last one costs one.',
    points: ['A treatment of the Rural Doctor never costs more than two, and events are not affected.'],
  },
  cholera: {
    title: 'Cholera (blue)',
    text: 'A blue outbreak also brings a blue cube to every city exactly two lines away that holds no cube of any colour.',
    points: [
      'Each blue outbreak of a chain does so. Rails do not shorten the way.',
      'Tokens near the receiving city keep the cube away as usual.',
    ],
  },
  'yellow-fever': {
    title: 'Yellow Fever (yellow)',
    text: 'When a yellow cube is placed in a port, every port joined to it by a line gets a yellow cube too.',
    points: [
      'Those further cubes bring no more of their kind, but one that would be the fourth causes an outbreak.',
      'If the first cube is kept away, nothing follows.',
      'Cubes of epidemics and outbreaks count too, unless the table has chosen infection cards only.',
    ],
  },
  consent: {
    title: 'Consent',
    text: 'Whoever shares a card, and whoever an event would move, has to say yes. The game asks and waits; a no costs nothing. Passengers and cards from the Politician are not asked about, unless the table wants it.',
    points: ['A table may choose that everybody always agrees: then nobody is asked.'],
  },
  'option-hands': {
    title: 'Option: hands',
    text: 'In Iberia all hands lie open, at every difficulty.',
  },
  'option-passengers': {
    title: 'Option: passengers',
    text: 'Free: the Railwayman and the Sailor take pawns along, and the Politician gives from afar, without asking. Ask: the other player has to agree.',
  },
  'option-epidemic-tokens': {
    title: 'Option: purification in epidemics',
    text: 'An epidemic in a city that already has cubes of its colour. Outbreak: tokens prevent any of the three cubes, and so the outbreak if they are enough. Cubes: tokens prevent only cubes that fill the city up to three; it breaks out anyway.',
  },
  'option-diseases': {
    title: 'Option: diseases',
    text: 'Historical Diseases: how many of the four are drawn by lot, or which ones are in play. One is a good beginning.',
  },
  'option-malaria': {
    title: 'Option: Malaria',
    text: 'Infections: only infection cards in the infections part of a turn bring two black cubes. Outbreaks: a black outbreak also brings two to each connected city without any.',
  },
  'option-yellow-fever': {
    title: 'Option: Yellow Fever',
    text: 'All: every yellow cube placed in a port brings more. Infections: only those of infection cards in the infections part of a turn.',
  },
};
