// Reasons about disease: what is treated, and what can no longer break out.
import { chainFrom } from '../../position/features/chain.ts';
import type { Weighted } from '../reason.ts';
import type { Outlook } from './outlook.ts';
import { anyOf, rateInForce, skipsInfection, stopsChain } from '@cordon/engine/inner';

/** A chance that falls by less is not worth a word. */
const NOTABLE = 0.06;
/** Cubes of one colour that make a city worth protecting. */
const SEVERAL = 2;
/** A supply is low when it has no more cubes than this. */
const LOW = 7;

export function dangers(before: Outlook, after: Outlook): Weighted[] {
  const reasons: Weighted[] = [];
  const { game } = before.state;
  const { cities, colours } = game.shape;
  const left = game.outbreakLimit - before.state.outbreaks;
  let [ruinBefore, ruinAfter] = [0, 0];
  for (let city = 0; city < cities; city++) {
    for (let colour = 0; colour < colours; colour++) {
      const name = { city: game.cityIds[city]!, colour: game.colourIds[colour]! };
      const [from, to] = [before.risk(city, colour), after.risk(city, colour)];
      const chain = from > 0 ? chainFrom(before.state, city, colour) : 0;
      if (from > 0 && chain >= left) ruinBefore += from;
      if (to > 0 && chainFrom(after.state, city, colour) >= left) ruinAfter += to;
      const cubes = before.state.cubes[city * colours + colour]!;
      const rest = after.state.cubes[city * colours + colour]!;
      if (from - to >= NOTABLE) {
        const weight = 30 * (from - to) * Math.sqrt(chain) + cubes - rest;
        reasons.push({ reason: { code: 'prevents-outbreak', ...name, from, to, chain }, weight });
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
  return [...reasons, ...protection(before, after), ...supplies(before, after), ...infections(before, after)];
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
