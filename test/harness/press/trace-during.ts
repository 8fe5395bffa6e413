import type { Browser, Page } from '@playwright/test'
import * as v from 'valibot'

const traceSchema = v.object({ traceEvents: v.array(v.unknown()) })

/** Runs `work` and returns the events of the browser's trace meanwhile. */
export async function traceDuring(
  browser: Browser,
  page: Page,
  work: () => Promise<void>,
): Promise<unknown[]> {
  await browser.startTracing(page, {
    categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
  })
  let trace: Buffer
  try {
    await work()
  } finally {
    trace = await browser.stopTracing()
  }
  return v.parse(traceSchema, JSON.parse(trace.toString())).traceEvents
}
