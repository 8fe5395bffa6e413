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
  const [refusals, setRefusals] = useState(0)
  const press = async () => {
    const said = await copyText(text, words)
    setRefusals((times) => (said === words.copyFailed ? times + 1 : 0))
  }
  return (
    <>
      <button type="button" className={className} onClick={() => void press()}>
        <span className="i-ph-copy" aria-hidden />
        {words.copy}
        {children}
      </button>
      {refusals > 0 && (
        // A new one for each press: the press took the selection from the former.
        <textarea
          key={refusals}
          ref={select}
          className="field col-span-full"
          readOnly
          aria-label="Text to copy"
          value={text}
        />
      )}
    </>
  )
}

function select(field: HTMLTextAreaElement | null): void {
  field?.focus()
  field?.select()
}
