// What a visitor hears of a table: entries, the state of the table, and boards.
import {
  formatSeed,
  parseSeed,
  seedHash,
  speakerOf,
  type Fact,
  type Game,
  type Secrets,
} from '@cordon/engine';
import type { EntryMessage, SeatInfo, TableInfo } from '@cordon/protocol';
import { boardsText } from './boardTexts.ts';
import type { Told } from './follow.ts';
import { speaksForItself } from './people.ts';
import { keepsRights, type Rights } from './rights.ts';
import { hasSides, keptBy, sideAt, sidesOf } from './sides.ts';
import { tellsSeed, type Proposal, type Table } from './table.ts';

/** What an update holds besides entries. */
export interface Parts {
  readonly info: 'yes' | 'no';
  readonly boards: 'yes' | 'no';
  readonly more: 'yes' | 'no';
}

/** An update as JSON: an `Update` of the protocol. */
export function updateText(
  table: Table,
  rights: Rights,
  told: readonly Told[],
  parts: Parts,
  now: number,
): string {
  const { id, position, moves } = table;
  const number = told.at(-1)?.number ?? table.number;
  const head = JSON.stringify({ type: 'update', table: id, number, position, move: moves.length });
  const ear = { game: table.game, rights, hearsAll: hearsAll(table, rights, now) };
  const entries = told.map((one) => entryText(one, ear)).join(',');
  const info = parts.info === 'yes' ? `,"info":${JSON.stringify(infoOf(table, rights, now))}` : '';
  const more = parts.more === 'yes' ? ',"more":"yes"' : '';
  const boards =
    parts.boards === 'yes'
      ? `,"boards":${boardsText(table, seatsSeen(table, rights), secretsFor(table, rights, now))}`
      : '';
  return `${head.slice(0, -1)},"entries":[${entries}]${info}${more}${boards}}`;
}

/** Which parts have changed from one table to a later one. */
export function changedParts(before: Table, after: Table): Parts {
  const same =
    before.status === after.status &&
    before.proposals === after.proposals &&
    before.abandon === after.abandon &&
    before.stopped === after.stopped &&
    keepsRights(before, after);
  const still =
    before.stopped === after.stopped &&
    before.position === after.position &&
    before.seats === after.seats &&
    before.status === after.status;
  return { info: same ? 'no' : 'yes', boards: still ? 'no' : 'yes', more: 'no' };
}

export function seatsSeen(table: Table, rights: Rights): readonly number[] {
  if (table.status === 'gathering') return [];
  if (rights.seats.length > 0) return rights.seats;
  return rights.watches === 'yes' ? [0] : [];
}

/** Somebody who hears what happens. */
interface Ear {
  readonly game: Game;
  readonly rights: Rights;
  /** When a game between sides is over, whoever may see the board hears everything. */
  readonly hearsAll: boolean;
}

/** Whether nothing of a game between sides is a secret from somebody with these rights any more. */
export function hearsAll(table: Table, rights: Rights, now: number): boolean {
  return hasSides(table.game) && rights.watches === 'yes' && tellsSeed(table, now);
}

/** What sides keep from each other is told with the end of the game. */
export const secretsFor = (table: Table, rights: Rights, now: number): Secrets =>
  hearsAll(table, rights, now) ? 'told' : 'kept';

function mayHear(audience: readonly number[] | undefined, ear: Ear): boolean {
  return ear.hearsAll || audience === undefined || ear.rights.seats.some((seat) => audience.includes(seat));
}

/** What a side keeps to itself is heard by those who sit on it. */
function isWithheld(side: number | undefined, { game, rights, hearsAll: hears }: Ear): boolean {
  return side !== undefined && !hears && !sidesOf(game, rights.seats).includes(side);
}

function heard(facts: readonly Fact[], ear: Ear): Fact[] {
  return ear.rights.watches === 'yes' ? facts.filter((fact) => mayHear(fact.audience, ear)) : [];
}

const forAll = new WeakMap<Told, string>();

/** Whether all who see the board hear the same of it. */
function isForAll({ entry, facts, hears }: Told, game: Game): boolean {
  const ofPlan = entry.entry === 'played' && entry.proposal !== undefined && hasSides(game);
  return (
    hears === undefined &&
    !ofPlan &&
    keptBy(game, entry) === undefined &&
    facts.every((fact) => fact.audience === undefined)
  );
}

/** What all may hear is put into words once for everybody who sees the board. */
function entryText(told: Told, ear: Ear): string {
  if (ear.rights.watches === 'no' || !isForAll(told, ear.game))
    return JSON.stringify(entryMessage(told, ear));
  const before = forAll.get(told);
  if (before !== undefined) return before;
  const text = JSON.stringify(entryMessage(told, ear));
  forAll.set(told, text);
  return text;
}

function entryMessage({ number, at, entry, facts, move, hears, forced }: Told, ear: Ear): EntryMessage {
  const base = { number, at: new Date(at).toISOString() };
  const { game, rights } = ear;
  const side = keptBy(game, entry);
  if (side !== undefined && isWithheld(side, ear)) return { ...base, entry: 'private', side };
  switch (entry.entry) {
    case 'created':
      return { ...base, entry: 'created', host: entry.host };
    case 'linked':
      return { ...base, entry: 'linked', which: entry.which };
    case 'sat':
      return { ...base, entry: 'sat', seat: entry.seat, person: entry.person };
    case 'shared':
      return { ...base, entry: 'shared', seat: entry.seat };
    case 'left':
      return { ...base, entry: 'left', seat: entry.seat, how: entry.how };
    case 'started':
      return { ...base, entry: 'started', move, facts: heard(facts, ear) };
    case 'played': {
      const { seat, command, mark, earlier } = entry;
      const ofSide = hasSides(game) ? sideAt(game, seat) : undefined;
      const proposal = isWithheld(ofSide, ear) ? undefined : entry.proposal;
      return {
        ...base,
        entry: 'played',
        seat,
        move,
        ...(mayHear(hears, ear) && rights.watches === 'yes' ? { command } : {}),
        facts: heard(facts, ear),
        ...(earlier === undefined ? {} : { earlier }),
        ...(mark === undefined ? {} : { mark }),
        ...(proposal === undefined ? {} : { proposal }),
        ...(forced === undefined || rights.watches === 'no' ? {} : { forced }),
      };
    }
    case 'proposed':
      return { ...base, ...entry, commands: rights.watches === 'yes' ? entry.commands : [] };
    default:
      return { ...base, ...entry };
  }
}

const hashes = new WeakMap<Table['deal'], string>();

function seedHashOf(deal: Table['deal']): string | undefined {
  if (!('seed' in deal)) return undefined;
  const known = hashes.get(deal);
  if (known !== undefined) return known;
  const seed = parseSeed(deal.seed);
  if (!seed.ok) return undefined;
  const hash = seedHash(seed.value);
  hashes.set(deal, hash);
  return hash;
}

/** What the rules make of a seat, where it is not as usual. */
function placeOf(game: Game, seat: number): Pick<SeatInfo, 'speaker' | 'side' | 'kind'> {
  const kind = game.roleIds[game.ownRoles[seat - 1]!];
  return {
    ...(speaksForItself(game, seat) ? {} : { speaker: speakerOf(game, seat) }),
    ...(hasSides(game) ? { side: sideAt(game, seat) } : {}),
    ...(kind === undefined ? {} : { kind }),
  };
}

/** The plans that somebody hears of. */
function plansFor({ game, proposals }: Table, { seats }: Rights): readonly Proposal[] {
  if (!hasSides(game)) return proposals;
  const sides = sidesOf(game, seats);
  return proposals.filter(({ seat }) => sides.includes(sideAt(game, seat)));
}

function infoOf(table: Table, rights: Rights, now: number): TableInfo {
  const { deal, origin, day } = table;
  const hash = seedHashOf(deal);
  const isTold = tellsSeed(table, now) && rights.watches === 'yes';
  const seed = isTold && 'seed' in deal ? parseSeed(deal.seed) : undefined;
  return {
    status: table.status,
    config: table.game.config,
    host: table.host,
    seats: table.seats.map((seat, index) => ({
      seat: index + 1,
      ...(seat.kind === 'person' ? { person: seat.person } : {}),
      ...(seat.kind === 'bot' ? { bot: seat.bot } : {}),
      ...placeOf(table.game, index + 1),
    })),
    watchers: table.watchers,
    listed: table.listed,
    aids: table.aids,
    ...(hash === undefined ? {} : { seedHash: hash }),
    ...(seed?.ok === true ? { seed: formatSeed(seed.value) } : {}),
    ...(day === undefined ? {} : { day }),
    ...(origin === undefined ? {} : { origin }),
    ...(table.stopped === undefined ? {} : { stopped: table.stopped }),
    proposals: plansFor(table, rights).map(({ answers, commands, ...proposal }) => ({
      ...proposal,
      // Plans say what is on the board.
      commands: rights.watches === 'yes' ? commands : [],
      answers: Array.from(answers, ([seat, answer]) => ({ seat, answer })),
    })),
    abandon: table.abandon,
    you: { seats: rights.seats, host: rights.host, maySit: rights.maySit },
  };
}
