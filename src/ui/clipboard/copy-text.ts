import { copy } from '#src/ui/share-copy.ts'
import { toast } from '#src/ui/toast.ts'

/** So long it takes to copy by hand what is shown instead. */
const BY_HAND_MS = 30_000

/** Copies a text to the clipboard, and says so. Its answer is what it said: no toast is read out beside a dialog. */
export async function copyText(text: string, words: { copied: string; copyFailed: string }): Promise<string> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(words.copied)
    return words.copied
  } catch {
    toast.warning(words.copyFailed, { durationMs: BY_HAND_MS }) // no clipboard without HTTPS or permission
    return words.copyFailed
  }
}

export const copyLink = (url: string): Promise<string> => copyText(url, copy.link(url))

/** Into the phone's share sheet; `copy` where there is none, or where it refuses. */
export async function shareOrCopy(shared: ShareData, copy: () => Promise<unknown>): Promise<void> {
  try {
    if ('share' in navigator) return await navigator.share(shared)
  } catch (reason) {
    // The person closed the sheet, or pressed again while it opened.
    if (reason instanceof DOMException && /^(Abort|InvalidState)Error$/.test(reason.name)) return
  }
  await copy()
}
