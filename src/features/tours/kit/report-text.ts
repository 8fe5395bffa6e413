/** The report of a visit as one page of text: what was seen and what was not, part by part, and the notes. */
import { type KitPart, kitParts } from './kit-content.ts'
import { begun, report, parts as words } from './kit-copy.ts'
import { dayBefore, type Kit } from './kit-record.ts'

/** `day`: on which the report is made. `sent`: the photos that go along. */
type Options = { name: string; day: string; address: string; sent: number }

/** What a person packed says nothing to the family. */
const PACKING = 'bring'

export function reportText(kit: Kit, { name, day, address, sent }: Options): string {
  const sections = kitParts.filter(({ id }) => id !== PACKING).map((part) => sectionOf(part, kit))
  const notes = kit.notes.trim() && `${report.notes}\n${kit.notes.trim()}`
  const all = kit.photos.length
  const photos = all > 0 && (sent < all ? report.some(sent, all) : report.photos(all))
  const before = dayBefore(kit)
  return [
    `${report.heading(name)}\n${report.of(day)}${before && `\n${begun.note} ${before}`}`,
    ...sections,
    notes,
    photos,
    `${words.law}\n${report.made} ${address}`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

function sectionOf({ title, points }: KitPart, { ticks }: Kit): string {
  const ticked = points.filter(({ id }) => ticks.includes(id))
  const lines = points.map((point) => `${ticks.includes(point.id) ? '☑' : '☐'} ${point.title}`)
  return [`${title} ${report.seen(words.done(ticked.length, points.length))}`, ...lines].join('\n')
}
