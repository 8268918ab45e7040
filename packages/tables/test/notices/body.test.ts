import { describe, expect, it } from 'vitest';
import { noticeBody } from '../../src/notices/body.ts';

const at = Date.UTC(2026, 0, 2, 3, 4, 5, 6);
const link = 'https://cordon.example/t/abc';

describe('the body of a notice', () => {
  it('says whose turn it is', () => {
    const body = noticeBody({ notice: 'turn', table: 'abc', seat: 2, number: 17, waitsFor: 2, link, at });
    expect(JSON.parse(body)).toEqual({
      notice: 'turn',
      table: 'abc',
      seat: 2,
      number: 17,
      waitsFor: 2,
      text: 'Seat 2 is to play at table abc (https://cordon.example/t/abc).',
      link,
      at: '2026-01-02T03:04:05.006Z',
    });
  });

  it('says how the game ended', () => {
    const body = noticeBody({ notice: 'over', table: 'abc', seat: 0, number: 90, ending: 'won', at });
    expect(JSON.parse(body)).toEqual({
      notice: 'over',
      table: 'abc',
      seat: 0,
      number: 90,
      ending: 'won',
      text: 'The game at table abc is over: won.',
      at: '2026-01-02T03:04:05.006Z',
    });
  });

  it('says that it is a test', () => {
    expect(JSON.parse(noticeBody({ notice: 'test', table: 'abc', seat: 1, at }))).toEqual({
      notice: 'test',
      table: 'abc',
      seat: 1,
      text: 'This is a test for table abc.',
      at: '2026-01-02T03:04:05.006Z',
    });
  });
});
