// The words of a command line: parted by spaces, except within quotes. No shell reads it.

/** Undefined where a quote is not closed or there is no word at all. */
export function wordsOfCommand(text: string): readonly [string, ...string[]] | undefined {
  const words: string[] = [];
  let rest = text.trim();
  while (rest !== '') {
    const [word] = /^(?:[^\s"']+|"[^"]*"|'[^']*')+(?=\s|$)/u.exec(rest) ?? [];
    if (word === undefined) return undefined;
    words.push(
      word.replaceAll(/"([^"]*)"|'([^']*)'/gu, (_, one?: string, other?: string) => one ?? other ?? ''),
    );
    rest = rest.slice(word.length).trimStart();
  }
  const [first, ...others] = words;
  return first === undefined ? undefined : [first, ...others];
}
