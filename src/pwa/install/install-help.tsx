import { useState } from 'react'
import { WaysOut } from '#src/ui/in-app/ways-out.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { toast } from '#src/ui/toast.ts'
import { acceptOffer } from './accept-offer.ts'
import { installCopy as copy, type InstallStep, installSteps } from './install-copy.ts'
import { isOnDesk, startsEmpty } from './install-way.ts'
import { useInstallWay } from './use-install-way.ts'

const ICONS: Record<InstallStep['icon'], string> = {
  menu: 'i-ph-dots-three-vertical-bold',
  dots: 'i-ph-dots-three-bold',
  share: 'i-ph-export',
  add: 'i-ph-plus-square',
  done: 'i-ph-check-circle',
  browser: 'i-ph-compass',
  screen: 'i-ph-list',
}

/** How to put the site on the home screen with this browser; reachable from every page. */
export function InstallHelp({ onClose }: { onClose: () => void }) {
  const way = useInstallWay()
  const [copied, setCopied] = useState('')
  const isInApp = way === 'in-app-android' || way === 'in-app-ios'
  const isDesk = isOnDesk(way, navigator.userAgent)
  const steps = installSteps[way]
  const lead = isInApp ? copy.inAppLead : isDesk ? copy.deskLead : copy.lead

  async function install() {
    onClose()
    if (await acceptOffer()) toast.info(isDesk ? copy.deskAccepted : copy.accepted)
  }

  return (
    <Sheet title={isInApp ? copy.inAppTitle : copy.title} onClose={onClose}>
      <div className="grid gap-24px">
        <p className="text-ink-soft">{way === 'installed' ? copy.installed : lead}</p>
        {way === 'none' && <p>{copy.none}</p>}
        {way === 'none' && navigator.serviceWorker?.controller && <p>{copy.stillKept}</p>}
        {steps && <Steps steps={steps} />}
        {startsEmpty(way) && <p>{copy.startsEmpty}</p>}
        <div className="flex flex-wrap gap-8px empty:hidden">
          {way === 'offer' && (
            <button type="button" className="btn-primary flex-1 !px-12px" onClick={install}>
              <span className="i-ph-device-mobile" aria-hidden />
              {copy.install}
            </button>
          )}
          {(isInApp || way === 'none') && <WaysOut isAndroid={way === 'in-app-android'} onSaid={setCopied} />}
        </div>
        <p role="status" className="small-print break-anywhere empty:absolute">
          {copied}
        </p>
      </div>
    </Sheet>
  )
}

function Steps({ steps }: { steps: readonly InstallStep[] }) {
  return (
    <ol className="grid">
      {steps.map(({ icon, text }, index) => (
        <li
          key={text}
          className="grid grid-cols-[auto_1fr_auto] items-center gap-16px py-14px border-0 border-t-1 border-solid border-edge"
        >
          <span className="price text-[1.25rem] text-laterite w-20px" aria-hidden>
            {index + 1}
          </span>
          <span>{text}</span>
          <span className="grid place-items-center w-44px h-44px rounded-sm bg-sand text-[1.375rem]">
            <span className={ICONS[icon]} aria-hidden />
          </span>
        </li>
      ))}
    </ol>
  )
}
