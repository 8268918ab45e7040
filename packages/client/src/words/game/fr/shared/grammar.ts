// French turns of phrase: articles that melt, adjectives that agree.
import { cityOf } from '../../../../games/games.ts';
import { withAt, withOf } from '../../../fr/articles.ts';
import { pluralIn } from '../../../plural.ts';
import type { GamePart } from '../../parts.ts';
import { isYou, type Speaker } from '../../speaker.ts';
import type { Talk } from '../../talk.ts';
import {
  capital,
  citiesNaming,
  cityName,
  lineName,
  listed,
  regionName,
  titleOf,
} from '../../telling/names.ts';

const plural = pluralIn('fr');
const EPIDEMIC = 'Épidémie';

/** Masculine and feminine. */
const COLOURS: Readonly<Record<string, readonly [string, string]>> = {
  blue: ['bleu', 'bleue'],
  yellow: ['jaune', 'jaune'],
  black: ['noir', 'noire'],
  red: ['rouge', 'rouge'],
  purple: ['violet', 'violette'],
};

const masculine = (colour: string): string => COLOURS[colour]?.[0] ?? colour;
export const feminine = (colour: string): string => COLOURS[colour]?.[1] ?? colour;

/** “donner Paris à Ann”, but “vous donner Paris”. */
export function toSomebody({ speaker, to }: Talk, seat: number, verb: string, what: string): string {
  return isYou(speaker, seat) ? `vous ${verb} ${what}` : `${verb} ${what} ${to(seat)}`;
}

/** The verb of a sentence whose subject stands before. */
export function doing({ speaker }: Talk, seat: number, you: string, other: string): string {
  return isYou(speaker, seat) ? you : other;
}

const and = (items: readonly string[]): string => listed(items, 'et');

export function talk(speaker: Speaker, game: GamePart): Talk {
  const { game: id, seats } = speaker;
  const city = (one: string): string => cityName('fr', id, one);
  const event = (one: string): string => game.events[one] ?? titleOf(one);
  const epidemic = (one: string): string | undefined =>
    one.startsWith('epidemic-') ? EPIDEMIC : game.epidemics[one]?.name;
  const card = (one: string): string =>
    epidemic(one) ?? (cityOf(id, one) === undefined ? event(one) : city(one));
  const theRole = (role: string): string => game.roles[role]?.the ?? titleOf(role);
  const player = (seat: number): string =>
    isYou(speaker, seat)
      ? 'vous'
      : (seats.find((one) => one.seat === seat)?.name ?? `le joueur ${String(seat)}`);
  const who = (seat: number): string => {
    const found = seats.find((one) => one.seat === seat);
    const unnamed = found?.name === undefined && !isYou(speaker, seat);
    return unnamed && found !== undefined && found.role !== '' ? theRole(found.role) : player(seat);
  };
  return {
    speaker,
    count: (number, one, other) => plural(number, { one, other }),
    list: and,
    who,
    player,
    pawn: (seat) => (isYou(speaker, seat) ? 'votre pion' : `le pion ${withOf(who(seat))}`),
    does: (seat, you, other) => `${capital(who(seat))} ${isYou(speaker, seat) ? you : other}`,
    to: (seat) => withAt(who(seat)),
    from: (seat) => withOf(who(seat)),
    role: (role) => game.roles[role]?.name ?? titleOf(role),
    theRole,
    event,
    card,
    cards: (ids) => and(ids.map(card)),
    city,
    cities: (ids) => and(ids.map(city)),
    inCity: (one) => withAt(city(one)),
    inCities: (ids) => and(ids.map((one) => withAt(city(one)))),
    toCity: (one) => withAt(city(one)),
    fromCity: (one) => withOf(city(one)),
    region(region) {
      const name = regionName('fr', id, region);
      // “la région de Cadix”, but “la région Cáceres–Madrid”
      return `la région ${citiesNaming(id, region).length === 1 ? withOf(name) : name}`;
    },
    line: (line) => lineName('fr', id, line),
    colour: masculine,
    cubes: (number, colour) =>
      plural(number, { one: `# cube ${masculine(colour)}`, other: `# cubes ${masculine(colour)}s` }),
    disease: (colour) => `la maladie ${feminine(colour)}`,
  };
}
