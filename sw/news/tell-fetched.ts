/** The browser's own record of what this worker fetched since it started, for the page's data meter. */
import { tellPages } from './tell-pages.ts'

performance.setResourceTimingBufferSize?.(5_000) // it holds 250 by itself: less than a large pack has

/** The sizes of pictures of other hosts, which need not report them to the browser's record. */
const weights = new Map<string, number>()

export const noteWeight = (url: string, bytes: number): void => void weights.set(url, bytes)

export async function tellFetched(): Promise<void> {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const files = entries.map(({ name, startTime, transferSize, encodedBodySize }) => ({
    name,
    at: performance.timeOrigin + startTime,
    transferSize: transferSize || (weights.get(name) ?? 0),
    encodedBodySize: encodedBodySize || (weights.get(name) ?? 0),
  }))
  await tellPages({ kind: 'fetched', files })
}
