// What others than the Bio-Terrorist take for his secrets when they think ahead: any city in which he may be, reached by as many drives as it
// takes. And whether what is remembered of him could have come about. BRINK-BVW-10
import { below } from '../../../../kernel/random.ts';
import { NO_CITY, type City, type Sight, type State } from '../../../../kernel/types.ts';
import {
  actionsLeft,
  COMMANDS,
  drivesDone,
  isCaptured,
  isVisible,
  mayBeIn,
  setDrives,
  setTerroristCity,
  terrorist,
  terroristCity,
} from './memory.ts';
import { possibleCities } from './whereabouts.ts';

function citiesOf(s: State): City[] {
  const cities: City[] = [];
  for (let city = 0; city < s.game.shape.cities; city++)
    if ((possibleCities(s, city >> 5) & (1 << (city & 31))) !== 0) cities.push(city);
  return cities;
}

const DRIVES: readonly number[] = Array.from({ length: COMMANDS + 1 }, (_, driven) => driven);

/** One of several, each as likely. */
function oneOf(list: readonly number[], random: Int32Array): number {
  return list[below(random, list.length)]!;
}

export function resampleMemory(to: State, _sight: Sight, random: Int32Array): void {
  // Whoever knows his city knows the rest.
  if (terroristCity(to) !== NO_CITY) return;
  const cities = citiesOf(to);
  if (cities.length === 0) return;
  const city = oneOf(cities, random);
  setTerroristCity(to, city);
  setDrives(
    to,
    oneOf(
      DRIVES.filter((driven) => mayBeIn(to, driven, city)),
      random,
    ),
  );
}

/** His pawn stands where he is if anybody sees him, nobody rules out where he is, and he has not done more than he may. */
export function isMemorySound(s: State): boolean {
  const city = terroristCity(s);
  if (city === NO_CITY) return citiesOf(s).length === 0 && !isVisible(s) && !isCaptured(s);
  const isSeen = isCaptured(s) || s.game.pawnSeats.some((seat) => s.pawns[seat] === city);
  return (
    s.pawns[terrorist(s)] === (isSeen ? city : NO_CITY) &&
    mayBeIn(s, drivesDone(s), city) &&
    actionsLeft(s) >= 0
  );
}
