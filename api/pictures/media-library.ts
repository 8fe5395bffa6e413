import { createHash } from 'node:crypto'
import { decoded } from '#contract/decoded.ts'
import type { MediaCrop } from '../db/seed/types.ts'
import { fileAnswer } from '../static/file-answer.ts'
import { MEDIA_HEADERS } from '../static/security-headers.ts'
import type { ServedFile } from '../static/served-files.ts'
import { pictureFormat, pictureWidth } from './picture-form.ts'
import type { PictureMaker } from './picture-maker.ts'

export type MediaLibrary = { answer: (request: Request) => Promise<Response> }

type Holdings = {
  /** Name below `/media/` → file that is served unchanged: videos, icons. */
  files: ReadonlyMap<string, ServedFile>
  /** Name without its `.jpg` → the master that it is cut from. */
  crops: Readonly<Record<string, MediaCrop>>
  makePicture: PictureMaker
}

const CACHING = { 'Cache-Control': 'public, max-age=2592000' } // 30 days

export const mediaLibrary = (holdings: Holdings): MediaLibrary => ({
  answer: async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return unknown(405)
    const { pathname, searchParams } = new URL(request.url)
    const name = nameIn(pathname)
    const file = holdings.files.get(name)
    if (file) return fileAnswer(request, file, { ...MEDIA_HEADERS, ...CACHING })
    const crop = cropNamed(holdings.crops, name)
    return crop ? picture(request, crop, searchParams.get('w'), holdings.makePicture) : unknown(404)
  },
})

async function picture(
  request: Request,
  crop: MediaCrop,
  askedWidth: string | null,
  makePicture: PictureMaker,
): Promise<Response> {
  const format = pictureFormat(request.headers.get('Accept'))
  const body = await makePicture({ crop, format, width: pictureWidth(askedWidth) })
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const file = { body, hash, type: `image/${format}`, encoded: {} }
  return fileAnswer(request, file, { ...MEDIA_HEADERS, ...CACHING, Vary: 'Accept' })
}

function cropNamed(crops: Readonly<Record<string, MediaCrop>>, file: string): MediaCrop | undefined {
  const name = file.replace(/\.jpg$/, '')
  return Object.hasOwn(crops, name) ? crops[name] : undefined
}

/** `/media/icons/perimeter%20fence.svg` → `icons/perimeter fence.svg`. */
const nameIn = (pathname: string): string => decoded(pathname.slice('/media/'.length))

const unknown = (status: 404 | 405): Response =>
  new Response(status === 404 ? 'Not found' : 'Method not allowed', {
    status,
    headers: { ...MEDIA_HEADERS, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
