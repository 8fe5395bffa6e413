/** What a visit cost and what copies saved, from the browser's own record of every file (Resource Timing). */

export type FetchedFile = Pick<
  PerformanceResourceTiming,
  'name' | 'initiatorType' | 'transferSize' | 'encodedBodySize'
>

export type Traffic = {
  /** Bytes that came over the network. */
  paid: number
  /** Bytes that did not have to come over it. */
  saved: number
}

export const noTraffic: Traffic = { paid: 0, saved: 0 }

/**
 * A copy is kept as plain text, while the network brings compressed text. Measured over this site's own files: pages
 * shrink to 0.16, scripts to 0.3, icons to 0.27.
 */
const TEXT_ON_THE_WIRE = 0.25
const ALREADY_COMPRESSED = /\.(avif|webp|jpe?g|png|woff2|mp4|webm)(\?|$)/i

/**
 * `worker` are the requests of the service worker, which fetches for the page and in the background. The page's own
 * record shows only that it received a copy, not whether the worker had to fetch it for that.
 */
export function trafficOf(page: readonly FetchedFile[], worker: readonly FetchedFile[]): Traffic {
  const fetchedByWorker = new Set(
    worker.filter(({ transferSize }) => transferSize > 0).map(({ name }) => name),
  )
  const paid = sum([...page, ...worker].map(({ transferSize }) => transferSize))
  const copies = page.filter(
    ({ name, transferSize, encodedBodySize }) =>
      transferSize === 0 && encodedBodySize > 0 && !fetchedByWorker.has(name),
  )
  return { paid, saved: Math.round(sum(copies.map(onTheWire))) }
}

export const addTraffic = (a: Traffic, b: Traffic): Traffic => ({
  paid: a.paid + b.paid,
  saved: a.saved + b.saved,
})

const onTheWire = ({ name, encodedBodySize }: FetchedFile) =>
  ALREADY_COMPRESSED.test(name) ? encodedBodySize : encodedBodySize * TEXT_ON_THE_WIRE

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
