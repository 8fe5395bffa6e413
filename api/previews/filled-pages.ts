import { fillHead, type PictureSize } from '#contract/link-preview/fill-head.ts'
import { previewPicture } from '#contract/link-preview/preview-picture.ts'
import type { RecordHead } from '#contract/link-preview/record-head.ts'
import type { RecordPage } from '../static/record-page.ts'
import type { ServedFile } from '../static/served-files.ts'
import { servedText } from './served-text.ts'

/** Of a picture of this server. */
export type SizeAt = (address: URL) => Promise<PictureSize | null>

/** Each takes about 75 kB with its compressed forms. */
const PAGES_MAX = 200

/** Shells with the words of one record, in every form that a client takes: the last ones that were asked for. */
export class FilledPages {
  readonly #sizeAt: SizeAt

  constructor(sizeAt: SizeAt = async () => null) {
    this.#sizeAt = sizeAt
  }

  readonly #pages = new Map<string, Promise<ServedFile>>()

  /** The words are part of the key, so a changed record is another page. */
  page(asked: RecordPage, head: RecordHead): Promise<ServedFile> {
    const key = JSON.stringify([asked.kind, asked.path, head])
    const known = this.#pages.get(key)
    this.#pages.delete(key)
    const page = known ?? filled(asked, head, this.#sizeAt)
    this.#pages.set(key, page)
    for (const oldest of this.#pages.keys()) {
      if (this.#pages.size <= PAGES_MAX) break
      this.#pages.delete(oldest)
    }
    return page
  }
}

async function filled(
  { shell, siteUrl, path }: RecordPage,
  head: RecordHead,
  sizeAt: SizeAt,
): Promise<ServedFile> {
  const html = new TextDecoder().decode(shell.body)
  const picture = previewPicture(head.picture, html, siteUrl)
  const isOwn = picture !== null && new URL(picture).origin === new URL(siteUrl).origin
  const size = isOwn ? await sizeAt(new URL(picture)) : null
  return servedText(fillHead(html, head, { siteUrl, path, size }), shell.type)
}
