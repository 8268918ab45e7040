// Good messages made bad: as texts, sign by sign, and as objects, field by field.
import type { Chance } from '../../chaos/chance.ts';
import { anyValue, hostileNumber, hostileText, longText } from './values.ts';

const SIGNS = [
  '"',
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '\\',
  '\\u',
  '\u0000',
  '\ud83d',
  '1e999',
  'null',
  '-',
  '//',
  '\ufeff',
  '\n',
];

/** Flips, drops, doubles, swaps, cuts and inserts signs. */
export function mutateText(chance: Chance, text: string): string {
  let now = text;
  for (let changes = 1 + chance.below(4); changes > 0; changes--) {
    const at = chance.below(now.length + 1);
    const end = Math.min(now.length, at + chance.below(10));
    const [before, middle, after] = [now.slice(0, at), now.slice(at, end), now.slice(end)];
    switch (chance.below(6)) {
      case 0:
        now = before;
        break;
      case 1:
        now = before + after;
        break;
      case 2:
        now = before + middle + middle + after;
        break;
      case 3:
        now = before + chance.pick(SIGNS) + middle + after;
        break;
      case 4:
        now = after + middle + before;
        break;
      default: {
        const flipped = (middle.charCodeAt(0) || 1) ^ (1 << chance.below(7));
        now = before + String.fromCharCode(flipped) + middle.slice(1) + after;
      }
    }
  }
  return now;
}

type Fields = Readonly<Record<string, unknown>>;

/** Drops, swaps, adds and replaces fields. */
export function mutateFields(chance: Chance, message: Fields): unknown {
  const names = Object.keys(message);
  const name = chance.pick(names);
  const other = chance.pick(names);
  switch (chance.below(8)) {
    case 0:
      return Object.fromEntries(Object.entries(message).filter(([key]) => key !== name));
    case 1:
      return { ...message, [name]: message[other], [other]: message[name] };
    case 2:
      return { ...message, [hostileText(chance)]: anyValue(chance) };
    case 3:
      return { ...message, [name]: longText(chance) };
    case 4:
      return { ...message, [name]: hostileNumber(chance) };
    case 5:
      return { ...message, [name]: [message[name]] };
    case 6:
      return chance.pick([[message], { message }, JSON.stringify(message), [message, message]]);
    default:
      return { ...message, [name]: anyValue(chance) };
  }
}

/** Spellings that JSON objects made by JavaScript never have. */
export function strangeSpelling(chance: Chance, message: Fields): string {
  const text = JSON.stringify(message);
  const inner = text.slice(1, -1);
  const id = String(message['id']);
  const depth = chance.pick([5, 7, 50, 2000]);
  const count = chance.pick([99, 101, 3000]);
  return chance.pick([
    () => `{"__proto__":{"admin":1},${inner}}`,
    () => `{"constructor":{"prototype":{"admin":1}},${inner}}`,
    () => `{"type":"games",${inner}}`,
    () => `{${inner},"id":${id},"id":${id}}`,
    () => `{${inner},"x":${'['.repeat(depth)}${']'.repeat(depth)}}`,
    () => `{${inner},"x":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}}`,
    () => `{${inner},"x":[${Array.from({ length: count }, () => '1').join()}]}`,
    () => `{${inner},${Array.from({ length: count }, (_, index) => `"k${String(index)}":1`).join()}}`,
    () =>
      text.replace(
        /"id":\d+/u,
        `"id":${chance.pick(['1e999', '-0', '1.0', '1e0', 'NaN', '0x1', '"1"', '01'])}`,
      ),
    () => text.replaceAll(/[a-z]/gu, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`),
    () => ` \t\r\n${text} `,
    () => `${text}${text}`,
    () => `\ufeff${text}`,
    () => text.replaceAll('"', "'"),
    () => '['.repeat(16_000),
  ])();
}
