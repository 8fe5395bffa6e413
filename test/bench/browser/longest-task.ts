import type { Browser, Page } from '@playwright/test'
import * as v from 'valibot'
import { traceDuring } from '../../harness/press/trace-during.ts'

const TASK = 'RunTask'
const eventSchema = v.looseObject({
  name: v.string(),
  pid: v.number(),
  tid: v.number(),
  tdur: v.optional(v.number(), 0),
  args: v.optional(v.looseObject({ name: v.optional(v.string()) }), {}),
})
export type TraceEvent = v.InferOutput<typeof eventSchema>

/** Runs `work` and returns the longest task of the page meanwhile, in ms of processor time: noise adds little to that. */
export async function longestTaskDuring(
  browser: Browser,
  page: Page,
  work: () => Promise<void>,
): Promise<number> {
  const events = await traceDuring(browser, page, work)
  return longestTask(
    events.flatMap((event) => (v.is(eventSchema, event) ? [v.parse(eventSchema, event)] : [])),
  )
}

/** Of the busiest main thread of all renderers: the browser keeps spare ones. */
export function longestTask(events: readonly TraceEvent[]): number {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`
  const mains = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(threadOf),
  )
  const tasks = events.filter((event) => event.name.endsWith(TASK) && mains.has(threadOf(event)))
  return Math.max(0, ...tasks.map(({ tdur }) => tdur)) / 1000
}
