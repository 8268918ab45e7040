// Where the world is drawn larger than it is, and where smaller: its cities and some places without one, in units of the map.
import type { Point } from '../../src/maps/drawing.ts';
import type { Degrees } from './places.ts';

/**
 * At 1366x768 a unit is about four fifths of a pixel: no two cities are closer than 70 units, and nearly every city
 * has a box of 100 by 72 to itself, for its name and its cubes. Neighbours keep their directions.
 */
export const CITIES: Readonly<Record<string, Point>> = {
  'san-francisco': [150, 236],
  chicago: [260, 192],
  montreal: [385, 126],
  'new-york': [414, 198],
  washington: [375, 270],
  atlanta: [272, 286],
  madrid: [537, 273],
  london: [558, 130],
  paris: [612, 201],
  essen: [676, 129],
  milan: [710, 213],
  'st-petersburg': [814, 60],
  'los-angeles': [162, 309],
  'mexico-city': [208, 409],
  miami: [327, 358],
  bogota: [371, 460],
  lima: [330, 540],
  santiago: [356, 635],
  'buenos-aires': [472, 639],
  'sao-paulo': [504, 559],
  lagos: [655, 447],
  kinshasa: [736, 519],
  khartoum: [831, 426],
  johannesburg: [806, 612],
  algiers: [646, 319],
  istanbul: [807, 248],
  cairo: [819, 335],
  baghdad: [926, 284],
  moscow: [924, 126],
  tehran: [976, 211],
  riyadh: [936, 373],
  karachi: [1037, 320],
  delhi: [1092, 247],
  mumbai: [1052, 400],
  chennai: [1104, 472],
  kolkata: [1162, 319],
  bangkok: [1178, 391],
  jakarta: [1253, 536],
  'ho-chi-minh-city': [1271, 463],
  'hong-kong': [1286, 351],
  shanghai: [1302, 267],
  beijing: [1232, 175],
  seoul: [1340, 186],
  tokyo: [1450, 196],
  osaka: [1411, 268],
  taipei: [1393, 340],
  manila: [1389, 426],
  sydney: [1415, 631],
};

interface Anchor {
  readonly name: string;
  readonly home: Degrees;
  readonly at: Point;
}

/** Places that keep the rest of the earth calm: oceans, the far north and Australia give room, islands keep their shapes. */
export const ANCHORS: readonly Anchor[] = [
  { name: 'Bering Strait', home: [65.6, -168], at: [-60, -75] },
  { name: 'Alaska Peninsula', home: [55, -163], at: [-30, 45] },
  { name: 'Anchorage', home: [60, -148], at: [35, -25] },
  { name: 'Baffin', home: [73.5, -80], at: [310, -140] },
  { name: 'Ellesmere', home: [83, -70], at: [380, -215] },
  { name: 'Labrador', home: [60.3, -64.5], at: [405, -30] },
  { name: 'Newfoundland', home: [47, -53], at: [460, 118] },
  { name: 'South of Hudson Bay', home: [51.5, -80], at: [320, 55] },
  { name: 'Cape Farewell', home: [60, -44], at: [468, -40] },
  { name: 'North of Greenland', home: [83.5, -32], at: [520, -215] },
  { name: 'Iceland', home: [65, -18.5], at: [545, -65] },
  { name: 'Ireland', home: [53, -9.8], at: [500, 98] },
  { name: 'Scotland', home: [58.6, -4], at: [545, 22] },
  { name: 'Lisbon', home: [38.7, -9.4], at: [506, 288] },
  { name: 'North Cape', home: [71, 26], at: [745, -50] },
  { name: 'Novaya Zemlya', home: [76.5, 68], at: [985, -105] },
  { name: 'Taimyr', home: [77.5, 104], at: [1160, -125] },
  { name: 'Chukotka', home: [66, -170.5], at: [1660, -95] },
  { name: 'Kamchatka', home: [51, 156.7], at: [1560, 25] },
  { name: 'Sakhalin', home: [54.3, 142.8], at: [1435, -5] },
  { name: 'Hokkaido', home: [43.4, 145.5], at: [1488, 100] },
  { name: 'Kyushu', home: [31.2, 130.7], at: [1375, 297] },
  { name: 'Crimea', home: [44.5, 33.8], at: [850, 195] },
  { name: 'Batumi', home: [41.6, 41.6], at: [920, 222] },
  { name: 'North of the Caspian Sea', home: [46.8, 51.5], at: [985, 135] },
  { name: 'Tierra del Fuego', home: [-54.5, -66], at: [405, 725] },
  { name: 'Cape Town', home: [-34.5, 19], at: [755, 660] },
  { name: 'Perth', home: [-32, 115.8], at: [1255, 633] },
  { name: 'Darwin', home: [-12.4, 131], at: [1368, 552] },
  { name: 'Cape York', home: [-10.7, 142.5], at: [1430, 540] },
  { name: 'Tasmania', home: [-43.5, 147], at: [1395, 685] },
  { name: 'New Zealand North', home: [-34.5, 173], at: [1540, 620] },
  { name: 'New Zealand South', home: [-46.6, 168.5], at: [1510, 690] },
  { name: 'New Guinea', home: [-10.5, 150.5], at: [1487, 530] },
];
