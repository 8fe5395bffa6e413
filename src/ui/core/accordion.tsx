import type { MouseEvent, ToggleEvent } from 'react'

type Props = {
  items: readonly { id: string; question: string; answer: string }[]
  /** Unique on the screen: entries of one name close each other. */
  name: string
}

/** Questions of which at most one is open at a time (spec §4). The browser does it, so it works without scripts. */
export function Accordion({ items, name }: Props) {
  return (
    <div className="border-0 border-t-1 border-solid border-edge">
      {items.map(({ id, question, answer }) => (
        <details
          key={id}
          name={name}
          className="accordion group border-0 border-b-1 border-solid border-edge"
          onToggle={closeOthers}
        >
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is pressed by itself */}
          <summary
            className="flex items-center justify-between gap-16px min-h-64px py-16px hover:text-forest"
            onClick={holdPlace}
          >
            <h3 className="title-4 text-[1.125rem] leading-[1.3]">{question}</h3>
            <span
              className="i-ph-plus text-laterite text-[1.25rem] motion-safe:transition-transform motion-safe:duration-300 group-open:rotate-45"
              aria-hidden
            />
          </summary>
          <p className="prose pb-24px pe-40px text-ink-soft whitespace-pre-line">{answer}</p>
        </details>
      ))}
    </div>
  )
}

const CLOSES_WITHIN_MS = 400 // src/styles/accordion.css; from its first frame

/**
 * The one that closes may stand above the pressed one, and would take it off the screen. Who scrolls is not held. Its twin
 * in src/ui/lists/grow-below.ts would cost 0.6 kB here: the bundler then splits its chunk.
 */
function holdPlace({ currentTarget }: MouseEvent): void {
  const place = () => currentTarget.getBoundingClientRect().top
  const before = place()
  let until = Number.NaN
  for (const scrolls of ['wheel', 'touchmove', 'keydown'])
    addEventListener(scrolls, () => (until = 0), { once: true, passive: true })
  const hold = (now: number) => {
    if (until === 0 || !currentTarget.isConnected) return
    until ||= now + CLOSES_WITHIN_MS
    scrollBy({ top: place() - before, behavior: 'instant' })
    if (now < until) requestAnimationFrame(hold)
  }
  requestAnimationFrame(hold)
}

/** For browsers that do not know a `name` of <details> yet; the others have nothing left to close. */
function closeOthers({ currentTarget }: ToggleEvent<HTMLDetailsElement>): void {
  if (!currentTarget.open) return
  for (const other of currentTarget.parentElement?.querySelectorAll<HTMLDetailsElement>('details[open]') ??
    []) {
    if (other !== currentTarget) other.open = false
  }
}
