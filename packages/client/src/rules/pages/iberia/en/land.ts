// The rules of Iberia in English: rails, ships, hospitals, research, regions and water.
import { heading, list, note, paragraph } from '../../page.ts';
import type { Land } from '../shape.ts';

export const land: Land = {
  trains: {
    title: 'Rails and trains',
    blocks: [
      heading('Build a railroad'),
      paragraph(
        'Lay a rail on a solid line that leaves the city you are in. Each line takes one rail, and dotted lines take none: those of Andorra la Vella, Palma de Mallorca and Gibraltar. The new rail need not touch others. There are twenty; when they are gone nobody can build.',
      ),
      heading('Travel by train'),
      paragraph(
        'With one action you ride along an unbroken chain of rails to any city on it. Rails serve everybody, in both directions, and stay for the whole game.',
      ),
      list(
        'One line without a rail ends the ride.',
        'A line with a rail can still be used by carriage.',
        'Rails change neither regions nor the way outbreaks spread.',
      ),
    ],
  },
  ships: {
    title: 'Ports and ships',
    blocks: [
      paragraph(
        'From a port you sail to any other port, near or far. Discard a city card of the colour of the port you sail to; which city it names does not matter.',
      ),
      list(
        'Both ends have to be ports; no line is needed between them.',
        'A card of the colour of the port you leave will not do, unless both have the same colour.',
        'The Sailor pays no card.',
      ),
    ],
  },
  hospitals: {
    title: 'Hospitals',
    blocks: [
      paragraph(
        'There is one hospital for each colour, and it can only stand in a city of its colour. Discard the card of the city you are in to put the hospital of that colour there, from the supply or from wherever it stands.',
      ),
      list(
        'The card of another city of the same colour will not do.',
        'Where the hospital already stands, it cannot be built again.',
        'It may be moved even when its disease is researched.',
        'A hospital heals nobody by itself. It is the place where its disease can be researched.',
      ),
    ],
  },
  research: {
    title: 'Research',
    blocks: [
      paragraph(
        'In the city of a hospital, discard exactly five city cards of the hospital’s colour from your hand: that disease is researched. The fourth one wins the game at once.',
      ),
      list(
        'The hospital has to be the one of that colour, and you have to be there.',
        'Every role needs five cards.',
        'Cubes stay on the board, and new ones are placed as before.',
        'From now on cards of that colour purify water in any region that touches your city.',
      ),
    ],
  },
  regions: {
    title: 'Regions',
    blocks: [
      paragraph(
        'Lines, solid and dotted, divide the map into regions. An area that lines enclose on all sides is a region, on land or at sea; the open sea and the land outside are not. A region touches every city on its border.',
      ),
      paragraph(
        'A region is named after the fewest of its cities that no other region shares: the Cáceres–Madrid region. Barcelona, for example, touches the Palma de Mallorca region (Barcelona, Tarragona, Valencia and Palma de Mallorca) and the Girona region (Huesca, Andorra la Vella, Girona, Barcelona and Zaragoza), among others. Zaragoza touches six.',
      ),
    ],
  },
  purification: {
    title: 'Clean water',
    blocks: [
      heading('Purify water'),
      paragraph(
        'Discard a city card and put two purification tokens into one region that touches your city. The card has to have',
      ),
      list(
        'the colour of a city on the border of that region, your own included, or',
        'the colour of a researched disease: then any region that touches your city will do.',
      ),
      paragraph(
        'There are 14 tokens, and a region may hold any number. If only one is left, the action places one; if none, it is not possible.',
      ),
      heading('What a token does'),
      paragraph(
        'When a cube of any colour would be added to a city, and a region that touches this city holds a token, one token goes back to the supply instead. No cube comes, and no outbreak either, even if three cubes are there. This holds for infections, epidemics and outbreaks.',
      ),
      list(
        'One token for each cube.',
        'It has to be spent. If several regions could give one, the player whose turn it is chooses.',
        'What counts are the regions of the city that would get the cube, not those of the city that breaks out.',
        'Tokens remove no cubes, and nobody can take them back.',
      ),
      note('Where the Nurse’s prevention token protects a city, no purification token is spent.'),
    ],
  },
};
