// Where teams begin: from the team to the right of the first one, counter-clockwise, each puts its station and both its pawns into a city at least
// three lines from the other team stations. The first team, which is drawn, places last and begins. LAB-TEAM-14 LAB-TEAM-15 LAB-TEAM-59 LAB-TEAM-60
import { defineCommand, FIRST, first, pack } from '../../../../kernel/command.ts';
import { BOTTOM, defineFrame, FIELDS, pop, push, topFrame } from '../../../../kernel/frame.ts';
import { below } from '../../../../kernel/random.ts';
import { goOnWithSetup } from '../../../../kernel/setup.ts';
import { NO_CITY, type City, type Module, type SetupStep, type State } from '../../../../kernel/types.ts';
import { countReveal } from '../../../../ops/markers.ts';
import { placePawn } from '../../../../ops/pawns.ts';
import { linesBetween } from '../../../../rules/move.ts';
import type { TeamFact } from './facts.ts';
import { firstOf, isFirst, membersOf, teamCount, teamOf } from './seats.ts';
import { setStation, stationOf } from './stations.ts';

const SEAT = FIELDS;
const LEAST_LINES = 3;
const STEP = 'team-stations';

/** The team to the right of another. */
const rightOf = (s: State, team: number): number => (team + teamCount(s) - 1) % teamCount(s);

/** City to whether it is too near to a station of a team. */
const near = new Uint8Array(64);

/** Marks the cities that are too near to a station, if it is placed. */
function markNear(s: State, station: City): void {
  if (station === NO_CITY) return;
  for (let city = 0; city < s.game.shape.cities; city++)
    if (linesBetween(s, station, city) < LEAST_LINES) near[city] = 1;
}

function nearestTeam(s: State, city: City): City {
  for (let team = 0; team < teamCount(s); team++) {
    const station = stationOf(s, team);
    if (station !== NO_CITY && linesBetween(s, city, station) < LEAST_LINES) return station;
  }
  return NO_CITY;
}

const place = defineCommand({
  name: 'place-station',
  phrase: 'place-station {city}',
  operands: { city: 'city' },
  play(s, command) {
    const team = teamOf(s, s.stack[s.top + SEAT]!);
    setStation(s, team, first(command));
    s.sink?.({
      fact: 'teamStationPlaced',
      team: team + 1,
      city: s.game.cityIds[first(command)]!,
    } satisfies TeamFact);
    for (const seat of membersOf(team)) placePawn(s, seat, first(command), 'unnoticed');
    if (team === teamOf(s, s.turn)) {
      pop(s);
      goOnWithSetup(s, STEP);
    } else s.stack[s.top + SEAT] = firstOf(rightOf(s, team));
  },
  refusal(s, command) {
    if (topFrame(s) !== placing) return undefined;
    const other = nearestTeam(s, first(command));
    if (other === NO_CITY) return undefined;
    const { cityNames } = s.game;
    const message = `A team station is at least ${String(LEAST_LINES)} lines from those of other teams; ${cityNames[first(command)]!} is nearer to ${cityNames[other]!}.`;
    return { reason: 'team-too-near', message };
  },
});

const placing = defineFrame({
  name: STEP,
  fields: ['seat'],
  on: [BOTTOM],
  placesPawns: true,
  sound: isSound,
  step: () => false,
  waitsFor: (s, at) => s.stack[at + SEAT]!,
  offer(s, at, out) {
    const command = pack(place, s.stack[at + SEAT]!);
    const { cities } = s.game.shape;
    near.fill(0, 0, cities);
    for (let team = 0; team < teamCount(s); team++) markNear(s, stationOf(s, team));
    for (let city = 0; city < cities; city++) if (near[city] === 0) out.add(command | (city << FIRST));
  },
});

/** The teams from that to the right of the first one up to this one's right have placed, and no others. */
function isSound(s: State, at: number): boolean {
  const seat = s.stack[at + SEAT]!;
  if (!isFirst(seat) || !isFirst(s.turn)) return false;
  const hasPlaced = new Set<number>();
  for (let team = rightOf(s, teamOf(s, s.turn)); team !== teamOf(s, seat); team = rightOf(s, team))
    hasPlaced.add(team);
  for (let team = 0; team < teamCount(s); team++) {
    const station = stationOf(s, team);
    if ((station !== NO_CITY) !== hasPlaced.has(team)) return false;
    if (membersOf(team).some((member) => s.pawns[member] !== station)) return false;
  }
  return true;
}

/** The first team is drawn, and the one to its right is asked. */
function drawFirstTeam(s: State): void {
  const team = below(s.random, teamCount(s));
  s.turn = firstOf(team);
  countReveal(s);
  s.sink?.({ fact: 'firstTeam', team: team + 1 } satisfies TeamFact);
  push(s, placing, firstOf(rightOf(s, team)));
}

export const placingStep: SetupStep = { name: STEP, asks: true, run: drawFirstTeam };

export const placingRules = {
  id: 'team-placing',
  frames: [placing],
  commands: [place],
} as const satisfies Module;
