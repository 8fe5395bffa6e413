/** What a browser tells about the phone. Safari and Firefox do not tell the memory. */
export type Device = { deviceMemory?: number; hardwareConcurrency?: number }

/**
 * A phone on which endless motion would stutter: at most 1 GB, or 2 GB with few cores (browsers report memory in powers
 * of two). The number of cores alone says little, since many browsers round or hide it.
 */
export function isWeakDevice({ deviceMemory, hardwareConcurrency = 8 }: Device): boolean {
  if (deviceMemory === undefined) return false
  return deviceMemory <= 1 || (deviceMemory <= 2 && hardwareConcurrency <= 4)
}
