import { createHash } from 'node:crypto'
import { decoded } from '#contract/decoded.ts'
import type { PictureSize } from '#contract/link-preview/fill-head.ts'
import type { MediaCrop } from '../db/seed/types.ts'
import { nullIfFull } from '../fair-queue.ts'
import { fileAnswer } from '../static/file-answer.ts'
import { MEDIA_HEADERS } from '../static/security-headers.ts'
import type { ServedFile } from '../static/served-files.ts'
import { type PictureFormat, pictureFormat, pictureWidth } from './picture-form.ts'
import type { PictureMaker } from './picture-maker.ts'
import type { PictureMeasure } from './picture-size.ts'

/** `sender`: who is counted as waiting for a picture that is not made yet. */
export type MediaLibrary = {
  answer: (request: Request, sender: string) => Promise<Response>
  /** Of the picture at an address, which need not be made for it; null = unknown. */
  sizeAt: (address: URL) => Promise<PictureSize | null>
}

type Holdings = {
  /** Name below `/media/` → file that is served unchanged: videos, icons. */
  files: ReadonlyMap<string, ServedFile>
  /** Name without its `.jpg` → the master that it is cut from. */
  crops: Readonly<Record<string, MediaCrop>>
  makePicture: PictureMaker
  measure: PictureMeasure
}

const BELOW = '/media/'

const CACHING = { 'Cache-Control': 'public, max-age=2592000' } // 30 days

export const mediaLibrary = (holdings: Holdings): MediaLibrary => ({
  answer: async (request, sender) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return inWords(405, 'Method not allowed')
    const { pathname, searchParams } = new URL(request.url)
    const name = nameIn(pathname)
    const file = holdings.files.get(name)
    if (file) return fileAnswer(request, file, { ...MEDIA_HEADERS, ...CACHING })
    const crop = cropNamed(holdings.crops, name)
    if (!crop) return inWords(404, 'Not found')
    const width = pictureWidth(searchParams.get('w'))
    return picture(request, (format) => holdings.makePicture({ crop, format, width }, sender))
  },
  sizeAt: async ({ pathname, searchParams }) => {
    const crop = pathname.startsWith(BELOW) && cropNamed(holdings.crops, nameIn(pathname))
    return crop ? holdings.measure(crop, pictureWidth(searchParams.get('w'))) : null
  },
})

/** As long as a sender's share of pictures may take to be made. */
const AGAIN_AFTER_S = 15

type Making = (format: PictureFormat) => ReturnType<PictureMaker>

async function picture(request: Request, make: Making): Promise<Response> {
  const format = pictureFormat(request.headers.get('Accept'))
  const body = await make(format).catch(nullIfFull)
  if (!body) return inWords(503, 'Too many pictures at once', { 'Retry-After': String(AGAIN_AFTER_S) })
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const file = { body, hash, type: `image/${format}`, encoded: {} }
  return fileAnswer(request, file, { ...MEDIA_HEADERS, ...CACHING, Vary: 'Accept' })
}

function cropNamed(crops: Readonly<Record<string, MediaCrop>>, file: string): MediaCrop | undefined {
  const name = file.replace(/\.jpg$/, '')
  return Object.hasOwn(crops, name) ? crops[name] : undefined
}

/** `/media/icons/perimeter%20fence.svg` → `icons/perimeter fence.svg`. */
const nameIn = (pathname: string): string => decoded(pathname.slice(BELOW.length))

const inWords = (status: 404 | 405 | 503, words: string, headers: Record<string, string> = {}): Response =>
  new Response(words, {
    status,
    headers: {
      ...MEDIA_HEADERS,
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...headers,
    },
  })
