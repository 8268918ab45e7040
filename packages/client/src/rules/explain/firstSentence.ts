// The first sentence of an explanation: what a role or an event is about, where there is room for no more.
export function firstSentence(text: string): string {
  const [first = ''] = text.split(/(?<=[.!?…])\s+/u, 1);
  return first;
}
