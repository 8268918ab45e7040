// Tab: the next word of any legal command or word of the terminal.

/** What a line could become with one more word, each once. */
export function completions(line: string, choices: readonly string[]): string[] {
  const typed = line.trimStart().toLowerCase();
  const found = new Set<string>();
  for (const choice of choices) {
    if (!choice.startsWith(typed) || choice === typed) continue;
    const end = choice.indexOf(' ', typed.length);
    found.add(end < 0 ? choice : choice.slice(0, end + 1));
  }
  return [...found].toSorted();
}
