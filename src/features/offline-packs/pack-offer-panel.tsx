import { useEffect, useRef } from 'react'
import { siteConfig } from '#contract/site-config.ts'
import { dataCost } from '#src/format/data-cost.ts'
import { dataSize } from '#src/format/data-size.ts'
import { takeLostFocus } from '#src/ui/core/take-lost-focus.ts'
import { save as words } from './copy.ts'
import type { PackOffer } from './plan-pack.ts'

type Props = { offer: PackOffer; onKeep: () => void; onClose: () => void }

/** The size, cost and contents of a pack, before its pictures are downloaded. */
export function PackOfferPanel({ offer, onKeep, onClose }: Props) {
  const heading = useRef<HTMLParagraphElement>(null)
  useEffect(() => takeLostFocus(heading.current), []) // the pressed button has gone
  const size = dataSize(offer.bytes)
  const cost = dataCost(offer.bytes, siteConfig.nairaPerGb)
  return (
    <div className="grid gap-12px rounded-md bg-sand p-16px">
      <div>
        <p ref={heading} tabIndex={-1} className="title-4 outline-none">
          {words.offerTitle(size)}
        </p>
        {cost && <p className="mt-2px small-print">{words.costs(cost)}</p>}
      </div>
      <ul className="grid gap-4px text-[.9375rem] leading-[1.4]">
        {contents(offer).map((line) => (
          <li key={line} className="flex gap-8px">
            <span className="i-ph-check-bold text-leaf text-[.875rem] mt-2px" aria-hidden />
            {line}
          </li>
        ))}
      </ul>
      {offer.leftOutCount > 0 && <p className="small-print">{words.leftOut(offer.leftOutCount)}</p>}
      <div className="flex flex-wrap gap-8px [&>*]:grow">
        <button type="button" className="btn-primary px-16px" onClick={onKeep}>
          {words.confirm(size)}
        </button>
        <button type="button" className="btn-outline px-16px" onClick={onClose}>
          {words.notNow}
        </button>
      </div>
    </div>
  )
}

function contents({ subject, pictures, dayCount, bringsSite }: PackOffer): string[] {
  const { kind, packageIds } = subject
  const photos = pictures.filter((address) => !address.endsWith('.svg')) // the rest are icons
  const lines = [
    whatOf(kind, packageIds.length),
    photos.length > 0 && words.contents.pictures(photos.length),
    dayCount > 0 && words.contents.days(dayCount),
    kind !== 'post' && words.contents.rest,
    bringsSite && words.contents.site,
  ]
  return lines.filter((line) => line !== false)
}

function whatOf(kind: PackOffer['subject']['kind'], packages: number): string {
  if (kind === 'post') return words.contents.text
  return kind === 'project' || kind === 'line' ? words.contents.packages(packages) : words.contents.details
}
