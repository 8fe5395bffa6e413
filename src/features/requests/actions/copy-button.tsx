import type { ReactNode } from 'react'
import { actions as words } from '#src/features/requests/copy.ts'
import { copyText } from '#src/ui/copy-text.ts'

type Props = { text: string; className: string; children?: ReactNode }

export function CopyButton({ text, className, children }: Props) {
  return (
    <button type="button" className={className} onClick={() => void copyText(text, words)}>
      <span className="i-ph-copy" aria-hidden />
      {words.copy}
      {children}
    </button>
  )
}
