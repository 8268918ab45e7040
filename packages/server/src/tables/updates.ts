// What a visitor hears of a table: entries, the state of the table, and boards.
import { formatSeed, parseSeed, seedHash, type Fact } from '@cordon/engine';
import type { EntryMessage, TableInfo, Update } from '@cordon/protocol';
import { boardsText } from './boardTexts.ts';
import type { Told } from './follow.ts';
import type { Rights } from './rights.ts';
import { isOver, type Table } from './table.ts';

/** What an update holds besides entries. */
export interface Parts {
  readonly info: 'yes' | 'no';
  readonly boards: 'yes' | 'no';
  readonly more: 'yes' | 'no';
}

/** An update as JSON. */
export function updateText(table: Table, rights: Rights, told: readonly Told[], parts: Parts): string {
  const head: Omit<Update, 'boards'> = {
    type: 'update',
    table: table.id,
    number: told.at(-1)?.number ?? table.number,
    position: table.position,
    move: table.moves.length,
    entries: told.map((one) => entryMessage(one, rights)),
    ...(parts.info === 'yes' ? { info: infoOf(table, rights) } : {}),
    ...(parts.more === 'yes' ? { more: 'yes' as const } : {}),
  };
  const text = JSON.stringify(head);
  if (parts.boards === 'no') return text;
  return `${text.slice(0, -1)},"boards":${boardsText(table, seatsSeen(table, rights))}}`;
}

/** Which parts have changed from one table to a later one. */
export function changedParts(before: Table, after: Table): Parts {
  const same =
    before.status === after.status &&
    before.seats === after.seats &&
    before.proposals === after.proposals &&
    before.abandon === after.abandon &&
    before.members === after.members;
  const still =
    before.position === after.position && before.seats === after.seats && before.status === after.status;
  return { info: same ? 'no' : 'yes', boards: still ? 'no' : 'yes', more: 'no' };
}

export function seatsSeen(table: Table, rights: Rights): readonly number[] {
  if (table.status === 'gathering') return [];
  if (rights.seats.length > 0) return rights.seats;
  return rights.watches === 'yes' ? [0] : [];
}

/** What somebody who sits on these seats may hear. */
function mayHear(audience: readonly number[] | undefined, { seats }: Rights): boolean {
  return audience === undefined || seats.some((seat) => audience.includes(seat));
}

function heard(facts: readonly Fact[], rights: Rights): Fact[] {
  return rights.watches === 'yes' ? facts.filter((fact) => mayHear(fact.audience, rights)) : [];
}

function entryMessage({ number, at, entry, facts, move, hears }: Told, rights: Rights): EntryMessage {
  const base = { number, at: new Date(at).toISOString() };
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
      return { ...base, entry: 'started', move, facts: heard(facts, rights) };
    case 'played': {
      const { seat, command, mark, proposal } = entry;
      return {
        ...base,
        entry: 'played',
        seat,
        move,
        ...(mayHear(hears, rights) && rights.watches === 'yes' ? { command } : {}),
        facts: heard(facts, rights),
        ...(mark === undefined ? {} : { mark }),
        ...(proposal === undefined ? {} : { proposal }),
      };
    }
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

function infoOf(table: Table, rights: Rights): TableInfo {
  const { deal, origin } = table;
  const hash = seedHashOf(deal);
  const seed = isOver(table) && 'seed' in deal ? parseSeed(deal.seed) : undefined;
  return {
    status: table.status,
    config: table.game.config,
    host: table.host,
    seats: table.seats.map((seat, index) => ({
      seat: index + 1,
      ...(seat.kind === 'person' ? { person: seat.person } : {}),
      ...(seat.kind === 'bot' ? { bot: seat.bot } : {}),
    })),
    watchers: table.watchers,
    listed: table.listed,
    ...(hash === undefined ? {} : { seedHash: hash }),
    ...(seed?.ok === true ? { seed: formatSeed(seed.value) } : {}),
    ...(origin === undefined ? {} : { origin }),
    proposals: table.proposals.map(({ answers, ...proposal }) => ({
      ...proposal,
      answers: Array.from(answers, ([seat, answer]) => ({ seat, answer })),
    })),
    abandon: table.abandon,
    you: { seats: rights.seats, host: rights.host, maySit: rights.maySit },
  };
}
