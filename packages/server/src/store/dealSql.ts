// The statements that read the games of a deal, alike in both databases but for the names of tables and of values.

export interface DealSql {
  readonly day: string;
  readonly counts: string;
  readonly results: string;
  readonly own: string;
  readonly listed: string;
  readonly bots: string;
}

/** `at`: how the first, second, … value is written. `schema` stands before the names of tables. */
export function dealSql(schema: string, at: (place: number) => string): DealSql {
  const columns = 'tables.*, plays.standing, plays.aside, plays.rank';
  const plays = `${schema}plays JOIN ${schema}tables ON tables.id = plays.table_id`;
  const order = 'ORDER BY plays.standing, plays.rank, plays.ended, plays.table_id';
  return {
    day: `SELECT day FROM ${schema}deals WHERE deal = ${at(1)}`,
    counts: `SELECT standing, rank, count FROM ${schema}play_ranks
      WHERE deal = ${at(1)} AND standing < 2 AND count > 0 ORDER BY standing, rank`,
    // What is passed over is read from the index alone.
    results: `SELECT ${columns}
      FROM (
        SELECT table_id FROM ${schema}plays
        WHERE deal = ${at(1)} AND standing = ${at(2)} AND rank >= ${at(3)} AND rank IS NOT NULL
        ORDER BY rank, ended, table_id LIMIT ${at(4)} OFFSET ${at(5)}
      ) AS page
        JOIN ${schema}plays ON plays.table_id = page.table_id
        JOIN ${schema}tables ON tables.id = page.table_id
      ${order}`,
    own: `SELECT ${columns}
      FROM ${schema}play_people JOIN ${schema}plays ON plays.table_id = play_people.table_id
        JOIN ${schema}tables ON tables.id = plays.table_id
      WHERE play_people.deal = ${at(1)} AND play_people.person = ${at(2)} AND plays.standing < 2
      ORDER BY play_people.began, play_people.table_id LIMIT ${at(3)}`,
    listed: `SELECT ${columns} FROM ${plays}
      WHERE plays.deal = ${at(1)} AND plays.standing < 2 AND plays.rank IS NOT NULL AND plays.listed = 'yes'
      ${order} LIMIT ${at(2)}`,
    bots: `SELECT tables.* FROM ${plays} WHERE plays.deal = ${at(1)} AND plays.standing = 2
      ORDER BY plays.table_id`,
  };
}
