// The games of a deal, read from either database: a few rows by index, and as many counts as there are different results.
import type { Aside, DealPage, DealQuery, DealRow } from '@cordon/tables';
import { text, whole, type Row } from './columns.ts';
import { readTable } from './rows.ts';

/** What is read. Every answer is in order; `limit` bounds all but the counts. */
export interface DealReads {
  readonly day: (deal: string) => Promise<readonly Row[]>;
  /** Columns standing, rank and count, in the order of the games. */
  readonly counts: (deal: string) => Promise<readonly Row[]>;
  /** Finished games of a standing from a rank on, without the first `skip` of them. */
  readonly results: (
    deal: string,
    standing: number,
    rank: string,
    limit: number,
    skip: number,
  ) => Promise<readonly Row[]>;
  readonly own: (deal: string, guest: string, limit: number) => Promise<readonly Row[]>;
  readonly listed: (deal: string, limit: number) => Promise<readonly Row[]>;
  readonly bots: (deal: string) => Promise<readonly Row[]>;
}

interface Count {
  readonly standing: number;
  readonly rank: string;
  /** How many games come before. */
  readonly before: number;
  readonly count: number;
}

export async function readDealPage(reads: DealReads, deal: string, query: DealQuery): Promise<DealPage> {
  const { guest, limit } = query;
  const counts = countsIn(await reads.counts(deal));
  const last = counts.at(-1);
  const [days, results, own, listed, bots] = await Promise.all([
    reads.day(deal),
    readResults(reads, deal, counts, query),
    guest === '' ? [] : reads.own(deal, guest, limit),
    reads.listed(deal, limit),
    reads.bots(deal),
  ]);
  const places = new Map(
    counts.flatMap(({ standing, rank, before }) => (standing === 0 ? [[rank, before + 1] as const] : [])),
  );
  return {
    ...(days[0] === undefined ? {} : { day: text(days[0], 'day') }),
    total: last === undefined ? 0 : last.before + last.count,
    results: results.map((row) => {
      const place = whole(row, 'standing') === 0 ? places.get(text(row, 'rank')) : undefined;
      return { ...dealRow(row), ...(place === undefined ? {} : { place }) };
    }),
    own: own.map(dealRow),
    listed: listed.map(dealRow),
    bots: bots.map(readTable),
  };
}

/** Those that count, then the others. The counts say at which rank to begin, so that no more is read than is told. */
async function readResults(
  { results }: DealReads,
  deal: string,
  counts: readonly Count[],
  { from, limit }: DealQuery,
): Promise<readonly Row[]> {
  const start = counts.find(({ before, count }) => before + count > from);
  if (start === undefined) return [];
  const { standing, rank, before } = start;
  const rows = await results(deal, standing, rank, limit, from - before);
  if (standing > 0 || rows.length === limit) return rows;
  return [...rows, ...(await results(deal, 1, '', limit - rows.length, 0))];
}

function countsIn(rows: readonly Row[]): Count[] {
  let before = 0;
  return rows.map((row) => {
    const count = {
      standing: whole(row, 'standing'),
      rank: text(row, 'rank'),
      before,
      count: whole(row, 'count'),
    };
    before += count.count;
    return count;
  });
}

function dealRow(row: Row): DealRow {
  const aside = asideIn(text(row, 'aside'));
  return { row: readTable(row), ...(aside === undefined ? {} : { aside }) };
}

function asideIn(value: string): Aside | undefined {
  if (value === '' || value === 'repeat' || value === 'late') return value === '' ? undefined : value;
  throw new Error(`The database holds an unknown reason, '${value}'.`);
}
