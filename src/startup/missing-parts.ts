/**
 * Parts of the site that can no longer be fetched. Either the site was updated while this page was open, or a part
 * arrived incomplete. The server keeps the parts of the last builds (build/host/kept-builds.ts), so this is rare. One
 * reload brings the new ones. Where a reload must not happen by itself, the card of src/pwa/cards/update-card.tsx
 * offers it.
 */

import { untilItComes } from '#src/device/until-it-comes.ts'
import { hasDirtyForm } from '#src/forms/dirty-forms.ts'
import { afterSending } from '#src/pwa/outbox-status/sending.ts'
import { noteMissing } from '#src/pwa/worker/parts-missing.ts'
import { reloadOnce } from '#src/startup/boot/reload-once.ts'
import { lossOf } from '#src/startup/lost-code.ts'

/** By the boot script. What Vite fetches of a later part is `crossorigin`, may be on its way, and has its own caller. */
const OF_THE_PAGE = '[rel=stylesheet]:not([crossorigin])'

export function watchMissingParts(): void {
  for (const link of document.head.querySelectorAll<HTMLLinkElement>(OF_THE_PAGE))
    if (isLost(link)) askForStyles(link)
  const told = new WeakSet<Error>()
  addEventListener('vite:preloadError', ({ payload }) => {
    told.add(payload)
    void recover(payload)
  })
  // If nobody waits for the part (a preload, the toasts), this is all there is to do.
  addEventListener('unhandledrejection', (event) => {
    if (told.has(event.reason)) event.preventDefault()
  })
}

const OF_A_PART = 'head > [rel=stylesheet][crossorigin]'

/** Vite asks for the styles of a later part once, and its code, asked for again, comes without them. */
export function watchStyles(): void {
  const onLost = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.matches(OF_A_PART) && !target.onerror)
      askForStyles(target)
  }
  addEventListener('error', onLost, true)
}

/** Chromium has a sheet of what did not come, and lets nobody read its rules. */
function isLost({ sheet }: HTMLLinkElement): boolean {
  try {
    return !sheet?.cssRules
  } catch {
    return true
  }
}

/** Its page or part went on without it, and the browser asks for a lost stylesheet no second time. */
function askForStyles(lost: HTMLLinkElement): void {
  let link = lost
  const askAgain = () =>
    new Promise((resolve, reject) => {
      const next = link.cloneNode() as HTMLLinkElement
      next.onload = resolve
      next.onerror = () => reject(new Error(next.href))
      link.replaceWith(next)
      link = next
    })
  // Of a part's own, Vite has told.
  void untilItComes(askAgain, lossOf).catch((gone) => (lost.crossOrigin ? undefined : recover(gone)))
}

async function recover(error: unknown): Promise<void> {
  if ((await lossOf(error)) !== 'gone') return // a reload would not help
  await afterSending()
  if (!(await reloadOnce(error, hasDirtyForm))) noteMissing(error)
}
