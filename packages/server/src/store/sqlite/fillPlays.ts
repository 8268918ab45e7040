// Puts the games in order that were played before games were kept in order: from what lists say about their tables.

/** The better of two games comes first; as rankOf in the tables does it. */
const RANK = `
  CASE WHEN ending = 'won' THEN printf('0 %04d %04d', min(turns, 9999), min(outbreaks, 9999))
  ELSE printf('%d %04d %04d %04d', iif(ending IS NULL, 2, 1), 9999 - min(goals, 9999), min(outbreaks, 9999),
    9999 - min(turns, 9999)) END`;

/** `never` stands for a beginning that has not come. */
export const fillPlays = (never: number): string => `
  CREATE TEMP TABLE found AS
    SELECT id, deal, listed, ifnull(about ->> '$.day', '') AS day, about ->> '$.ending' AS ending,
      about ->> '$.played.began' AS began, about ->> '$.played.end.at' AS ended,
      about ->> '$.played.end.turns' AS turns, about ->> '$.played.end.goals' AS goals,
      about ->> '$.played.end.outbreaks' AS outbreaks, about -> '$.played.people' AS people
    FROM tables
    WHERE deal IS NOT NULL AND json_valid(about) AND json_type(about, '$.played.people') = 'array'
      AND json_type(about, '$.played.began') = 'integer';
  INSERT INTO deals (deal, day) SELECT deal, min(day) FROM found WHERE day <> '' GROUP BY deal;
  INSERT INTO play_people (deal, person, began, table_id)
    SELECT DISTINCT deal, person.value, iif(began = 0, ${String(never)}, began), found.id
    FROM found, json_each(people) AS person;
  INSERT INTO plays (table_id, deal, day, began, standing, aside, listed, rank, ended)
    SELECT id, deal, day, began,
      CASE WHEN aside = 'bots' THEN 2 WHEN aside = '' THEN 0 ELSE 1 END, iif(aside = 'bots', '', aside),
      listed, iif(ended IS NULL, NULL, ${RANK}), ifnull(ended, 0)
    FROM (
      SELECT found.*,
        CASE
          WHEN EXISTS (SELECT 1 FROM json_each(people) WHERE value = 'cordon') THEN 'bots'
          WHEN began = 0 THEN ''
          WHEN day <> ifnull((SELECT deals.day FROM deals WHERE deals.deal = found.deal), '') THEN 'repeat'
          WHEN EXISTS (
            SELECT 1 FROM play_people AS own JOIN play_people AS earlier
              ON earlier.deal = own.deal AND earlier.person = own.person
                AND (earlier.began, earlier.table_id) < (own.began, own.table_id)
            WHERE own.table_id = found.id
          ) THEN 'repeat'
          WHEN day <> '' AND began >= (unixepoch(day) + 86400) * 1000 THEN 'late'
          ELSE ''
        END AS aside
      FROM found
    );
  DROP TABLE found;`;
