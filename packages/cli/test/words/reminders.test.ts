import {
  apply,
  compile,
  gamesThereAre,
  legal,
  seedFromText,
  start,
  view,
  type ConfigRequest,
  type Game,
} from '@cordon/engine';
import { describe, expect, it } from 'vitest';
import { boardLines } from '../../src/words/board.ts';
import { titleOf } from '../../src/words/names.ts';
import { waitWords } from '../../src/words/waits.ts';

function gameOf(request: ConfigRequest): Game {
  const compiled = compile(request);
  if (!compiled.ok) throw new Error(compiled.error.message);
  return compiled.value;
}

const ALL_BOXES = { game: 'base', boxes: gamesThereAre().flatMap(({ boxes }) => boxes.map(({ id }) => id)) };
const EVENTS = gameOf(ALL_BOXES).reminders.map(({ event }) => event);
const MOST_GAMES = 40;

describe('events that stay on the table', () => {
  const game = gameOf({
    ...ALL_BOXES,
    players: 2,
    epidemics: 4,
    events: EVENTS,
    options: { consent: 'automatic', windows: 'possible' },
  });

  /** What the first player reads once this event was played in the first turn of some game. */
  function boardWith(event: string): string {
    for (let number = 0; number < MOST_GAMES; number++) {
      const { state } = start(game, seedFromText(`lying ${String(number)}`));
      const played = legal(state).find(({ kind }) => kind === event);
      if (played !== undefined && apply(state, played).ok) return boardLines(game, view(state, 1)).join('\n');
    }
    return `nobody was dealt ${event}`;
  }

  it.each(EVENTS)('the board says where %s lies', (event) => {
    expect(boardWith(event)).toMatch(new RegExp(`On the table be(fore|side) .*: ${titleOf(event)}\\.`, 'u'));
  });

  it('the board says whom Special Orders concern', () => {
    expect(boardWith('special-orders')).toMatch(/Special Orders: .* move .*“send [12] driving to”/u);
  });

  it('the Mobile Hospital asks in words', () => {
    const { state } = start(game, seedFromText('asks'));
    const asking = { ...view(state, 1), frames: [{ frame: 'mobile-hospital' }] };
    expect(waitWords(game, asking, [])).toMatch(/“remove” and its colour/u);
  });
});
