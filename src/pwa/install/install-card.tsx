import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { withBase } from '#contract/base-path.ts'
import { beforeData } from '#contract/route-pattern.ts'
import { siteConfig } from '#contract/site-config.ts'
import { dynamicPatterns } from '#contract/site-paths.ts'
import { hasDirtyForm } from '#src/forms/dirty-forms.ts'
import { openPanel } from '#src/pwa/panels.ts'
import { acceptOffer } from './accept-offer.ts'
import {
  countVisit,
  mayOfferInstall,
  noteAnswer,
  noteInstalled,
  notePackageSeen,
  readEngagement,
} from './engagement.ts'
import { installCopy as copy } from './install-copy.ts'
import { type InstallWay, isOnDesk } from './install-way.ts'
import { useInstallWay } from './use-install-way.ts'

const LOOK_MS = 5_000
const PACKAGE_FOLDER = beforeData(dynamicPatterns.package)
const NEVER_OFFERED: readonly InstallWay[] = ['installed', 'none', 'desktop-chromium', 'mac-safari']

/** Offers the home screen once it is useful (engagement.ts), where a worker may be, never over a form in use. */
export function InstallCard() {
  const way = useInstallWay()
  const [isOffered, answer] = useOffer(siteConfig.hasWorker && !NEVER_OFFERED.includes(way))
  if (!isOffered) return null
  const isInApp = way === 'in-app-android' || way === 'in-app-ios'
  const words = isInApp ? copy.inAppCard : isOnDesk(way, navigator.userAgent) ? copy.deskCard : copy.card

  function accept() {
    answer()
    if (way === 'offer') void acceptOffer()
    else openPanel('install')
  }

  return (
    <section className="float-card [:root:has([role=status]>.float-card)_&]:hidden" aria-label={words.title}>
      <div className="flex items-start gap-16px">
        <img src={withBase('/icons/icon.svg')} alt="" width={48} height={48} className="flex-none" />
        <div className="grid gap-4px">
          <p className="title-4">{words.title}</p>
          <p className="small-print">{words.text}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-8px">
        <button type="button" className="btn-primary flex-1 !px-12px" onClick={accept}>
          {way === 'offer' ? copy.card.yes : copy.card.how}
        </button>
        <button type="button" className="btn-outline flex-1 !px-12px" onClick={answer}>
          {copy.card.no}
        </button>
      </div>
    </section>
  )
}

/** Whether to offer now, and how to end the offer. */
function useOffer(isPossible: boolean): [boolean, () => void] {
  const { pathname } = useLocation()
  const [packagesSeen, setPackagesSeen] = useState(0)
  const [isOffered, setOffered] = useState(false)

  const answer = () => {
    setOffered(false)
    noteAnswer(Date.now())
  }

  useEffect(() => {
    countVisit()
    const end = () => {
      setOffered(false)
      noteInstalled(Date.now())
    }
    addEventListener('appinstalled', end)
    return () => removeEventListener('appinstalled', end)
  }, [])
  useEffect(() => {
    if (pathname.startsWith(PACKAGE_FOLDER)) setPackagesSeen(notePackageSeen(pathname))
  }, [pathname])
  useEffect(() => {
    if (!isPossible || isOffered) return
    const look = () => {
      const visit = { packagesSeen, secondsHere: performance.now() / 1000, now: Date.now() }
      if (!hasDirtyForm() && mayOfferInstall({ ...readEngagement(), ...visit })) setOffered(true)
    }
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [isPossible, isOffered, packagesSeen])

  return [isOffered && isPossible, answer]
}
