import type { ReactNode } from 'react'
import { estatePlans } from '#contract/records/estate-plan.ts'
import type { Package } from '#contract/records/package.ts'
import { panoramaOf } from '#contract/records/panorama.ts'
import { siteConfig } from '#contract/site-config.ts'
import { ASK_PART } from '#contract/site-paths.ts'
import { useHasNetwork } from '#src/device/later/use-has-network.ts'
import { copy } from '#src/features/packages/copy.ts'

const { salesEmail, phone, whatsApp, officeHours } = siteConfig
/** E-mail, WhatsApp, and a phone's calls and messages, two in a row. */
const WAYS = [salesEmail, whatsApp, phone, phone].filter((set) => set !== '').length
const WAYS_PX = Math.ceil(WAYS / 2) * 56 - 8

/** A way that needs no network, and none of that code (decision 160). */
const PLAIN_WAY = phone || salesEmail

/**
 * The room of what a package offers a reader who stays, to the pixel, until its code is here. The panel sticks by its
 * end: if it grew, what is above would move away under a finger (decision 155). Its words stand there already.
 */
export function RoomForReader({ pkg }: { pkg: Package }) {
  const hasNetwork = useHasNetwork()
  return (
    <div className="contents" aria-hidden={hasNetwork}>
      <div className="h-48px print:hidden" />
      {WAYS > 0 && (
        <Part title={copy.ask}>
          <p className={`small-print mt-2px ${hasNetwork ? '' : 'invisible'}`}>
            {copy.askAbout(officeHours)}
          </p>
          <div className="mt-12px" style={{ height: WAYS_PX }}>
            {!hasNetwork && PLAIN_WAY && (
              <a
                id={ASK_PART}
                href={`${phone ? 'tel' : 'mailto'}:${PLAIN_WAY}`}
                className="btn-outline scroll-mt-96px"
              >
                {PLAIN_WAY}
              </a>
            )}
          </div>
        </Part>
      )}
      {panoramaOf(pkg.media) && <Picture title={copy.lookAround} />}
      {estatePlans(pkg.media).length > 0 && <Picture title={copy.estatePlan} />}
      <Part title={copy.show}>
        <p className="small-print mt-2px md:hidden">{copy.showAbout}</p>
        <div className="grid grid-cols-2 mt-12px gap-8px">
          <div className="show-tile invisible">
            <span className="show-icon w-1.25em h-1.25em shrink-0" />
            {copy.factSheet}
          </div>
        </div>
      </Part>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="print:hidden">
      <p className="title-4">{title}</p>
      {children}
    </div>
  )
}

function Picture({ title }: { title: string }) {
  return (
    <Part title={title}>
      <div className="mt-12px aspect-[8/5]" />
    </Part>
  )
}
