// Every guided game and its address.

/** In the order in which they are offered. */
export const GUIDED = ['first', 'lab'] as const;
export type GuidedId = (typeof GUIDED)[number];

const ADDRESSES: Readonly<Record<GuidedId, string>> = {
  first: '/learn',
  lab: '/learn/laboratory',
};

export const guidedAddress = (id: GuidedId): string => ADDRESSES[id];

/** The guided game of an address, if it is the address of one. */
export function guidedAt(path: string): GuidedId | undefined {
  return GUIDED.find((id) => ADDRESSES[id] === path);
}
