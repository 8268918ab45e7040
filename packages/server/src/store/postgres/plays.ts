// Games in the order of their deal, kept by PostgreSQL itself: one call for the append that changes a game.
import type { Append } from '@cordon/tables';
import type { Client } from 'pg';
import { NEVER } from '../plays.ts';

/** As rankOf in the tables does it. */
const RANK = `
  CASE WHEN ending = 'won' THEN '0 ' || lpad(least(turns, 9999)::text, 4, '0') || ' ' || lpad(least(outbreaks, 9999)::text, 4, '0')
  ELSE CASE WHEN ending IS NULL THEN '2' ELSE '1' END || ' ' || lpad((9999 - least(goals, 9999))::text, 4, '0')
    || ' ' || lpad(least(outbreaks, 9999)::text, 4, '0') || ' ' || lpad((9999 - least(turns, 9999))::text, 4, '0') END`;

/**
 * `standing`: 0 counts, 1 does not, 2 is played by bots alone. `rank` is null until the end. Games of before are put in order by what
 * lists say about their tables.
 */
export const PLAYS = `
  CREATE TABLE cordon.deals (deal text COLLATE "C" PRIMARY KEY, day text COLLATE "C" NOT NULL);
  CREATE TABLE cordon.plays (
    table_id text COLLATE "C" PRIMARY KEY REFERENCES cordon.tables (id) ON DELETE CASCADE,
    deal text COLLATE "C" NOT NULL,
    day text COLLATE "C" NOT NULL,
    began bigint NOT NULL,
    standing integer NOT NULL,
    aside text NOT NULL CHECK (aside IN ('', 'repeat', 'late')),
    listed text NOT NULL,
    rank text COLLATE "C",
    ended bigint NOT NULL
  );
  CREATE INDEX plays_order ON cordon.plays (deal, standing, rank, ended, table_id) WHERE rank IS NOT NULL;
  CREATE INDEX plays_listed ON cordon.plays (deal, standing, rank, ended, table_id)
    WHERE rank IS NOT NULL AND listed = 'yes';
  CREATE INDEX plays_bots ON cordon.plays (deal, table_id) WHERE standing = 2;

  CREATE TABLE cordon.play_people (
    deal text COLLATE "C" NOT NULL,
    person text COLLATE "C" NOT NULL,
    began bigint NOT NULL,
    table_id text COLLATE "C" NOT NULL REFERENCES cordon.tables (id) ON DELETE CASCADE,
    PRIMARY KEY (deal, person, began, table_id)
  );
  CREATE INDEX play_people_table ON cordon.play_people (table_id);

  CREATE TABLE cordon.play_ranks (
    deal text COLLATE "C" NOT NULL,
    standing integer NOT NULL,
    rank text COLLATE "C" NOT NULL,
    count integer NOT NULL,
    PRIMARY KEY (deal, standing, rank)
  );
  CREATE FUNCTION cordon.count_plays() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP <> 'INSERT' AND OLD.rank IS NOT NULL THEN
      UPDATE cordon.play_ranks SET count = count - 1
        WHERE deal = OLD.deal AND standing = OLD.standing AND rank = OLD.rank;
    END IF;
    IF TG_OP <> 'DELETE' AND NEW.rank IS NOT NULL THEN
      INSERT INTO cordon.play_ranks AS known (deal, standing, rank, count) VALUES (NEW.deal, NEW.standing, NEW.rank, 1)
        ON CONFLICT (deal, standing, rank) DO UPDATE SET count = known.count + 1;
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER plays_counted AFTER INSERT OR UPDATE OR DELETE ON cordon.plays
    FOR EACH ROW EXECUTE FUNCTION cordon.count_plays();

  CREATE FUNCTION cordon.put_play(
    the_table text, the_deal text, the_day text, the_beginning bigint, is_late text, is_bots text, is_listed text,
    the_rank text, the_end bigint, the_people text[]
  ) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    is_new boolean := true;
    one text;
    firsts text[];
    reason text := '';
  BEGIN
    IF the_day <> '' THEN
      INSERT INTO cordon.deals (deal, day) VALUES (the_deal, the_day) ON CONFLICT DO NOTHING;
      IF FOUND THEN
        UPDATE cordon.plays SET standing = 1, aside = 'repeat'
          WHERE deal = the_deal AND day = '' AND standing = 0 AND began > 0;
      END IF;
    END IF;
    DELETE FROM cordon.play_people WHERE table_id = the_table;
    INSERT INTO cordon.play_people (deal, person, began, table_id)
      SELECT the_deal, person, CASE the_beginning WHEN 0 THEN ${String(NEVER)} ELSE the_beginning END, the_table
      FROM unnest(the_people) AS person ON CONFLICT DO NOTHING;
    IF the_beginning > 0 AND is_bots = 'no' THEN
      FOREACH one IN ARRAY the_people LOOP
        firsts := ARRAY(SELECT table_id FROM cordon.play_people
          WHERE deal = the_deal AND person = one AND began < ${String(NEVER)} ORDER BY began, table_id LIMIT 2);
        IF firsts[1] IS DISTINCT FROM the_table THEN
          is_new := false;
        ELSIF firsts[2] IS NOT NULL THEN
          UPDATE cordon.plays SET standing = 1, aside = 'repeat'
            WHERE table_id = firsts[2] AND standing < 2 AND aside <> 'repeat';
        END IF;
      END LOOP;
      reason := CASE
        WHEN NOT is_new OR the_day <> coalesce((SELECT day FROM cordon.deals WHERE deal = the_deal), '') THEN 'repeat'
        WHEN is_late = 'yes' THEN 'late'
        ELSE '' END;
    END IF;
    INSERT INTO cordon.plays (table_id, deal, day, began, standing, aside, listed, rank, ended)
      VALUES (the_table, the_deal, the_day, the_beginning,
        CASE WHEN is_bots = 'yes' THEN 2 WHEN reason = '' THEN 0 ELSE 1 END, reason, is_listed, the_rank, the_end)
      ON CONFLICT (table_id) DO UPDATE SET deal = excluded.deal, day = excluded.day, began = excluded.began,
        standing = excluded.standing, aside = excluded.aside, listed = excluded.listed, rank = excluded.rank,
        ended = excluded.ended;
  END $$;

  CREATE TEMP TABLE found ON COMMIT DROP AS
    SELECT id, deal, listed, coalesce(told ->> 'day', '') AS day, told ->> 'ending' AS ending,
      (told #>> '{played,began}')::bigint AS began, (told #>> '{played,end,at}')::bigint AS ended,
      (told #>> '{played,end,turns}')::integer AS turns, (told #>> '{played,end,goals}')::integer AS goals,
      (told #>> '{played,end,outbreaks}')::integer AS outbreaks, told #> '{played,people}' AS people
    FROM (
      SELECT id, deal, listed, about::jsonb AS told FROM cordon.tables
      WHERE deal IS NOT NULL AND about LIKE '%"played":{"people":[%'
    ) AS tables;
  INSERT INTO cordon.deals (deal, day) SELECT deal, min(day) FROM found WHERE day <> '' GROUP BY deal;
  INSERT INTO cordon.play_people (deal, person, began, table_id)
    SELECT DISTINCT deal, person, CASE began WHEN 0 THEN ${String(NEVER)} ELSE began END, id
    FROM found, jsonb_array_elements_text(people) AS person;
  INSERT INTO cordon.plays (table_id, deal, day, began, standing, aside, listed, rank, ended)
    SELECT id, deal, day, began,
      CASE aside WHEN 'bots' THEN 2 WHEN '' THEN 0 ELSE 1 END, CASE aside WHEN 'bots' THEN '' ELSE aside END,
      listed, CASE WHEN ended IS NOT NULL THEN ${RANK} END, coalesce(ended, 0)
    FROM (
      SELECT found.*,
        CASE
          WHEN people ? 'cordon' THEN 'bots'
          WHEN began = 0 THEN ''
          WHEN day <> coalesce((SELECT deals.day FROM cordon.deals WHERE deals.deal = found.deal), '') THEN 'repeat'
          WHEN EXISTS (
            SELECT 1 FROM cordon.play_people AS own JOIN cordon.play_people AS earlier
              ON earlier.deal = own.deal AND earlier.person = own.person
                AND (earlier.began, earlier.table_id) < (own.began, own.table_id)
            WHERE own.table_id = found.id
          ) THEN 'repeat'
          WHEN day <> '' AND began >= extract(epoch FROM (day || 'T00:00:00Z')::timestamptz) * 1000 + 86400000 THEN 'late'
          ELSE ''
        END AS aside
      FROM found
    ) AS standing;
`;

/**
 * Games of one deal are put in order by one process at a time. To be called before anything else is locked, so that processes never
 * wait for each other in a circle.
 */
export async function lockDeals(client: Client, batch: readonly Append[]): Promise<void> {
  const deals = batch.flatMap(({ play, summary: { deal } }) => (play === undefined ? [] : (deal ?? [])));
  if (deals.length === 0) return;
  await client.query(
    `SELECT pg_advisory_xact_lock(key) FROM (
       SELECT DISTINCT hashtextextended(deal, 6773319) AS key FROM unnest($1::text[]) AS deal ORDER BY key
     ) AS keys`,
    [deals],
  );
}

/** Of several changes to one game in a batch the last one holds. */
export async function writePlays(client: Client, winners: readonly Append[]): Promise<void> {
  const last = new Map(
    winners.flatMap(({ table, play, summary: { deal, listed } }) =>
      play === undefined || deal === undefined ? [] : [[table, { table, deal, listed, ...play }]],
    ),
  );
  if (last.size === 0) return;
  await client.query(
    `SELECT cordon.put_play(one ->> 'table', one ->> 'deal', one ->> 'day', (one ->> 'began')::bigint, one ->> 'late',
       one ->> 'bots', one ->> 'listed', one #>> '{end,rank}', coalesce((one #>> '{end,at}')::bigint, 0),
       ARRAY(SELECT jsonb_array_elements_text(one -> 'people')))
     FROM jsonb_array_elements($1::jsonb) AS one`,
    [JSON.stringify([...last.values()])],
  );
}
