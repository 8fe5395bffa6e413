import type { Page } from '@playwright/test'

/**
 * A phone so busy that React's own queue of work waits `ms` for each of its turns, while the screen goes on drawing. To be
 * called before the page is opened.
 */
export const lateTasks = (page: Page, ms: number): Promise<unknown> =>
  page.addInitScript((late) => {
    const post = MessagePort.prototype.postMessage
    MessagePort.prototype.postMessage = function (...message: unknown[]) {
      setTimeout(() => Reflect.apply(post, this, message), late)
    }
  }, ms)
