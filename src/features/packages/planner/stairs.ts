/** The path of a stair in a box of 100 × 100, from the left; each share (0 to 1) is the height of one step. */
export function stairs(shares: readonly number[]): string {
  const at = (part: number) => Math.round(part * 10_000) / 100
  return shares.reduce(
    (path, share, step) => `${path}V${at(1 - share)}H${at((step + 1) / shares.length)}`,
    'M0 100',
  )
}
