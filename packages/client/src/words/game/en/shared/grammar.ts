// English turns of phrase.
import { pluralIn } from '../../../plural.ts';
import type { GamePart } from '../../parts.ts';
import { isYou, type Speaker } from '../../speaker.ts';
import type { Talk } from '../../talk.ts';
import { capital, cityName, lineName, listed, regionName, titleOf } from '../../telling/names.ts';
import { cityOf } from '../../../../games/games.ts';

const plural = pluralIn('en');
const EPIDEMIC = 'Epidemic';

const and = (items: readonly string[]): string => listed(items, 'and');

export function talk(speaker: Speaker, game: GamePart): Talk {
  const { game: id, seats } = speaker;
  const city = (one: string): string => cityName('en', id, one);
  const epidemic = (one: string): string | undefined =>
    one.startsWith('epidemic-') ? EPIDEMIC : game.epidemics[one]?.name;
  const card = (one: string): string =>
    epidemic(one) ?? (cityOf(id, one) === undefined ? event(one) : city(one));
  const event = (one: string): string => game.events[one] ?? titleOf(one);
  const theRole = (role: string): string => game.roles[role]?.the ?? `the ${titleOf(role)}`;
  const player = (seat: number): string =>
    isYou(speaker, seat) ? 'you' : (seats.find((one) => one.seat === seat)?.name ?? `player ${String(seat)}`);
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
    pawn: (seat) => (isYou(speaker, seat) ? 'your pawn' : `${who(seat)}’s pawn`),
    does: (seat, you, other) => `${capital(who(seat))} ${isYou(speaker, seat) ? you : other}`,
    to: (seat) => `to ${who(seat)}`,
    from: (seat) => `from ${who(seat)}`,
    role: (role) => game.roles[role]?.name ?? titleOf(role),
    theRole,
    event,
    card,
    cards: (ids) => and(ids.map(card)),
    city,
    cities: (ids) => and(ids.map(city)),
    inCity: (one) => `in ${city(one)}`,
    inCities: (ids) => `in ${and(ids.map(city))}`,
    toCity: (one) => `to ${city(one)}`,
    fromCity: (one) => `from ${city(one)}`,
    region: (region) => `the ${regionName('en', id, region)} region`,
    line: (line) => lineName('en', id, line),
    colour: (colour) => colour,
    cubes: (number, colour) => plural(number, { one: `# ${colour} cube`, other: `# ${colour} cubes` }),
    disease: (colour) => `the ${colour} disease`,
  };
}
