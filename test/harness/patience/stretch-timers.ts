import type { Page } from '@playwright/test'

/**
 * Lets the page wait sixty times as long where it waits exactly `ms`, for a timer or an answer. On a busy machine a page
 * that loads would turn into one that has given up. To be called before the page is opened.
 */
export async function stretchTimers(page: Page, ms: number): Promise<void> {
  await page.addInitScript((stretched) => {
    const { setTimeout } = window
    const patient = (handler: TimerHandler, delay?: number, ...rest: unknown[]) =>
      setTimeout(handler, delay === stretched ? 60 * delay : delay, ...rest)
    window.setTimeout = patient as typeof window.setTimeout
  }, ms)
}

/** So long after the start somebody counts as a reader (src/device/reader-engaged.ts). */
export const STAYS_AFTER_MS = 3_000
/** Decision D12: after so long without a word the page calls a read failed. */
export const READ_TIMEOUT_MS = 10_000
/** Decision D12: so long a request may take (outbox/queue/attempt-limits.ts). */
export const SEND_TIMEOUT_MS = 20_000
/** Spec §9: so long a toast stays. */
export const TOAST_MS = 4_000
/** So long stays a toast that leads to the shortlist (src/features/packages/shortlist/use-heart.ts). */
export const LEADING_TOAST_MS = 8_000
/** For so long a removal can be taken back (src/ui/toast.ts). */
export const UNDO_TOAST_MS = 10_000
/** For so long Back waits until the page is as tall as it was (src/app/layout/scroll-to.ts). */
export const SCROLL_PATIENCE_MS = 3_000
