// Talking to one's own side, and giving up a game between sides.
import { describe, expect, it } from 'vitest';
import { say, vote } from '../../../src/tables/acts/words.ts';
import { gameFor } from '../../../src/tables/games.ts';
import {
  ANN,
  BOB,
  CARL,
  CONFIG,
  DORA,
  EVE,
  gathering,
  playing,
  rights,
  sided,
  sits,
  tell,
  type Someone,
  type Story,
} from '../../support/sidedTable.ts';

const plain = gameFor(CONFIG);
const game = sided(plain);

const toSide = (story: Story, guest: Someone, seat?: number) =>
  say(story.table, rights(story, guest), guest, {
    type: 'say',
    id: 1,
    table: 'table',
    text: 'Psst',
    to: 'side',
    ...(seat === undefined ? {} : { seat }),
  }).entries;

describe('talking to a side', () => {
  it('reaches the side of the speaker', () => {
    expect(toSide(playing(game), CARL)).toEqual([
      { entry: 'said', person: CARL, seat: 3, side: 2, text: 'Psst' },
    ]);
  });

  it('takes a game that is on: before it seats still change hands', () => {
    expect(() => toSide(tell(gathering(game), sits(1, ANN)), ANN)).toThrow('has not been started');
  });

  it('takes a seat', () => {
    expect(() => toSide(playing(game, EVE), EVE)).toThrow('Only those who sit on a side');
  });

  it('asks whoever sits on several sides from which seat they speak', () => {
    const seats = [1, 2, 3, 4].map((seat) => sits(seat, ANN));
    const both = tell(gathering(game), ...seats, { entry: 'started' });
    expect(() => toSide(both, ANN)).toThrow('name the seat');
    expect(toSide(both, ANN, 4)).toMatchObject([{ seat: 4, side: 2 }]);
  });

  it('is done from one’s own seat', () => {
    expect(() => toSide(playing(game), ANN, 3)).toThrow('Seat 3 is not yours');
  });

  it('is refused where all play together', () => {
    const story = playing(plain);
    expect(() => toSide(story, ANN)).toThrow('All at this table play together.');
  });
});

describe('giving up a game between sides', () => {
  const voteOf = (story: Story, guest: Someone, seat: number) =>
    vote(story.table, rights(story, guest), { type: 'vote', id: 1, table: 'table', seat, abandon: 'yes' });
  const yes = (seat: number) => ({ entry: 'voted', seat, abandon: 'yes' }) as const;
  const ENDS = [expect.anything(), { entry: 'abandoned' }];

  it('takes more than half of each side, not of the table', () => {
    const three = tell(playing(game), yes(1), yes(2));
    expect(voteOf(three, CARL, 3).entries).toHaveLength(1);
    const all = tell(three, yes(3));
    expect(voteOf(all, DORA, 4).entries).toEqual(ENDS);
  });

  it('asks nobody on a side of bots', () => {
    const bots = [3, 4].map((seat) => ({ entry: 'bot', seat, bot: 'fast' }) as const);
    const story = tell(playing(game), ...bots, yes(1));
    expect(voteOf(story, BOB, 2).entries).toEqual(ENDS);
  });
});
