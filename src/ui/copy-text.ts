import { copy } from '#src/ui/core/copy.ts'
import { toast } from './toast.ts'

/** Copies a text to the clipboard, and says so. */
export async function copyText(text: string, words: { copied: string; copyFailed: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(words.copied)
  } catch {
    toast.warning(words.copyFailed) // no clipboard without HTTPS or permission
  }
}

export const copyLink = (url: string): Promise<void> => copyText(url, copy.link)
