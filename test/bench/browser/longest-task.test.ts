import { expect, it } from 'vitest'
import { longestTask } from './longest-task.ts'

const event = (name: string, tid: number, tdur = 0, thread?: string) => ({
  ...{ name, pid: 7, tid, tdur },
  args: thread === undefined ? {} : { name: thread },
})

it('is the longest task of a main thread, in ms; workers and what a task contains do not count', () => {
  const events = [
    event('thread_name', 1, 0, 'CrRendererMain'),
    event('thread_name', 2, 0, 'ServiceWorker thread'),
    event('ThreadControllerImpl::RunTask', 1, 40_000),
    event('RunTask', 1, 12_000),
    event('FunctionCall', 1, 90_000),
    event('ThreadControllerImpl::RunTask', 2, 300_000),
  ]
  expect(longestTask(events)).toBe(40)
  expect(longestTask([])).toBe(0)
})
