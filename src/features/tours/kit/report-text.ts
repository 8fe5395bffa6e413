/** The report of a visit as one page of text: what was seen and what was not, part by part, and the notes. */
import { type KitPart, kitParts } from './kit-content.ts'
import { report, parts as words } from './kit-copy.ts'
import type { Kit } from './kit-record.ts'

/** `day`: on which the report is made. The kit does not know the day of the visit. */
type Options = { name: string; day: string; address: string }

/** What a person packed says nothing to the family. */
const PACKING = 'bring'

export function reportText(kit: Kit, { name, day, address }: Options): string {
  const sections = kitParts.filter(({ id }) => id !== PACKING).map((part) => sectionOf(part, kit))
  const notes = kit.notes.trim() && `${report.notes}\n${kit.notes.trim()}`
  const photos = kit.photos.length > 0 && report.photos(kit.photos.length)
  return [
    `${report.heading(name)}\n${report.of(day)}`,
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
