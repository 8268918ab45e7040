// Turns a definition and a checked configuration into one immutable Game.
import { available, eventsTaken } from './available.ts';
import { cardTables } from './cardClasses.ts';
import { checkConfig } from './checkConfig.ts';
import { firstWordOf } from './command.ts';
import type { Config, ConfigRequest } from './config.ts';
import type { Challenge, GameDefinition } from './definition.ts';
import { success, type Result } from './errors.ts';
import { tablesOf } from './mapTables.ts';
import { heardPoints, pointTables } from './pointTables.ts';
import { hasOpponents, planSeats, rolesOfSeats, rolesToDeal, seatingOf } from './seating.ts';
import { isRecord } from './shapes.ts';
import { KERNEL_FIELDS } from './state.ts';
import { checkWidths, thingsOf } from './things.ts';
import { COMPILED, type CommandKind, type FrameKind, type Game, type Module, type Shape } from './types.ts';
import { winTogether } from './winning.ts';

/** Configurations of games, which are frozen: the same object always means the same game. */
const byObject = new WeakMap<object, Game>();
/** Games by what their configuration says, the one used last at the end. */
const byMeaning = new Map<string, Game>();
/** More different games than a process plays at a time; each is a few hundred kilobytes. */
const MOST_KEPT = 64;

/** Whether `compileGame` made this game. */
export function isGame(value: unknown): value is Game {
  try {
    return typeof value === 'object' && value !== null && COMPILED in value;
  } catch {
    // A proxy may throw whatever it is asked.
    return false;
  }
}

/**
 * Checks a configuration and turns it into a game. Memoised by what the configuration means once it is checked and filled in, so
 * changing an object the caller passed before gives another game.
 */
export function compileGame(definition: GameDefinition, request: ConfigRequest): Result<Game> {
  const own = isRecord(request) ? byObject.get(request) : undefined;
  if (own !== undefined) return success(own);
  const config = checkConfig(definition, request);
  if (!config.ok) return config;
  const meaning = JSON.stringify(config.value);
  const game = byMeaning.get(meaning) ?? build(definition, frozen(config.value));
  byMeaning.delete(meaning);
  byMeaning.set(meaning, game);
  if (byMeaning.size > MOST_KEPT) byMeaning.delete(byMeaning.keys().next().value!);
  byObject.set(game.config, game);
  return success(game);
}

/** Nobody may change what games share. */
function frozen(config: Config): Config {
  for (const part of Object.values(config)) Object.freeze(part);
  for (const words of Object.values(config.decks ?? {})) Object.freeze(words);
  return Object.freeze(config);
}

function build(definition: GameDefinition, config: Config): Game {
  const openHands = definition.openHands(config.options);
  const inUse = available(definition, config.boxes, config.challenges);
  const events = inUse.events.filter((event) => config.events.includes(event.id));
  const challenges = inUse.challenges.filter(({ id }) => config.challenges.includes(id));
  const plans = planSeats(config.players, challenges);
  const pool = inUse.roles.filter((role) => config.pool.includes(role.id));
  const roles = [
    ...pool,
    ...rolesOfSeats(plans),
    ...challenges.flatMap((challenge) => challenge.standIn ?? []),
  ];
  const epidemics = challenges.find(({ epidemicCards }) => epidemicCards !== undefined)?.epidemicCards;
  const added = [
    ...challenges.flatMap((challenge) => challenge.rulesFirst ?? []),
    ...challenges.flatMap((challenge) => challenge.modules),
    ...(epidemics ?? []),
  ];
  const played = events.flatMap((event) => (event.reminder === undefined ? event : [event.reminder, event]));
  const tableModules: readonly Module[] = [...inUse.modules, ...added, ...played];
  const modules: readonly Module[] = [...tableModules, ...roles];
  const diseases = challenges.flatMap((challenge) => challenge.colours ?? []);
  const map = tablesOf(
    definition.map,
    diseases.map(({ id }) => id),
  );
  const cards = cardTables(
    map.cityIds,
    events.map((event) => event.id),
    challenges.flatMap(({ cardClasses = [] }) =>
      typeof cardClasses === 'function' ? cardClasses(config) : cardClasses,
    ),
    epidemics?.map(({ id }) => id) ?? Math.max(...inUse.epidemics),
  );
  const infectionIds = [...map.cityIds, ...challenges.flatMap((challenge) => challenge.infectionCards ?? [])];
  const shape: Shape = {
    seats: plans.length,
    cities: map.cityIds.length,
    colours: map.colourIds.length,
    playerCards: cards.cardIds.length,
    infectionCards: infectionIds.length,
    regions: map.regionIds.length,
    lines: map.lineIds.length,
    cardWords: Math.ceil(cards.cardIds.length / 32),
  };
  const names = {
    ...map,
    ...cards,
    infectionIds,
    roleIds: roles.map((role) => role.id),
  };
  const things = thingsOf(
    names,
    shape,
    challenges.flatMap((challenge) => challenge.things ?? []),
  );
  const kinds: CommandKind[] = [];
  for (const kind of modules.flatMap((module) => module.commands ?? [])) {
    checkWidths({ id: definition.id, things, shape, colourOf: map.colourOf }, kind);
    if (kinds.some((other) => other !== kind && other?.name === kind.name))
      throw new Error(`${definition.id}: two kinds of commands are called ${kind.name}`);
    kinds[kind.id] = kind;
  }
  const frames: FrameKind[] = [];
  for (const frame of modules.flatMap((module) => module.frames ?? [])) frames[frame.id] = frame;
  const cardOfKind: number[] = [];
  events.forEach((event, index) => {
    cardOfKind[event.command.id] = cards.firstEvent + index;
  });
  const layout = layOut(modules, shape);
  const points = pointTables(tableModules, roles, layout.offsets);
  // Spreads and the computed name stand last: V8 keeps what is named before them in the object itself, where it is read fastest.
  return {
    id: definition.id,
    config,
    shape,
    things,
    colourCards: colourCards(map.colourOf, shape),
    eventCards: cardBits(shape, cards.firstEvent, cards.endOfEvents),
    roles,
    events: events.map(({ id, moments, playable, offer }) => ({ id, moments, playable, offer })),
    frames,
    kinds,
    cardOfKind,
    rolesOfKind: rolesOfKind(tableModules, roles),
    kindsByName: new Map(kinds.filter((kind) => kind !== undefined).map((kind) => [kind.name, kind])),
    kindsByFormerName: new Map(
      kinds
        .filter((kind) => kind !== undefined)
        .flatMap((kind) => kind.formerly.map((phrase) => [firstWordOf(phrase), kind] as const)),
    ),
    parts: challenges.reduce((parts, challenge) => challenge.parts(parts), definition.parts),
    actions: tableModules.flatMap((module) => module.actions ?? []),
    roleActions: roles.map((role) => role.actions ?? []),
    offersFree: modules.some((module) => module.free !== undefined),
    free: tableModules.flatMap((module) => module.free ?? []),
    roleFree: roles.map((role) => role.free ?? []),
    interruptions: roles.map((role) => role.interruptions ?? []),
    interrupts: roles.some((role) => role.interruptions !== undefined),
    reminders: events.flatMap((event) => event.reminder ?? []),
    points,
    heard: heardPoints(points),
    shows: modules.flatMap((module) => module.show ?? []),
    soundness: modules.flatMap((module) => module.sound ?? []),
    resamples: modules.flatMap((module) => module.resample ?? []),
    progress: modules.flatMap((module) => module.progress ?? []),
    goals: modules.findLast((module) => module.goals !== undefined)?.goals,
    work: modules.findLast((module) => module.work !== undefined)?.work,
    hiding: modules.findLast((module) => module.hiding !== undefined)?.hiding,
    enoughGone: modules.findLast((module) => module.enoughGone !== undefined)?.enoughGone,
    rivalry: modules.findLast((module) => module.rivalry !== undefined)?.rivalry,
    hasWon: modules.findLast((module) => module.hasWon !== undefined)?.hasWon ?? (() => false),
    winners: modules.findLast((module) => module.winners !== undefined)?.winners ?? winTogether,
    setup: challenges.reduce((steps, { setup }) => setup?.(steps) ?? steps, definition.setup),
    eventsTaken: eventsTaken(definition, inUse, rolesToDeal(config.players, challenges)),
    rates: definition.rates,
    outbreakLimit: definition.outbreakLimit,
    cubesOf: [
      ...definition.map.colours.map(() => definition.cubesPerColour),
      ...diseases.map(({ cubes }) => cubes),
    ],
    standIn: roles.findIndex((role) => challenges.some(({ standIn }) => standIn === role)),
    rolesChange: modules.some((module) => module.changesRoles === true),
    holds: modules.flatMap((module) => module.holds ?? []),
    keepsAside: modules.flatMap((module) => module.keepsAside ?? []),
    decks: decksOf(challenges, config, map.colourIds),
    renewsInfections: definition.renewsInfections,
    moments: inUse.events.reduce((moments, event) => moments | event.moments, 0),
    openHands,
    asksConsent: config.options['consent'] === 'ask',
    windowsAlways: config.options['windows'] === 'always' || (!openHands && hasOpponents(plans)),
    ...seatingOf(plans, pool.length),
    ...layout,
    ...names,
    [COMPILED]: true,
  };
}

/** The word lists of the configuration as the numbers that rules read. */
function decksOf(
  challenges: readonly Challenge[],
  { decks = {} }: Config,
  colourIds: readonly string[],
): Game['decks'] {
  const specs = challenges.flatMap((challenge) => challenge.decks ?? []);
  return Object.fromEntries(specs.map(({ name, numbers }) => [name, numbers(decks[name]!, colourIds)]));
}

/** Command kind id to the roles that bring it, for kinds that only roles bring. */
function rolesOfKind(
  tableModules: readonly Module[],
  roles: readonly Module[],
): readonly (readonly number[])[] {
  const common = new Set(tableModules.flatMap((module) => module.commands ?? []));
  const found: number[][] = [];
  roles.forEach((role, number) => {
    for (const kind of role.commands ?? []) if (!common.has(kind)) (found[kind.id] ??= []).push(number);
  });
  return found;
}

type Layout = Pick<Game, 'fields' | 'offsets' | 'size' | 'turnCells' | 'publicCells' | 'masks'>;

function layOut(modules: readonly Module[], shape: Shape): Layout {
  const fields = [...KERNEL_FIELDS, ...modules.flatMap((module) => module.fields ?? [])];
  const offsets: number[] = [];
  const ends: number[] = [];
  let size = 0;
  for (const field of fields) {
    offsets[field.id] = size;
    if (field.sight === 'public' && ends.at(-1) === size) ends.pop();
    else if (field.sight === 'public') ends.push(size);
    size += field.size(shape);
    if (field.sight === 'public') ends.push(size);
  }
  const masks = fields.map((field) => field.sight).filter((sight) => typeof sight === 'function');
  const turnCells = fields
    .filter(({ lasts }) => lasts === 'turn')
    .flatMap((field) => Array.from({ length: field.size(shape) }, (_, cell) => offsets[field.id]! + cell));
  return {
    fields,
    offsets,
    size,
    turnCells: Int32Array.from(turnCells),
    publicCells: Int32Array.from(ends),
    masks,
  };
}

/** The cards from one number up to another as bits. */
function cardBits(shape: Shape, from: number, to: number): Int32Array {
  const bits = new Int32Array(shape.cardWords);
  for (let card = from; card < to; card++) bits[card >> 5]! |= 1 << (card & 31);
  return bits;
}

function colourCards(colourOf: Int32Array, shape: Shape): Int32Array {
  const bits = new Int32Array(shape.colours * shape.cardWords);
  colourOf.forEach((colour, city) => {
    bits[colour * shape.cardWords + (city >> 5)]! |= 1 << (city & 31);
  });
  return bits;
}
