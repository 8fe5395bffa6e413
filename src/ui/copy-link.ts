import { copy } from './copy.ts'
import { toast } from './toast.ts'

/** Puts an address where the person can paste it, and says so. */
export async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    toast.success(copy.linkCopied)
  } catch {
    toast.warning(copy.copyFailed) // no clipboard without HTTPS or permission
  }
}
