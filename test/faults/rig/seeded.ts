/** Draws in 0 ≤ x < 1, the same for the same seed on every machine. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    // mulberry32: short, and good enough for choosing faults
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
