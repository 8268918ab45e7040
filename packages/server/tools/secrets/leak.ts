// What is thrown when something that a client received depends on what is hidden from it.

const AROUND = 160;

export class Leak extends Error {
  constructor(what: string, texts: readonly [string, string]) {
    super(`${what}\n  here:  ${excerpt(texts, 0)}\n  there: ${excerpt(texts, 1)}`);
  }
}

/** The text around the first difference. */
function excerpt(texts: readonly [string, string], which: 0 | 1): string {
  const [one, other] = texts;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return texts[which].slice(Math.max(0, at - AROUND), at + AROUND);
}
