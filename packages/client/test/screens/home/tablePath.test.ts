import { expect, it } from 'vitest';
import { tablePath } from '../../../src/screens/home/tablePath.ts';

it.each([
  ['https://cordon.example/t/abcd1234', '/t/abcd1234'],
  ['https://cordon.example/t/abcd1234#key_-9', '/t/abcd1234#key_-9'],
  ['  /t/abcd1234/  ', '/t/abcd1234'],
  ['Come and play: http://10.0.0.2:8080/t/abcd1234#k', '/t/abcd1234#k'],
  ['/t/abcd1234/#k', '/t/abcd1234#k'],
])('finds the table in %s', (text, path) => {
  expect(tablePath(text)).toBe(path);
});

it.each(['', 'abcd1234', '/t/', '/t/abc', '/local/abcd1234', '/t/abcd1234/more', '/t/ab cd', '/t/abcd"><b>'])(
  'finds none in “%s”',
  (text) => {
    expect(tablePath(text)).toBeUndefined();
  },
);
