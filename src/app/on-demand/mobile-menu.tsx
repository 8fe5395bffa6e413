import { Dialog, DialogPanel, DialogTitle } from '@headlessui/react'
import { memo } from 'react'
import { sitePaths } from '#contract/site-paths.ts'
import { ClientAppLinks } from '#src/app/layout/client-app-links.tsx'
import { layoutCopy } from '#src/app/layout/copy.ts'
import { FrameTools } from '#src/app/layout/frame-tools.tsx'
import { isGroup, mobileNavigation, type NavigationLink } from '#src/app/layout/navigation.ts'
import { SiteLink } from '#src/app/layout/site-link.tsx'
import { afterPaint } from '#src/device/after-paint.ts'
import { Logo } from '#src/features/company/logo.tsx'
import { OutboxBadge } from '#src/pwa/outbox-status/outbox-badge.tsx'
import { useCloseRequest } from '#src/ui/use-close-request.ts'

/** What the phone itself holds; the footer has it too. */
const ON_THIS_PHONE = [
  { label: layoutCopy.shortlist, to: sitePaths.shortlist, icon: 'i-ph-heart' },
  { label: layoutCopy.offline, to: sitePaths.offline, icon: 'i-ph-download-simple' },
  { label: layoutCopy.requests, to: sitePaths.outbox, icon: 'i-ph-paper-plane-tilt', badge: <OutboxBadge /> },
]

export type MobileMenuProps = { isOpen: boolean; onClose: () => void }

/**
 * Full screen, slides in and out in 1 s; Headless UI keeps the focus inside. Its own transition stops when the next
 * screen renders meanwhile. So the stylesheet moves it and the caller unmounts it.
 */
export function MobileMenu({ isOpen, onClose }: MobileMenuProps) {
  useCloseRequest(isOpen, onClose)
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      static
      aria-hidden={!isOpen || undefined}
      className="lg:hidden fixed inset-0 z-50 bg-paper text-ink transition-transform duration-1000 ease-in-out translate-x-full data-[open]:translate-x-0"
    >
      {/* While it leaves it still takes presses: the second of two must not land on what lies below. */}
      <div inert={!isOpen} className="contents">
        <MenuContent onClose={onClose} />
      </div>
    </Dialog>
  )
}

/** It is not drawn again when the menu comes or goes. */
const MenuContent = memo(({ onClose }: Pick<MobileMenuProps, 'onClose'>) => (
  <DialogPanel className="h-full flex flex-col overflow-y-auto overscroll-contain px-20px md:px-[max(40px,env(safe-area-inset-left))] pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)]">
    <div className="flex items-center justify-between min-h-68px">
      <Logo />
      <button
        type="button"
        className="inline-flex items-center justify-center w-48px h-48px -me-12px rounded-full cursor-pointer active:bg-sand"
        aria-label={layoutCopy.closeMenu}
        onClick={() => afterPaint(onClose)}
      >
        <span className="i-ph-x text-[1.75rem]" aria-hidden />
      </button>
    </div>
    <DialogTitle className="visually-hidden">{layoutCopy.menu}</DialogTitle>
    <nav aria-label={layoutCopy.menu} className="flex-1 pt-8px pb-32px">
      <ul>
        {mobileNavigation.map((entry) => (
          <li key={entry.label} className="border-0 border-b-1 border-solid border-edge py-6px">
            {isGroup(entry) ? (
              <>
                <p className="eyebrow pt-10px">{entry.label}</p>
                <ul className="grid grid-cols-2 gap-x-16px">
                  {entry.links.map((link) => (
                    <li key={link.to}>
                      <MenuLink link={link} onChoose={onClose} />
                    </li>
                  ))}
                </ul>
              </>
            ) : (
              <MenuLink link={entry} onChoose={onClose} />
            )}
          </li>
        ))}
      </ul>
      <ul className="grid grid-cols-2 gap-x-16px pt-16px">
        {ON_THIS_PHONE.map(({ icon, badge, ...link }) => (
          <li key={link.to}>
            <SiteLink
              link={link}
              onChoose={onClose}
              className="inline-flex items-center gap-8px min-h-48px font-600 no-underline aria-[current]:text-laterite aria-[current]:underline"
            >
              <span className={`${icon} text-laterite`} aria-hidden />
              {link.label}
              {badge}
            </SiteLink>
          </li>
        ))}
      </ul>
      <div className="grid grid-cols-2 gap-x-16px">
        <FrameTools
          className="min-h-48px font-600 text-start leading-[1.25] [&>span]:text-laterite"
          onChoose={onClose}
        />
      </div>
    </nav>
    <div className="grid grid-cols-2 gap-12px pb-24px">
      <ClientAppLinks />
    </div>
  </DialogPanel>
))

function MenuLink({ link, onChoose }: { link: NavigationLink; onChoose: () => void }) {
  return (
    <SiteLink
      link={link}
      onChoose={onChoose}
      className="title-3 flex items-baseline gap-8px min-h-48px py-10px no-underline aria-[current]:text-laterite aria-[current]:underline decoration-2 underline-offset-6"
    >
      {link.label}
      {link.note && <span className="small-print font-body tracking-normal">{link.note}</span>}
    </SiteLink>
  )
}
