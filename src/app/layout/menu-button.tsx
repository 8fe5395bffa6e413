import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { MobileMenuProps } from '#src/app/on-demand/mobile-menu.tsx'
import { stillThere } from '#src/device/still-there.ts'
import { loadPart } from '#src/startup/lost-code.ts'
import { layoutCopy } from './copy.ts'
import { focusInPlace } from './scroll-to.ts'
import { useMenuPhase } from './use-menu-phase.ts'

const loadMenu = async () => (await import('#src/app/on-demand/mobile-menu.tsx')).MobileMenu

/** The first press loads the menu's code; an approaching pointer starts that early. */
export function MenuButton() {
  const { pathname } = useLocation()
  const button = useRef<HTMLButtonElement>(null)
  const { phase, open, close } = useMenuPhase()
  const [Menu, setMenu] = useState<ComponentType<MobileMenuProps>>()

  const prepare = () => void loadMenu().catch(() => undefined) // the press tells what failed
  const press = async () => {
    const isStillThere = stillThere()
    try {
      const loaded = await loadPart(loadMenu)
      setMenu(() => loaded)
      if (isStillThere()) open()
    } catch {
      if (isStillThere()) showFooterLinks()
    }
  }

  // The page is inert while the menu is open, so the focus can return only after that.
  useEffect(() => {
    if (phase === 'leaving') button.current?.focus({ preventScroll: true })
  }, [phase])

  // Back and Forward close the menu too.
  const openedOn = useRef(pathname)
  useEffect(() => {
    if (openedOn.current !== pathname) close()
    openedOn.current = pathname
  }, [pathname, close])

  return (
    <>
      <button
        ref={button}
        type="button"
        className="lg:hidden inline-flex items-center justify-center w-48px h-48px -me-12px rounded-full cursor-pointer active:bg-sand"
        aria-label={layoutCopy.openMenu}
        aria-haspopup="dialog"
        aria-expanded={phase === 'open'}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={press}
      >
        <span className="i-ph-equals text-[1.75rem]" aria-hidden />
      </button>
      {Menu && phase !== 'closed' && <Menu isOpen={phase === 'open'} onClose={close} />}
    </>
  )
}

/** Without a network the menu's code may be missing; the footer has the same links. */
function showFooterLinks(): void {
  const links = document.querySelector<HTMLElement>('footer nav')
  links?.scrollIntoView()
  focusInPlace(links)
}
