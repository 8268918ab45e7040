// Team research stations: each team has one, which serves it alone for Shuttle Flights and cures. It never moves, shares its city with a
// station of the table if need be, and counts for nothing else. LAB-TEAM-13 LAB-TEAM-27 to LAB-TEAM-29 LAB-TEAM-62
import { cellsOf, defineField } from '../../../../kernel/field.ts';
import { answer } from '../../../../kernel/points.ts';
import { CITIES, plusOne } from '../../../../kernel/ranges.ts';
import type { City, Module, Seat, State } from '../../../../kernel/types.ts';
import { otherStation, stationsServing } from '../../../base/stations.ts';
import { teamCount, teamOf, teamsIn } from './seats.ts';

/** Team to its city plus one. */
const stations = defineField('team.stations', teamsIn, 'public', plusOne(CITIES));

/** Where the station of a team is; NO_CITY until it is placed. */
export const stationOf = (s: State, team: number): City => s.cells[cellsOf(s, stations) + team]! - 1;

export function setStation(s: State, team: number, city: City): void {
  s.cells[cellsOf(s, stations) + team] = city + 1;
}

/** Asked several times for every list of commands. */
function withOwn(s: State, seat: Seat, cities: number, word: number): number {
  const city = stationOf(s, teamOf(s, seat));
  return city >> 5 === word ? cities | (1 << (city & 31)) : cities;
}

function isTeamStation(s: State, city: City): boolean {
  for (let team = 0; team < teamCount(s); team++) if (stationOf(s, team) === city) return true;
  return false;
}

export const teamStationRules: Module = {
  id: 'team-stations',
  fields: [stations],
  points: [
    answer(stationsServing, withOwn),
    answer(otherStation, (s, _holder, city) => isTeamStation(s, city)),
  ],
};
