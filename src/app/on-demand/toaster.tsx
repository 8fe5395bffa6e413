import 'sonner/dist/styles.css'
import { Toaster as Sonner } from 'sonner'
import { layoutCopy } from '#src/app/layout/copy.ts'

const DURATION_MS = 4_000 // spec §9; sonner's own swipe threshold (45 px), removal delay (200 ms) and width (356 px) are its numbers too
const VISIBLE_TOASTS = 3
const GAP_PX = 14
/** With all its rows (header.tsx): offline it has one more, and its menu stays in reach. */
const BELOW_HEADER = 'calc(var(--header) + 8px)'

/** The look of a toast; sonner moves it, the tokens colour it. */
export function Toaster() {
  return (
    <Sonner
      position="top-center"
      duration={DURATION_MS}
      visibleToasts={VISIBLE_TOASTS}
      gap={GAP_PX}
      closeButton
      offset={{ top: BELOW_HEADER }}
      mobileOffset={{ top: BELOW_HEADER, left: 16, right: 16 }}
      containerAriaLabel={layoutCopy.notifications}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: layoutCopy.closeToast,
        classNames: {
          toast:
            'font-body w-full flex items-center gap-12px ps-16px pe-52px py-14px bg-surface text-ink rounded-sm border-1 border-solid border-edge shadow-float text-[.9375rem] leading-[1.4] [&[data-removed=true]]:pointer-events-none [&[data-expanded=false][data-front=false]>*]:op-0',
          icon: 'flex-none text-forest',
          error: '[&_[data-icon]]:text-danger',
          warning: '[&_[data-icon]]:text-laterite',
          title: 'font-500',
          actionButton: 'text-link flex-none ms-auto min-h-44px px-4px cursor-pointer',
          closeButton:
            'absolute end-4px top-1/2 translate-y--1/2 inline-flex items-center justify-center w-44px h-44px rounded-full cursor-pointer text-ink-soft hover:text-ink [&>svg]:w-18px [&>svg]:h-18px',
        },
      }}
    />
  )
}
