import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { layoutCopy } from './copy.ts'
import type { MobileMenuProps } from './mobile-menu.tsx'

const loadMenu = async () => (await import('./mobile-menu.tsx')).MobileMenu

/** The menu's code comes with the first press; a finger on its way already asks for it. */
export function MenuButton() {
  const { pathname } = useLocation()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [Menu, setMenu] = useState<ComponentType<MobileMenuProps>>()

  const open = async () => {
    try {
      const loaded = await loadMenu()
      setMenu(() => loaded)
      setOpen(true)
    } catch {
      showFooterLinks()
    }
  }
  const close = () => {
    setOpen(false)
    button.current?.focus({ preventScroll: true })
  }
  const prepare = () => void loadMenu().catch(() => undefined) // the press tells what failed

  // Back and Forward leave the menu too.
  const openedOn = useRef(pathname)
  useEffect(() => {
    if (openedOn.current === pathname) return
    openedOn.current = pathname
    setOpen(false)
  }, [pathname])

  return (
    <>
      <button
        ref={button}
        type="button"
        className="md:hidden inline-flex items-center justify-center w-48px h-48px -me-12px rounded-full cursor-pointer active:bg-sand"
        aria-label={layoutCopy.openMenu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
      >
        <span className="i-ph-equals text-[1.75rem]" aria-hidden />
      </button>
      {Menu && <Menu isOpen={isOpen} onClose={close} />}
    </>
  )
}

/** Without a network the menu's code may be missing; the footer holds the same links. */
function showFooterLinks(): void {
  document.querySelector('footer')?.scrollIntoView()
}
