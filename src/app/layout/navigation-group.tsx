import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { isEntryActive } from './active-link.ts'
import type { NavigationGroup as Group } from './navigation.ts'
import { SiteLink } from './site-link.tsx'

const CLOSING = ['pointerdown', 'focusin', 'keydown']

/** An entry of the header's row, link or group. 64em fit all of them; text that only this page enlarges takes a second row. */
export const headerLink =
  'inline-flex items-center min-h-44px px-9px xl:px-14px rounded-full whitespace-nowrap text-[.9375rem] cursor-pointer underline-offset-6 decoration-2 hover:text-laterite'

/**
 * A dropdown of the header. Hover, click, touch and keyboard open it (decision F10), and without React a click does.
 */
export function NavigationGroup({ group }: { group: Group }) {
  const { pathname } = useLocation()
  const details = useRef<HTMLDetailsElement>(null)
  const isOpenedByHover = useRef(false)

  const setOpen = (open: boolean) => {
    if (details.current) details.current.open = open
  }
  const hover = (event: PointerEvent) => {
    isOpenedByHover.current = event.pointerType === 'mouse' && !details.current?.open
    if (isOpenedByHover.current) setOpen(true)
  }
  const leave = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setOpen(false)
  }
  const press = (event: MouseEvent) => {
    if (!(event.target instanceof Element && event.target.closest('summary'))) return
    // Of a mouse it means "open", although hovering has opened the list already.
    if (isOpenedByHover.current && details.current?.open && event.detail > 0) event.preventDefault()
    isOpenedByHover.current = false
  }
  const pressKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && details.current?.open) {
      details.current.querySelector('summary')?.focus()
    } else if (event.key === 'ArrowDown' && event.target instanceof HTMLElement) {
      event.preventDefault()
      setOpen(true)
      nextLink(details.current, event.target)?.focus()
    }
  }

  useEffect(() => {
    // Escape closes also what hovering opened, while the focus is elsewhere.
    const close = (event: Event) => {
      const isOver =
        'key' in event
          ? event.key === 'Escape'
          : !(event.target instanceof Node && details.current?.contains(event.target))
      if (isOver && details.current) details.current.open = false
    }
    for (const type of CLOSING) addEventListener(type, close)
    return () => {
      for (const type of CLOSING) removeEventListener(type, close)
    }
  }, [])

  return (
    <details
      ref={details}
      name="main-navigation"
      className="group relative"
      onPointerEnter={hover}
      onPointerLeave={leave}
      onClick={press}
      onKeyDown={pressKey}
    >
      <summary className={`${headerLink} ${isEntryActive(group, pathname) ? 'text-laterite underline' : ''}`}>
        {group.label}
        <span
          className="i-ph-caret-down text-[.75em] ms-4px transition-transform duration-200 group-open:rotate-180"
          aria-hidden
        />
      </summary>
      <div className="absolute start-0 top-full pt-4px">
        <ul className="card min-w-201px p-8px rounded-sm shadow-float">
          {group.links.map((link) => (
            <li key={link.to}>
              <SiteLink
                link={link}
                className="flex items-center min-h-44px px-14px rounded-sm no-underline text-[.9375rem] hover:bg-sand hover:text-laterite aria-[current]:text-laterite aria-[current]:font-600"
                onChoose={() => setOpen(false)}
              />
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}

function nextLink(group: HTMLElement | null, from: HTMLElement): HTMLElement | undefined {
  const links = [...(group?.querySelectorAll<HTMLElement>('a') ?? [])]
  return links[links.indexOf(from) + 1] ?? links[0]
}
