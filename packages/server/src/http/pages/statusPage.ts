// The page that says how the server stands: what runs, which tables everybody may find, and which are the reader's own.
import type { Guest, Status, TableRow } from '@cordon/tables';
import type { Unreadable } from '../../unreadable.ts';
import { html, type Html } from '../html.ts';
import { frame } from './frame.ts';
import { tableList, type IsHalted } from './tableList.ts';

export interface Standing {
  readonly version: string;
  /** Whether this server has the page to play on. */
  readonly page: 'served' | 'missing';
  readonly counts: Readonly<Record<Status, number>>;
  /** Tables whose log cannot be read to its end. */
  readonly unreadable: Pick<Unreadable, 'count' | 'has'>;
  readonly listed: readonly TableRow[];
  /** The reader, if the cookie says who it is. */
  readonly guest?: Guest;
  readonly mine: readonly TableRow[];
  /** The table that the address names. */
  readonly table?: string;
}

const COUNTED: readonly (readonly [Status, string])[] = [
  ['gathering', 'gathering players'],
  ['playing', 'being played'],
  ['over', 'played to the end'],
  ['abandoned', 'abandoned'],
];

export function statusPage(standing: Standing): string {
  const { version, page, counts, unreadable, listed, guest, mine, table } = standing;
  const isHalted: IsHalted = (one) => unreadable.has(one);
  const content = html`<header>
      <h1><a href="/">Cordon</a></h1>
      <p class="running">The server is running <span class="version">version ${version}</span></p>
    </header>
    ${table === undefined ? html`` : invitation(table)}
    <section>
      <h2>Tables on this server</h2>
      <dl class="counts">
        ${COUNTED.map(
          ([status, words]) =>
            html`<div>
              <dt>${words}</dt>
              <dd>${counts[status]}</dd>
            </div> `,
        )}
        ${
          unreadable.count() === 0
            ? html``
            : html`<div>
                <dt>not readable to the end</dt>
                <dd>${unreadable.count()}</dd>
              </div> `
        }
      </dl>
    </section>
    ${guest === undefined ? html`` : ownTables(guest, mine, isHalted)}
    ${tableList(html`Open to everybody`, listed, isHalted, 'No table is listed at the moment.')}
    <footer>
      ${page === 'served' ? html`<p><a href="/">To the page to play on</a></p>` : howToBuild}
      <p>
        Programs play through the protocol that <code>docs/protocol.md</code> describes, over a socket on this
        very address.
      </p>
    </footer>`;
  return frame(table === undefined ? 'Cordon' : `Cordon, table ${table}`, content);
}

const howToBuild = html`<p>
  The page to play on is not there: <code>npm run build</code> builds it, and a new start of the server serves
  it, unless <code>CORDON_PAGE</code> says otherwise.
</p>`;

function ownTables(guest: Guest, tables: readonly TableRow[], isHalted: IsHalted): Html {
  return tableList(html`Your tables, <bdi>${guest.name}</bdi>`, tables, isHalted, 'You sit at no table yet.');
}

function invitation(table: string): Html {
  return html`<section class="invitation">
    <h2>Table ${table}</h2>
    <p>
      You followed a link to this table. The part behind the <code>#</code> is the key to it: it stays in your
      browser, and whoever has it may come in, so keep it as you would keep a key.
    </p>
  </section>`;
}
