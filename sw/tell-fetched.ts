/** The browser's own record of what this worker fetched since it was started, for the page's data meter. */
import { tellPages } from './tell-pages.ts'

export async function tellFetched(): Promise<void> {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const files = entries.map(({ name, startTime, transferSize, encodedBodySize }) => ({
    name,
    at: performance.timeOrigin + startTime,
    transferSize,
    encodedBodySize,
  }))
  await tellPages({ kind: 'fetched', files })
}
