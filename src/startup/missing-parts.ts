/**
 * Parts of the site that can no longer be fetched. Either the site was updated while this page was open, or a part
 * arrived incomplete. The server keeps the parts of the last builds (build/host/kept-builds.ts), so this is rare. One
 * reload brings the new ones. Where a reload must not happen by itself, the card of src/pwa/cards/update-card.tsx
 * offers it.
 */

import { hasDirtyForm } from '#src/forms/dirty-forms.ts'
import { afterSending } from '#src/pwa/outbox-status/sending.ts'
import { partsMissing } from '#src/pwa/worker/parts-missing.ts'
import { reloadOnce } from '#src/startup/boot/reload-once.ts'
import { lossOf } from '#src/startup/lost-code.ts'

export function watchMissingParts(): void {
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

async function recover(error: unknown): Promise<void> {
  if ((await lossOf(error)) !== 'gone') return // a reload would not help
  await afterSending()
  if (!(await reloadOnce(error, hasDirtyForm))) partsMissing.set(partsMissing.get() + 1)
}
