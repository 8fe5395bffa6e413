/**
 * Fetches what a link leads to while somebody points at it, focuses it or touches it. That is the screen's script, and
 * the record or list that it opens with. It does nothing with data saver, nor for a finger that scrolls or swipes. A
 * link that is only seen fetches nothing. The lists carry their records whole, and the worker brings the scripts of all
 * screens in one file (decision 042).
 */
import { readBehind } from '#contract/addresses/read-behind.ts'
import { withoutBase } from '#contract/base-path.ts'
import { siteConfig } from '#contract/site-config.ts'
import { readEarly, takeEarlyRead } from '#src/api-client/boot/early-read.ts'
import { screenAt } from '#src/app/screens.tsx'
import { wantsLessData } from '#src/device/boot/data-saver.ts'
import { onWorkerMessage } from '#src/pwa/connection/hear-worker.ts'

const SIGNS = ['pointerover', 'focusin'] as const // a finger that comes down points too
const MOVES = ['touchmove', 'pointercancel'] as const // it swipes the pictures of a card, or scrolls
const POINTS_MS = 65 // a pointer that only passes fetches nothing

export function watchLinks(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const point = ({ target }: Event) => {
    clearTimeout(timer)
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (link && link.origin === location.origin && link.pathname !== location.pathname && !wantsLessData())
      timer = setTimeout(prepare, POINTS_MS, withoutBase(link.pathname))
  }
  for (const sign of SIGNS) addEventListener(sign, point, { capture: true, passive: true })
  for (const sign of MOVES)
    addEventListener(sign, () => clearTimeout(timer), { capture: true, passive: true })
  // The worker answers with its copy and then tells of news. Nobody reads that copy yet, so nobody would ask again.
  // What is taken here waits for no screen; a function for this would be a part of the boot script.
  onWorkerMessage((message) => {
    if (message.kind === 'api-updated')
      void takeEarlyRead(`${siteConfig.apiBaseUrl}${message.path}`, new AbortController().signal)
  })
}

function prepare(path: string | null): void {
  const screen = path && screenAt(path)
  if (!screen) return
  screen.load().catch(() => undefined) // the visit itself reports a script that does not come
  const read = readBehind(path)
  if (read) void readEarly(`${siteConfig.apiBaseUrl}${read}`)
}
