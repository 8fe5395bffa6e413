import { type ReactNode, useState } from 'react'
import { copyText } from './copy-text.ts'

type Props = {
  text: string
  words: { copy: string; copied: string; copyFailed: string }
  className: string
  children?: ReactNode
}

export function CopyButton({ text, words, className, children }: Props) {
  const [copy, refusals] = useCopy(words)
  return (
    <>
      <button type="button" className={className} onClick={() => void copy(text)}>
        <span className="i-ph-copy" aria-hidden />
        {words.copy}
        {children}
      </button>
      {refusals > 0 && <CopyByHand key={refusals} text={text} />}
    </>
  )
}

/** Copies a text, and counts how often in a row the phone did not let the site copy. */
export function useCopy(words: { copied: string; copyFailed: string }) {
  const [refusals, setRefusals] = useState(0)
  const copy = async (text: string) => {
    const said = await copyText(text, words)
    setRefusals((times) => (said === words.copyFailed ? times + 1 : 0))
  }
  return [copy, refusals] as const
}

/** The text, selected. A new one for each refusal: the press took the selection from the former. */
export const CopyByHand = ({ text }: { text: string }) => (
  <textarea ref={select} className="field col-span-full" readOnly aria-label="Text to copy" value={text} />
)

function select(field: HTMLTextAreaElement | null): void {
  field?.focus()
  field?.select()
}
