// What a viewer learns of the Bio-Terrorist, and what he learns of himself. BRINK-BVW-1 BRINK-BVW-2
import { describeHeld } from '../../../../kernel/infectionHand.ts';
import { NO_CITY, type City, type State } from '../../../../kernel/types.ts';
import {
  actionsLeft,
  drivesDone,
  isCaptured,
  isVisible,
  lastKnownCity,
  lastKnownTurn,
  sightedIn,
  terrorist,
  terroristCity,
} from './memory.ts';
import { possibleCities } from './whereabouts.ts';

interface Noted {
  readonly city: string;
  readonly turn: number;
}

interface TerroristView {
  readonly seat: number;
  readonly state: 'hidden' | 'spotted' | 'captured';
  /** His city, where the viewer knows it. */
  readonly city?: string;
  /** How many infection cards he holds, and those that the viewer knows. */
  readonly hand: { readonly size: number; readonly known: readonly string[] };
  /** The cities in which he may be for all that is public. */
  readonly possible: readonly string[];
  /** Cities with the turn, counted from 1, in which he was last sighted there, the latest first. */
  readonly sightings: readonly Noted[];
  /** The last city that everybody knew him to be in. */
  readonly lastKnown?: Noted;
  /** For him alone, what is left of his turn. */
  readonly turn?: { readonly actions: number; readonly freeDrive: boolean };
}

function stateOf(s: State): TerroristView['state'] {
  if (isCaptured(s)) return 'captured';
  return isVisible(s) ? 'spotted' : 'hidden';
}

function sightingsOf(s: State): Noted[] {
  const { cityIds } = s.game;
  const noted = cityIds.map((city, at) => ({ city, turn: sightedIn(s, at) })).filter(({ turn }) => turn > 0);
  return noted.sort((one, other) => other.turn - one.turn);
}

function mayHide(s: State, city: City): boolean {
  return (possibleCities(s, city >> 5) & (1 << (city & 31))) !== 0;
}

/** Given the sight of somebody to whom it is no secret, his city is there although his pawn is not. */
export function showTerrorist(s: State): Readonly<Record<string, unknown>> {
  const { cityIds } = s.game;
  const own = terroristCity(s);
  const city = own === NO_CITY ? s.pawns[terrorist(s)]! : own;
  const last = lastKnownCity(s);
  const view: TerroristView = {
    seat: terrorist(s) + 1,
    state: stateOf(s),
    ...(city === NO_CITY ? {} : { city: cityIds[city]! }),
    hand: describeHeld(s),
    possible: cityIds.filter((_, at) => mayHide(s, at)),
    sightings: sightingsOf(s),
    ...(last === NO_CITY ? {} : { lastKnown: { city: cityIds[last]!, turn: lastKnownTurn(s) } }),
    ...(own === NO_CITY ? {} : { turn: { actions: actionsLeft(s), freeDrive: drivesDone(s) === 0 } }),
  };
  return { terrorist: view };
}
