/** While the line is not good on a page that asks for nothing, somebody has to ask. */
import { lineOfAnswer } from '#contract/line.ts'
import { currentLine, noteLine } from './connection.ts'

const ASK_EVERY_MS = 15_000
const TIMEOUT_MS = 8_000
const SMALL_FILE = '/favicon.ico' // no worker answers a HEAD

let ask: () => Promise<void> = askServer

export function watchLine(): void {
  addEventListener('online', askNow)
  setInterval(() => {
    if (currentLine() !== 'good' && document.visibilityState === 'visible') void ask()
  }, ASK_EVERY_MS)
}

/** For whoever met a line that did not answer, or somebody else's host that did not. */
export const askNow = (): void => void ask()

/** Another question from now on: one that brings more than its answer. */
export function askBy(question: () => Promise<void>): void {
  ask = question
}

/** Where there is no worker to look after. */
async function askServer(): Promise<void> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    noteLine(lineOfAnswer(await fetch(SMALL_FILE, { method: 'HEAD', cache: 'no-store', signal })))
  } catch {
    noteLine('lost')
  }
}
