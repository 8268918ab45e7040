// Asks an expensive question once for all who ask within a short time.

/** The answer to a question, asked anew when the last one is older than this; a failure counts as an answer. */
export function cached<T>(milliseconds: number, now: () => number, ask: () => Promise<T>): () => Promise<T> {
  let last: { readonly at: number; readonly answer: Promise<T> } | undefined;
  return () => {
    const at = now();
    if (last === undefined || at - last.at >= milliseconds) last = { at, answer: ask() };
    return last.answer;
  };
}
