// Reasons about goals: what is reached, who collects, who passes cards on.
import { anyOf, FAR, isInForce, isSilent, NO_CITY, PLACES, type State } from '@cordon/engine/inner';
import type { Weighted } from '../reason.ts';
import type { Outlook } from './outlook.ts';

export function progress(before: Outlook, after: Outlook): Weighted[] {
  return [
    ...reached(before, after),
    ...effectsEnded(before, after),
    ...shared(before, after),
    ...takenBack(before, after),
    ...kept(before, after),
    ...built(before, after),
    ...nearer(before, after),
  ];
}

function reached(before: Outlook, after: Outlook): Weighted[] {
  const { goals, colourIds } = before.state.game;
  if (goals === undefined) return [];
  return colourIds.flatMap((id, colour): Weighted[] => {
    const [was, is] = [before.holder(colour), after.holder(colour)];
    if (was === undefined) return [];
    if (is === undefined) return [{ reason: { code: 'reaches-goal', colour: id }, weight: 60 }];
    if (is.lacks >= was.lacks) return [];
    const seat = is.seat + 1;
    if (is.lacks === 0 && !isWorkLeft(after.state, colour))
      return [{ reason: { code: 'completes-hand', seat, colour: id }, weight: 25 }];
    const reason = { code: 'collects', seat, colour: id, from: was.lacks, to: is.lacks } as const;
    return [{ reason, weight: 16 - 3 * is.lacks }];
  });
}

/** Whether a goal takes more than cards. */
function isWorkLeft(s: State, goal: number): boolean {
  return s.game.work !== undefined && s.game.work.actions(s)[goal]! > 0;
}

/** Epidemic cards that a cure takes out of force. */
function effectsEnded({ state: before }: Outlook, { state: after }: Outlook): Weighted[] {
  const { cardIds, firstEpidemic } = before.game;
  if (isSilent(before, isInForce)) return [];
  return cardIds.flatMap((id, card): Weighted[] => {
    if (card < firstEpidemic || !anyOf(before, isInForce, card) || anyOf(after, isInForce, card)) return [];
    return [{ reason: { code: 'ends-effect', card: id }, weight: 14 }];
  });
}

/** City cards that went from one hand to another. */
function shared({ state: before }: Outlook, { state: after }: Outlook): Weighted[] {
  const { cardIds, firstEvent, shape } = before.game;
  const reasons: Weighted[] = [];
  for (let card = 0; card < firstEvent; card++) {
    const [from, to] = [before.places[card]!, after.places[card]!];
    if (from === to || from >= shape.seats || to >= shape.seats) continue;
    const reason = { code: 'shares', card: cardIds[card]!, from: from + 1, to: to + 1 } as const;
    reasons.push({ reason, weight: 7 });
  }
  return reasons;
}

/** City cards that came from the discard pile into a hand. */
function takenBack({ state: before }: Outlook, { state: after }: Outlook): Weighted[] {
  const { cardIds, firstEvent, shape } = before.game;
  const reasons: Weighted[] = [];
  for (let card = 0; card < firstEvent; card++) {
    const seat = after.places[card]!;
    if (before.places[card] !== PLACES.discard || seat >= shape.seats) continue;
    reasons.push({ reason: { code: 'takes-back', seat: seat + 1, card: cardIds[card]! }, weight: 7 });
  }
  return reasons;
}

/** Cubes that modules keep for open goals. */
function kept(before: Outlook, after: Outlook): Weighted[] {
  const { colourIds, holds, work } = before.state.game;
  // What cubes are for is told with the work that they go into.
  if (work !== undefined) return [];
  const keptIn = (s: State, colour: number): number =>
    holds.reduce((sum, holding) => sum + holding(s, colour), 0);
  return colourIds.flatMap((id, colour): Weighted[] => {
    const [from, to] = [keptIn(before.state, colour), keptIn(after.state, colour)];
    if (to <= from || after.holder(colour) === undefined) return [];
    return [{ reason: { code: 'keeps-cubes', colour: id, from, to }, weight: 6 }];
  });
}

function built({ state: before }: Outlook, { state: after }: Outlook): Weighted[] {
  const { cityIds, goals, shape } = before.game;
  if (goals === undefined) return [];
  for (let city = 0; city < shape.cities; city++) {
    for (let colour = 0; colour < shape.colours; colour++) {
      if (goals.steps(after, city, colour) !== 0 || goals.steps(before, city, colour) === 0) continue;
      return [{ reason: { code: 'builds', city: cityIds[city]! }, weight: 9 }];
    }
  }
  return [];
}

/** Whoever has all cards and comes nearer to where they are used. */
function nearer(before: Outlook, after: Outlook): Weighted[] {
  const { colourIds, goals, shape } = before.state.game;
  if (goals === undefined) return [];
  const reasons: Weighted[] = [];
  for (let colour = 0; colour < shape.colours; colour++) {
    const holder = after.holder(colour);
    if (holder?.lacks !== 0 || isWorkLeft(after.state, colour)) continue;
    const { seat } = holder;
    const [from, to] = [stepsOf(before.state, seat, colour), stepsOf(after.state, seat, colour)];
    if (to >= from || from >= FAR) continue;
    const reason = { code: 'nears-goal', seat: seat + 1, colour: colourIds[colour]!, from, to } as const;
    reasons.push({ reason, weight: 8 + 2 * (from - to) });
  }
  return reasons;
}

function stepsOf(s: State, seat: number, colour: number): number {
  const pawn = s.pawns[seat]!;
  return pawn === NO_CITY ? FAR : s.game.goals!.steps(s, pawn, colour);
}
