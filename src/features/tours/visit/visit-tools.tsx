import { type ReactNode, useState } from 'react'
import { kitAddress, tourAddress } from '#contract/addresses/tour-address.ts'
import { withBase } from '#contract/base-path.ts'
import { referenceCode } from '#contract/sent/reference-code.ts'
import { siteConfig } from '#contract/site-config.ts'
import { ownInAppWindow } from '#src/device/in-app/in-app-window.ts'
import { tourFee } from '#src/features/tours/copy.ts'
import { contactWays } from '#src/ui/ask/contact-ways.ts'
import { WayLink } from '#src/ui/ask/way-link.tsx'
import { CopyButton } from '#src/ui/clipboard/copy-button.tsx'
import { Link } from '#src/ui/core/link.tsx'
import { toast } from '#src/ui/toast.ts'
import { calendarFile } from './calendar-file.ts'
import { giveFile } from './give-file.ts'
import { mapAddress } from './map-address.ts'
import type { BookingToVisit, TourWithVisit } from './tour-with-visit.ts'
import { visitCalendar } from './visit-calendar.ts'
import { calendar, message, visit as words } from './visit-copy.ts'

type Props = { booking: BookingToVisit; tour: TourWithVisit; today: string }

/**
 * What follows a booking: the calendar, the way there, a word to the office, the next person, and the kit. The API books
 * nobody for the day itself (decision 140). After it only the place and the kit stay, where the notes of the visit are.
 */
export function VisitTools({ booking, tour, today }: Props): ReactNode {
  const [toCopy, setToCopy] = useState('')
  const { id, replaces, label, state } = booking
  const isBooked = state === 'delivered'
  const { visit, packageName, packageId, projectId, projectType } = tour
  const isOver = visit.date < today
  const code = referenceCode(id)
  const map = mapAddress(visit)
  const kit = kitAddress(packageId)
  const letter = {
    email: siteConfig.tourEmail,
    subject: message.subject(label, code),
    text: message.text(label, code),
  }
  const isExpected = isBooked && !isOver
  const [way] = isExpected ? contactWays(letter, siteConfig) : []
  const about = <span className="visually-hidden">{words.about(label)}</span>

  function addToCalendar() {
    const at = { site: location.origin, kit: location.origin + withBase(kit), now: Date.now() }
    const booked = { id, replaces, code, packageName, visit, isTentative: !isBooked }
    const entry = visitCalendar(booked, at)
    if (ownInAppWindow()) {
      setToCopy([entry.title, label, entry.place, entry.text].filter(Boolean).join('\n'))
      return
    }
    const text = calendarFile(entry)
    if (text === null) toast.error(words.calendarFailed)
    else giveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), calendar.file(code))
  }

  return (
    <section aria-label={words.titleOf(code)} className="grid gap-12px mt-12px">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-12px gap-y-4px text-[.9375rem]">
        {(visit.project || visit.place) && (
          <Fact name={words.where}>{[visit.project, visit.place].filter(Boolean).join(', ')}</Fact>
        )}
        <Fact name={words.fee}>{tourFee(visit.fee)}</Fact>
        {isExpected && <Fact name={words.pickup}>{words.pickupText}</Fact>}
      </dl>
      <ul className="grid sm:grid-cols-2 gap-8px">
        {!isOver && (
          <li className="grid gap-8px">
            <button type="button" className="btn-primary w-full px-12px" onClick={addToCalendar}>
              <span className="i-ph-calendar-plus" aria-hidden />
              {words.calendar}
              {about}
            </button>
            <p role="status" className="small-print empty:absolute">
              {toCopy && words.inApp.text}
            </p>
            {toCopy && <CopyButton text={toCopy} words={words.inApp} className="btn-outline w-full" />}
          </li>
        )}
        {visit.date > today && (
          <li>
            <Link
              className="btn-outline w-full px-12px"
              to={tourAddress({
                projectType,
                projectId,
                packageId,
                date: visit.date,
                time: visit.scheduleId,
              })}
            >
              <span className="i-ph-users-three" aria-hidden />
              {words.another}
              {about}
            </Link>
          </li>
        )}
        {way && (
          <li>
            <WayLink {...way}>
              {words.ask}
              {about}
            </WayLink>
          </li>
        )}
        <li>
          <Link className="btn-outline w-full px-12px" to={kit}>
            <span className="i-ph-seal-check" aria-hidden />
            {words.kit}
            {about}
          </Link>
        </li>
        {map && (
          <li>
            <a className="btn-outline w-full px-12px" href={map} target="_blank" rel="noopener noreferrer">
              <span className="i-ph-map-pin" aria-hidden />
              {words.map}
              {about}
            </a>
          </li>
        )}
      </ul>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="font-500 [overflow-wrap:anywhere]">{children}</dd>
    </>
  )
}
