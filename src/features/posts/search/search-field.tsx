import type { RefObject } from 'react'
import { useEarlyInput } from '#src/ui/fields/early/use-early-input.ts'
import { asTyped } from '#src/ui/lists/as-typed.ts'
import { searchCopy as words } from './copy.ts'

type Props = { value: string; onChange: (text: string) => void; form: RefObject<HTMLFormElement | null> }

/** A plain form that asks for this page with `?q=`, until the code that searches at each letter arrives. */
export function SearchField({ value, onChange, form }: Props) {
  const early = useEarlyInput(value, onChange)
  return (
    <search className="block w-full md:w-360px">
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault() // the results stand below already
          early.current?.blur() // a phone's keyboard hides them
        }}
      >
        <label className="field-label" htmlFor="post-search">
          {words.label}
        </label>
        <div className="relative">
          <span
            className="i-ph-magnifying-glass absolute start-16px inset-y-0 my-auto text-[1.25rem] text-ink-soft pointer-events-none"
            aria-hidden
          />
          <input
            id="post-search"
            type="search"
            name="q"
            ref={early}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            placeholder={words.hint}
            {...asTyped}
            enterKeyHint="search"
            className="field ps-3rem"
          />
        </div>
      </form>
    </search>
  )
}
