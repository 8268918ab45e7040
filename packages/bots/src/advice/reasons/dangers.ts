// Reasons about disease: what is treated, and what can no longer break out.
import { chainFrom } from '../../position/features/chain.ts';
import { cubesOf } from '../../position/features/deadline.ts';
import { firstSpread } from '../../position/features/virulence.ts';
import type { Weighted } from '../reason.ts';
import type { Outlook } from './outlook.ts';
import {
  anyOf,
  foldOf,
  NO_GOAL,
  outbreakSteps,
  rateInForce,
  skipsInfection,
  stopsChain,
  type Colour,
  type State,
} from '@cordon/engine/inner';

/** A chance that falls by less is not worth a word. */
const NOTABLE = 0.06;
/** Cubes of one colour that make a city worth protecting. */
const SEVERAL = 2;
/** A supply is low when it has no more cubes than this. */
const LOW = 7;
/** What is told after another reason counts a little less. */
const AFTERWARDS = 0.95;

export function dangers(before: Outlook, after: Outlook): Weighted[] {
  const reasons: Weighted[] = [];
  const { game } = before.state;
  const { cities, colours } = game.shape;
  const left = game.outbreakLimit - before.state.outbreaks;
  let [ruinBefore, ruinAfter] = [0, 0];
  let worst: Weighted | undefined;
  for (let city = 0; city < cities; city++) {
    for (let colour = 0; colour < colours; colour++) {
      const name = { city: game.cityIds[city]!, colour: game.colourIds[colour]! };
      const [from, to] = [before.risk(city, colour), after.risk(city, colour)];
      const chain = from > 0 ? chainFrom(before.state, city, colour) : 0;
      if (from > 0 && chain * stepsOf(before.state, colour) >= left) ruinBefore += from;
      if (to > 0 && chainFrom(after.state, city, colour) * stepsOf(after.state, colour) >= left)
        ruinAfter += to;
      const cubes = before.state.cubes[city * colours + colour]!;
      const rest = after.state.cubes[city * colours + colour]!;
      if (from - to >= NOTABLE) {
        const weight = 30 * (from - to) * Math.sqrt(chain) + cubes - rest;
        reasons.push({ reason: { code: 'prevents-outbreak', ...name, from, to, chain }, weight });
        worst = worseOf(worst, fear(before.state, colour, weight));
      } else if (rest < cubes) {
        const weight = cubes - rest + (cubes > 2 ? 2 : 0);
        reasons.push({ reason: { code: 'treats', ...name, from: cubes, to: rest }, weight });
      }
    }
  }
  if (ruinBefore - ruinAfter >= NOTABLE) {
    const [from, to] = [Math.min(1, ruinBefore), Math.min(1, ruinAfter)];
    reasons.push({ reason: { code: 'averts-defeat', from, to }, weight: 20 + 80 * (from - to) });
  }
  if (worst !== undefined) reasons.push(worst);
  return [
    ...reasons,
    ...clearing(before, after),
    ...protection(before, after),
    ...supplies(before, after),
    ...infections(before, after),
  ];
}

/** Spaces that an outbreak of a colour moves the marker. */
function stepsOf(s: State, colour: Colour): number {
  return foldOf(s, outbreakSteps, 1, colour);
}

/** Told after the outbreak that is prevented, if outbreaks of its colour are worse than others. */
function fear(s: State, colour: Colour, weight: number): Weighted | undefined {
  const [spaces, cubes] = [stepsOf(s, colour), firstSpread(s, 0, colour)];
  if (spaces === 1 && cubes === 1) return undefined;
  const reason = { code: 'fears-strain', colour: s.game.colourIds[colour]!, spaces, cubes } as const;
  return { reason, weight: AFTERWARDS * weight };
}

function worseOf(one: Weighted | undefined, other: Weighted | undefined): Weighted | undefined {
  return (other?.weight ?? 0) > (one?.weight ?? 0) ? other : one;
}

/** Cubes of a disease that the table may leave without a cure once they are gone; they count for more the nearer that is. */
function clearing({ state: before }: Outlook, { state: after }: Outlook): Weighted[] {
  const { goals, colourIds } = before.game;
  const goal = goals?.avoidable(before.game) ?? NO_GOAL;
  if (goal === NO_GOAL || goals?.isReached(after, goal) === true) return [];
  const [from, to] = [cubesOf(before, goal), cubesOf(after, goal)];
  if (to >= from) return [];
  const reason = { code: 'clears-board', colour: colourIds[goal]!, from, to } as const;
  return [{ reason, weight: (8 * (from - to)) / Math.sqrt(1 + to) }];
}

/** Cities that hold several cubes of their colour and are kept free of more from now on. */
function protection(before: Outlook, after: Outlook): Weighted[] {
  const { cityIds, colourOf, shape } = before.state.game;
  const cities = cityIds.filter((_, city) => {
    const colour = colourOf[city]!;
    if (after.state.cubes[city * shape.colours + colour]! < SEVERAL) return false;
    return after.isKeptFree(city, colour) && !before.isKeptFree(city, colour);
  });
  return cities.length === 0 ? [] : [{ reason: { code: 'protects', cities }, weight: 2 + cities.length }];
}

function supplies({ state: before }: Outlook, { state: after }: Outlook): Weighted[] {
  const { goals, colourIds } = before.game;
  return colourIds.flatMap((id, colour): Weighted[] => {
    const [from, to] = [before.supply[colour]!, after.supply[colour]!];
    if (goals?.isGone(after, colour) === true && !goals.isGone(before, colour))
      return [{ reason: { code: 'ends-disease', colour: id }, weight: 12 }];
    if (from > LOW || to <= from) return [];
    return [
      { reason: { code: 'saves-supply', colour: id, from, to }, weight: (to - from) * (LOW + 1 - from) },
    ];
  });
}

function infections({ state: before }: Outlook, { state: after }: Outlook): Weighted[] {
  const reasons: Weighted[] = [];
  if (!anyOf(before, skipsInfection) && anyOf(after, skipsInfection))
    reasons.push({ reason: { code: 'quiet-infections' }, weight: 10 });
  const [from, to] = [rateInForce(before), rateInForce(after)];
  if (to < from) reasons.push({ reason: { code: 'slows-infections', from, to }, weight: 8 });
  if (!anyOf(before, stopsChain) && anyOf(after, stopsChain))
    reasons.push({ reason: { code: 'stops-chains' }, weight: 7 });
  return reasons;
}
