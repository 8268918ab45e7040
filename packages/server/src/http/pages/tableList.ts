// Tables as a list for people: what is played, by whom, how it stands and when it was last touched.
import type { About } from '@cordon/protocol';
import { readAbout, type Status, type TableRow } from '@cordon/tables';
import { html, type Html } from '../html.ts';

/** Whether a game can't go on. */
export type IsHalted = (table: string) => boolean;

export function tableList(title: Html, rows: readonly TableRow[], isHalted: IsHalted, none: string): Html {
  const content =
    rows.length === 0
      ? html`<p class="none">${none}</p>`
      : html`<ul class="tables">
          ${rows.map((row) => item(row, isHalted(row.table) ? 'halted' : row.status))}
        </ul>`;
  return html`<section>
    <h2>${title}</h2>
    ${content}
  </section>`;
}

type State = Status | 'halted';

function item(row: TableRow, state: State): Html {
  const about = readAbout(row.about);
  return html`<li>
    <p class="title">
      <a href="/t/${row.table}">${about === undefined ? row.table : titleOf(about)}</a>
      <span class="status ${row.status}">${row.status}</span>
    </p>
    ${about === undefined ? html`` : details(about, state)}
    <p class="touched">last touched ${moment(row.touched)}</p>
  </li> `;
}

function details(about: About, state: State): Html {
  const seats = about.seats.map((seat) => html`<li>${seatName(about, seat.seat)}</li>`);
  return html`<ol class="seats">
      ${seats}
    </ol>
    ${noteOf(about, state)} `;
}

function titleOf(about: About): string {
  const parts = [
    capital(about.game),
    ...(about.boxes ?? []).map(spaced),
    `${String(about.players)} players`,
    `${String(about.epidemics)} epidemics`,
    ...about.challenges.map(spaced),
  ];
  return parts.join(', ');
}

function noteOf(about: About, state: State): Html {
  if (state === 'halted') return html`<p class="note">This game can’t go on</p>`;
  if (about.ending !== undefined) return html`<p class="note">${capital(about.ending)}</p>`;
  if (state !== 'playing' || about.waitsFor === 0) return html``;
  return html`<p class="note">Waits for ${seatName(about, about.waitsFor)}</p>`;
}

/** A name stands in a box of its own, so that the direction of its writing changes nothing around it. */
function seatName(about: About, number: number): Html {
  const seat = about.seats.find((one) => one.seat === number);
  if (seat?.name !== undefined) return html`<bdi>${seat.name}</bdi>`;
  return seat?.bot === undefined ? html`seat ${number} (open)` : html`${seat.bot} (bot)`;
}

function moment(milliseconds: number): Html {
  const time = new Date(milliseconds);
  if (Number.isNaN(time.getTime())) return html`at an unknown time`;
  const text = time.toISOString();
  return html`<time datetime="${text}">${text.slice(0, 16).replace('T', ' ')} UTC</time>`;
}

function spaced(word: string): string {
  return word.replaceAll('-', ' ');
}

function capital(word: string): string {
  const text = spaced(word);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
