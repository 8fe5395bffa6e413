import type { ReactNode } from 'react'
import { toast } from '#src/ui/toast.ts'
import { actions as words } from './copy.ts'

type Props = { text: string; className: string; children?: ReactNode }

export function CopyButton({ text, className, children }: Props) {
  return (
    <button type="button" className={className} onClick={() => void copy(text)}>
      <span className="i-ph-copy" aria-hidden />
      {words.copy}
      {children}
    </button>
  )
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(words.copied)
  } catch {
    toast.warning(words.copyFailed) // no clipboard without HTTPS or permission
  }
}
