import { useState } from 'react'
import { kitAddress } from '#contract/addresses/tour-address.ts'
import { sitePaths } from '#contract/site-paths.ts'
import { Link } from '#src/ui/core/link.tsx'
import { useNoSecondTap } from '#src/ui/lists/use-no-second-tap.ts'
import { intro, erasing as words } from './kit-copy.ts'
import type { useKit } from './use-kit.ts'

type Props = { kept: Pick<ReturnType<typeof useKit>, 'isBlank' | 'others' | 'erase'>; label?: string }

/** The other kits of this phone, and the way to be rid of this one or of all. A press asks once, in place. */
export function EraseKit({ kept: { isBlank, others, erase }, label = words.press }: Props) {
  const [asks, setAsks] = useState<'one' | 'all' | null>(null)
  useNoSecondTap(asks !== null)
  if (isBlank && others.length === 0) return null
  const press = (which: 'one' | 'all', name: string) => (
    <button type="button" className="btn-outline px-16px" onClick={() => setAsks(which)}>
      <span className="i-ph-trash" aria-hidden />
      {name}
    </button>
  )
  return (
    <section aria-label={others.length > 0 ? words.others : label} className="grid gap-12px print:hidden">
      {others.length > 0 && (
        <div>
          <h2 className="title-4">{words.others}</h2>
          <ul className="grid">
            {others.map(({ id, name }) => (
              <li key={id}>
                <Link
                  to={id === 'general' ? sitePaths.visitKit : kitAddress(id)}
                  className="text-link inline-flex items-center min-h-44px"
                >
                  {name || (id === 'general' ? intro.general : intro.unnamed(id))}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {asks === null ? (
        <div className="flex flex-wrap gap-8px">
          {!isBlank && press('one', label)}
          {others.length > 0 && press('all', words.pressAll)}
        </div>
      ) : (
        <fieldset aria-label={words.ask} className="grid gap-12px rounded-md bg-sand p-16px">
          <p>{words.ask}</p>
          <div className="flex flex-wrap gap-8px">
            <button
              type="button"
              className="btn-danger px-16px"
              onClick={() => {
                setAsks(null)
                void erase(asks === 'all')
              }}
            >
              {words.confirm}
            </button>
            <button
              type="button"
              className="btn-outline px-16px"
              // biome-ignore lint/a11y/noAutofocus: the button that was pressed is gone
              autoFocus
              onClick={() => setAsks(null)}
            >
              {words.cancel}
            </button>
          </div>
        </fieldset>
      )}
    </section>
  )
}
