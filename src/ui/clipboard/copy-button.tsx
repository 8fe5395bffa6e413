import { type ReactNode, useState } from 'react'
import { copyText } from './copy-text.ts'

type Props = {
  text: string
  words: { copy: string; copied: string; copyFailed: string }
  className: string
  children?: ReactNode
}

/** Where the phone does not let the site copy, the text stands below, selected. */
export function CopyButton({ text, words, className, children }: Props) {
  const [said, setSaid] = useState('')
  return (
    <>
      <button type="button" className={className} onClick={() => void copyText(text, words).then(setSaid)}>
        <span className="i-ph-copy" aria-hidden />
        {words.copy}
        {children}
      </button>
      {said === words.copyFailed && (
        <textarea ref={select} className="field col-span-full" readOnly aria-label={said} value={text} />
      )}
    </>
  )
}

function select(field: HTMLTextAreaElement | null): void {
  field?.focus()
  field?.select()
}
