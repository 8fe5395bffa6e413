/** Finds out what a pack consists of and weighs, before any of it is fetched for keeping. */
import type { QueryClient } from '@tanstack/react-query'
import { urlOf } from '#contract/addresses/url.ts'
import type { PackPlan, PackSubject } from '#contract/messages/offline-pack.ts'
import type { PackOnPhone } from '#contract/messages/pack-keeper.ts'
import { projectTypeSlug } from '#contract/project-type.ts'
import { estatePlans } from '#contract/records/estate-plan.ts'
import type { Package } from '#contract/records/package.ts'
import { flatPictures, panoramaOf } from '#contract/records/panorama.ts'
import type { SchemaName } from '#contract/records/schemas.ts'
import { ApiError } from '#src/api-client/errors.ts'
import { todayInLagos } from '#src/format/lagos-date.ts'
import { panoramaMedia, planMedia, smallMedia } from '#src/ui/api-picture/media-widths.ts'
import { picturesOfPost } from './pictures/pictures-of-post.ts'
import {
  datesToKeep,
  packageToKeep,
  postToKeep,
  projectsToKeep,
  type Read,
  readToKeep,
  sizesOfPictures,
  timesToKeep,
  tourChoicesToKeep,
  toursToKeep,
} from './queries.ts'

const TIMES_BYTES = 150 // an answer with the times of a day
const YOUNG_MS = 10 * 60_000 // a copy this young is kept as it is

/** A line of more packages is saved project by project: measuring it alone would be hundreds of requests. */
export const MOST_PACKAGES = 100
/** The provider's number of pages is not believed beyond it. */
const MOST_PAGES = 20

export type PackOffer = PackPlan & {
  /** Days that can be booked with the pack alone. */
  dayCount: number
  /** Pictures that their host forbids us to keep. */
  leftOutCount: number
  /** Whether the pages of the site come along; a phone that saves data does not have them. */
  bringsSite: boolean
}

type Options = {
  client: QueryClient
  signal: AbortSignal
  isFresh?: boolean
  /** The size of the site's pages that this phone does not have. */
  siteBytes?: number
  now?: number
}

/** Its own record is refused: the provider has it no more. */
export class Gone extends ApiError {}

export class TooManyPackages extends Error {
  override name = 'TooManyPackages'
}

/**
 * Throws ApiError when it cannot find out, as without a network, Gone when there is nothing any more, and TooManyPackages
 * above 100. A line or a project is planned without a package, or dates, that the provider refuses.
 */
export async function planPack(
  subject: PackSubject,
  { client, signal, isFresh = false, siteBytes = 0, now = Date.now() }: Options,
): Promise<PackOffer> {
  const reads = new Map<string, number>()
  const since = isFresh ? now : now - YOUNG_MS
  // No older than what will be kept: an old copy does not name the packages and pictures of the new one.
  const read = async <Name extends SchemaName>(query: { queryKey: readonly [Name, string] }) => {
    const { value } = await readToKeep(client, query, since, signal)
    if (signal.aborted) throw signal.reason
    reads.set(query.queryKey[1], JSON.stringify(value).length)
    return value
  }

  const isLine = subject.kind === 'line'
  const projectOf = new Map<string, string>()
  let { packageIds } = subject
  if ((isLine || subject.kind === 'project') && subject.projectType) {
    // A long list comes in pages: a line has all of them, the screen of a project shows those down to it.
    for (let page = 1, isFound = false, pages = 1; !isFound && page <= pages; page += 1) {
      const list = await read(projectsToKeep(subject.projectType, page))
      for (const project of list.data) for (const { id } of project.packages) projectOf.set(id, project.id)
      if (isLine && projectOf.size > MOST_PACKAGES) throw new TooManyPackages()
      const listed = isLine ? undefined : list.data.find(({ id }) => id === subject.id)
      if (listed && listed.packages.length > 0) packageIds = listed.packages.map(({ id }) => id)
      isFound = listed !== undefined
      pages = Math.min(list.pages, MOST_PAGES)
    }
  }
  if (isLine) packageIds = [...projectOf.keys()]
  if (packageIds.length > MOST_PACKAGES) throw new TooManyPackages()
  const ofPost =
    subject.kind === 'post' ? picturesOfPost(await read(postToKeep(subject.id)).catch(asGone)) : []
  const packages: Package[] = []
  let refusal: unknown
  const unlessRefused = async (asked: Promise<void>) => {
    try {
      await asked
    } catch (reason) {
      if (!(isLine || subject.kind === 'project') || !isRefusal(reason)) throw reason
      refusal = reason
    }
  }
  for (const id of packageIds)
    await unlessRefused(read(packageToKeep(id)).then((pkg) => void packages.push(pkg), asGone))
  if (refusal && packages.length === 0) throw refusal

  let dayCount = 0
  const addDates = async (pkg: Package) => {
    const choice = projectChoice(subject, pkg, projectOf.get(pkg.id))
    if (!choice) return
    for (const query of tourChoicesToKeep(choice)) await read(query)
    const dates = await read(datesToKeep(choice, pkg.id))
    // The API takes dates after today only (provider's rule).
    const bookable = dates.filter((date) => date > todayInLagos(now))
    for (const date of bookable) reads.set(timesToKeep(choice, pkg.id, date), TIMES_BYTES)
    dayCount += bookable.length
  }
  for (const pkg of packages) await unlessRefused(addDates(pkg))
  if (subject.kind === 'tour' || dayCount > 0) await read(toursToKeep()) // it alone names the fee

  const { pictures, bytes, leftOutCount } = await weighPictures([...ofPost, ...picturesOf(packages)], signal)
  return {
    subject: { ...subject, packageIds: packageIds.filter((id) => reads.has(packageToKeep(id).queryKey[1])) },
    reads: [...reads.keys()],
    pictures,
    since,
    bytes: siteBytes + bytes + [...reads.values()].reduce((sum, size) => sum + size, 0),
    dayCount,
    leftOutCount,
    bringsSite: siteBytes > 0,
  }
}

/** The provider's word on this read, or a record that makes no sense. A fault may be over a moment later. */
const isRefusal = (reason: unknown): boolean =>
  reason instanceof ApiError &&
  (reason.kind === 'refused' || (reason.kind === 'broken' && reason.status === null))

function asGone(reason: unknown): never {
  const isGone = reason instanceof ApiError && reason.kind === 'refused'
  throw isGone ? new Gone('refused', reason.message, reason.status) : reason
}

/** A package alone may not know its project; the list that it stands in does, and the screen that offered it. */
function projectChoice({ projectType, projectId }: PackSubject, { project }: Package, listed?: string) {
  const type = projectTypeSlug(project?.projectType?.name) ?? projectType
  const id = project?.id ?? listed ?? projectId
  return type && id ? { projectType: type, projectId: id } : null
}

function picturesOf(packages: readonly Package[]): string[] {
  const addresses = packages.flatMap(({ media, benefits }) => [
    ...estatePlans(media).map(({ url }) => planMedia(url)),
    ...flatPictures(media).map(({ url }) => smallMedia(url)),
    ...[panoramaOf(media)].flatMap((file) => (file ? [panoramaMedia(file.url), smallMedia(file.url)] : [])),
    ...benefits.flatMap(({ icon }) => icon ?? []),
  ])
  return [...new Set(addresses)]
}

/**
 * Whether the page knows younger records of all that is in a pack, and their pictures are others. An added one counts
 * where its host has let us keep another.
 */
export function isOutdated({ subject, pictures, completedAt }: PackOnPhone, client: QueryClient): boolean {
  const { kind, id, packageIds } = subject
  const young = <T>(read: Read<T> | undefined): T[] =>
    read && read.storedAt > Number(completedAt) ? [read.value] : []
  const today =
    kind === 'post'
      ? young(client.getQueryData(postToKeep(id).queryKey)).map(picturesOfPost)
      : packageIds.flatMap((one) =>
          young(client.getQueryData(packageToKeep(one).queryKey)).map((pkg) => picturesOf([pkg])),
        )
  if (today.length < (packageIds.length || 1)) return false
  const shown = today.flat()
  const hosts = pictures.map(hostOf)
  return (
    pictures.some((address) => !shown.includes(address)) ||
    shown.some((address) => !pictures.includes(address) && hosts.includes(hostOf(address)))
  )
}

const hostOf = (address: string) => urlOf(address, location.origin)?.host

async function weighPictures(addresses: readonly string[], signal: AbortSignal) {
  const sizes = await sizesOfPictures(addresses, signal)
  const pictures = addresses.filter((address) => sizes.get(address) !== null)
  return {
    pictures,
    bytes: pictures.reduce((sum, address) => sum + (sizes.get(address) ?? 0), 0),
    leftOutCount: addresses.length - pictures.length,
  }
}
