// What a side keeps to itself, told to nobody else while the game is on, and to everybody when it is over.
import { waitsFor } from '@cordon/engine';
import { describe, expect, it } from 'vitest';
import { gameFor } from '../../src/tables/games.ts';
import { look } from '../../src/requests/boards.ts';
import { isAlone, type Rights } from '../../src/tables/rights.ts';
import { stopAt } from '../../src/tables/stops.ts';
import {
  ANN,
  BOB,
  CARL,
  CONFIG,
  DORA,
  EVE,
  gathering,
  heardBy,
  nextMove,
  playing,
  rights,
  sided,
  sits,
  tell,
  watching,
  type Story,
} from '../support/sidedTable.ts';

const plain = gameFor(CONFIG);
const game = sided(plain);

const SECRET = 'Our goal is nobody’s business';

/** A side talks and plans; then its plan is answered and its first step played. */
function talk(): Story {
  const begun = playing(game);
  const move = nextMove(begun, 'drive');
  const line = `${String(move.seat)}: ${move.command}`;
  const mine = move.seat;
  const partner = { 1: 2, 2: 1, 3: 4, 4: 3 }[mine]!;
  const side = mine <= 2 ? 1 : 2;
  const person = [ANN, BOB, CARL, DORA][mine - 1]!;
  const said = tell(begun, { entry: 'said', person, seat: mine, side, text: SECRET });
  const planned = tell(said, { entry: 'proposed', seat: mine, commands: [line, line], note: SECRET });
  const proposal = planned.table.number;
  return tell(planned, { entry: 'answered', seat: partner, proposal, answer: 'yes' }, { ...move, proposal });
}

const own = ({ table }: Story): 1 | 2 => (table.moves.last!.seat <= 2 ? 1 : 2);
const friend = (story: Story): typeof ANN => (own(story) === 1 ? BOB : DORA);
const opponent = (story: Story): typeof ANN => (own(story) === 1 ? CARL : ANN);

describe('a game between sides', () => {
  it('says on which side each seat is, and no other game does', () => {
    const seatsOf = (story: Story) => heardBy(story, rights(story, ANN)).info.seats;
    expect(seatsOf(gathering(game)).map(({ side }) => side)).toEqual([1, 1, 2, 2]);
    expect(seatsOf(gathering(plain)).filter((seat) => 'side' in seat || 'kind' in seat)).toEqual([]);
  });

  it('LAB-TEAM-64: tells talk and plans of a side to those who sit on it', () => {
    const story = talk();
    const { entries, info } = heardBy(story, rights(story, friend(story)));
    expect(entries.slice(-4)).toMatchObject([
      { entry: 'said', side: own(story), text: SECRET },
      { entry: 'proposed', note: SECRET },
      { entry: 'answered', answer: 'yes' },
      { entry: 'played', proposal: story.table.number - 2 },
    ]);
    expect(info.proposals).toMatchObject([{ played: 1, note: SECRET }]);
  });

  it('tells others only that a side talked or planned', () => {
    const story = talk();
    const at = '1970-01-01T00:00:00.000Z';
    const kept = { entry: 'private', side: own(story), at };
    for (const as of [rights(story, opponent(story)), watching(story), rights(story, EVE, 'invite')]) {
      const { text, entries, info } = heardBy(story, as);
      expect(entries.slice(-4, -1)).toEqual(
        [3, 2, 1].map((ago) => ({ ...kept, number: story.table.number - ago })),
      );
      expect(text).not.toContain(SECRET);
      expect(entries.at(-1)).not.toHaveProperty('proposal');
      expect(info.proposals).toEqual([]);
    }
  });

  it('tells everything when it is over', () => {
    const story = tell(talk(), { entry: 'abandoned' });
    for (const as of [rights(story, opponent(story)), watching(story)]) {
      const { entries } = heardBy(story, as);
      expect(entries.some(({ entry }) => entry === 'private')).toBe(false);
      expect(JSON.stringify(entries)).toContain(SECRET);
      const facts = entries.flatMap((one) => (one.entry === 'started' ? one.facts : []));
      expect(facts.filter(({ fact }) => fact === 'dealtCard')).toHaveLength(8);
    }
  });

  it('shows on its last board what any seat knew, and on boards before it', () => {
    const story = playing(game);
    const sizes = (table: Story, as: Rights): number[] =>
      heardBy(table, as).boards[0]!.view.seats.map(({ hand }) => hand.length);
    const [none, all, pair] = [sizes(story, watching(story)), [2, 2, 2, 2], [2, 2, 0, 0]];
    // Who begins showed a card.
    expect(none.reduce((sum, size) => sum + size)).toBe(1);
    expect(sizes(story, rights(story, ANN))).toEqual(pair.map((size, at) => Math.max(size, none[at]!)));
    const over = tell(story, { entry: 'abandoned' });
    for (const as of [watching(over), rights(over, ANN), rights(over, CARL)]) {
      expect(sizes(over, as)).toEqual(all);
      const seen = (seat?: number): number[] => {
        const from = seat === undefined ? {} : { seat };
        const { boards } = look(over.table, as, { type: 'look', id: 1, table: 'table', move: 0, ...from }, 0);
        return boards[0]!.view.seats.map(({ hand }) => hand.length);
      };
      expect(seen()).toEqual(all);
      expect(seen(0)).toEqual(none);
      expect(seen(1)).toEqual(sizes(story, rights(story, ANN)));
    }
    const sealed = { ...over, table: { ...over.table, sealed: 1 } };
    expect(sizes(sealed, watching(sealed))).toEqual(none);
  });

  it('never says that a seat had one thing to say only', () => {
    const open = gameFor({ ...CONFIG, options: { hands: 'open' } });
    const forced = (table: typeof game): number => {
      let story = playing(table);
      for (let move = 0; move < 20; move++) story = tell(story, nextMove(story, 'end'));
      return story.told.filter((one) => one.forced !== undefined).length;
    };
    expect(forced(sided(open))).toBe(0);
    expect(forced(open)).toBeGreaterThan(0);
  });

  it('does not say which command could not be read', () => {
    const error = new Error('No line joins Lagos and Tokyo.');
    expect(stopAt(8, error, { rules: 1, game }).message).not.toContain('Lagos');
    expect(stopAt(8, error, { rules: 1, game: plain }).message).toContain('Lagos');
  });

  it('leaves the plans of a side alone when another side takes something back', () => {
    const begun = playing(game);
    const seat = waitsFor(begun.table.state);
    const move = nextMove(begun, 'drive');
    const line = `${String(seat)}: ${move.command}`;
    const other = seat <= 2 ? 3 : 1;
    const planned = tell(
      begun,
      { entry: 'proposed', seat, commands: [line, line] },
      { entry: 'proposed', seat: other, commands: [line] },
      move,
    );
    const back = tell(planned, { entry: 'undone', seat, to: 0 });
    expect(back.table.proposals.map((plan) => plan.seat)).toEqual([other]);
  });

  it('is nobody’s own while somebody may come back', () => {
    const ofBots = [2, 3, 4].map((seat) => ({ entry: 'bot', seat, bot: 'fast' }) as const);
    const alone = tell(gathering(game), sits(1, ANN), ...ofBots, { entry: 'started' });
    expect(isAlone(alone.table, rights(alone, ANN))).toBe(true);
    const left = tell(playing(game), ...ofBots);
    expect(isAlone(left.table, rights(left, ANN))).toBe(false);
    const over = tell(left, { entry: 'abandoned' });
    expect(isAlone(over.table, rights(over, ANN))).toBe(true);
  });
});
