/** What a browser tells about the phone; Safari and Firefox do not tell the memory. */
export type Device = { deviceMemory?: number; hardwareConcurrency?: number }

/**
 * A phone on which things that move for ever would stutter: at most 1 GB, or 2 GB with few cores (memory is told in
 * powers of two). Cores alone say little, since many browsers round or hide them.
 */
export function isWeakDevice({ deviceMemory, hardwareConcurrency = 8 }: Device): boolean {
  if (deviceMemory === undefined) return false
  return deviceMemory <= 1 || (deviceMemory <= 2 && hardwareConcurrency <= 4)
}
