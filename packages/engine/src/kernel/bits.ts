// Sets of small numbers as the bits of integers.

export function countBits(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The number of the lowest bit that is set; 32 for the empty set. */
export function lowestBit(bits: number): number {
  return bits === 0 ? 32 : 31 - Math.clz32(bits & -bits);
}
