// Who may take a seat, empty it, hand it over or give it to a bot while sides play against each other.
import { describe, expect, it } from 'vitest';
import { handOver, leave, seatBot, sit } from '../../../src/tables/acts/seats.ts';
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

const game = sided(gameFor(CONFIG));

const at = (seat: number) => ({ id: 1, table: 'table', seat }) as const;
const invited = (story: Story, guest: Someone) => rights(story, guest, 'invite');
const sitting = (story: Story, guest: Someone, seat: number) =>
  sit(story.table, invited(story, guest), guest, { ...at(seat), type: 'sit' }, 0).entries;
const up = (seat: number) => ({ entry: 'left', seat, how: 'left' }) as const;
const bot = (seat: number) => ({ entry: 'bot', seat, bot: 'fast' }) as const;

describe('a seat in the middle of a game between sides', () => {
  const OWN_LINK = 'a seat is taken with its own link';

  it('is taken again by whoever got up', () => {
    expect(sitting(tell(playing(game), up(3)), CARL, 3)).toHaveLength(1);
  });

  it('is taken by somebody of its side', () => {
    expect(sitting(tell(playing(game), bot(3)), DORA, 3)).toHaveLength(1);
  });

  it.each([
    ['an opponent', ANN],
    ['a stranger, who may be an opponent', EVE],
  ])('is not taken by %s, be it open or a bot’s', (_who, guest) => {
    for (const entry of [up(3), bot(3)])
      expect(() => sitting(tell(playing(game), entry), guest, 3)).toThrow(OWN_LINK);
  });

  it('is not taken by an opponent who got up first', () => {
    expect(() => sitting(tell(playing(game), up(1), up(3)), ANN, 3)).toThrow(OWN_LINK);
  });

  it('is taken by whoever has had the game to themselves', () => {
    const alone = tell(gathering(game), sits(1, ANN), bot(2), bot(3), bot(4), { entry: 'started' });
    expect(sitting(alone, ANN, 3)).toHaveLength(1);
    expect(() => sitting(alone, EVE, 3)).toThrow(OWN_LINK);
  });

  it('is anybody’s before the game', () => {
    expect(sitting(tell(gathering(game), sits(1, ANN)), ANN, 3)).toHaveLength(1);
  });

  it('is handed over by its side when nobody sits there', () => {
    const story = tell(playing(game), up(3));
    const hand = (guest: Someone) =>
      handOver(story.table, rights(story, guest), { ...at(3), type: 'hand-over' });
    expect(hand(DORA).entries).toMatchObject([{ entry: 'left', how: 'handed-over' }]);
    expect(() => hand(ANN)).toThrow('not yours');
    const held = playing(game);
    expect(() => handOver(held.table, rights(held, DORA), { ...at(3), type: 'hand-over' })).toThrow(
      'not yours',
    );
  });
});

describe('a host in the middle of a game between sides', () => {
  const remove = (story: Story, host: Someone, seat: number) =>
    leave(story.table, rights(story, host), host, { ...at(seat), type: 'leave' }).entries;

  it('makes nobody of another side get up', () => {
    expect(() => remove(playing(game), ANN, 3)).toThrow('nobody makes an opponent get up');
    expect(remove(playing(game), ANN, 2)).toMatchObject([{ how: 'removed' }]);
  });

  it('does not either after getting up', () => {
    expect(() => remove(tell(playing(game), up(1)), ANN, 3)).toThrow('nobody makes an opponent get up');
  });

  it('who plays for no side does', () => {
    expect(remove(playing(game, EVE), EVE, 3)).toMatchObject([{ how: 'removed' }]);
  });
});

describe('bots in the middle of a game between sides', () => {
  const give = (story: Story, guest: Someone, seat: number, name?: string) =>
    seatBot(story.table, rights(story, guest), ['fast', 'random'], {
      ...at(seat),
      type: 'bot',
      ...(name === undefined ? {} : { bot: name }),
    }).entries;

  it('are chosen by the people of their side', () => {
    const story = tell(playing(game), bot(3));
    expect(give(story, DORA, 3, 'random')).toHaveLength(1);
    for (const name of ['random', undefined])
      expect(() => give(story, BOB, 3, name)).toThrow('each chooses its own bots');
  });

  it('are chosen by anybody at the table where a side has no people', () => {
    expect(give(tell(playing(game), up(3), up(4)), BOB, 3, 'fast')).toHaveLength(1);
    const kept = { entry: 'left', seat: 3, how: 'handed-over', hash: 'key' } as const;
    expect(() => give(tell(playing(game), kept, up(4)), BOB, 3, 'fast')).toThrow('its own bots');
  });
});
