/** Writes the head of one record into the page that stands for all of them. Used where pages are served and built. */
import { previewPicture } from './preview-picture.ts'
import type { RecordHead } from './record-head.ts'

/** Marks what the page itself says anew once it runs (`src/ui/head/page-head.tsx`). */
export const FILLED = 'data-filled'

const SITE_NAME = 'Adbond'

/** Says once what a page says of itself; the shell's own words for it are taken out. */
const OWN =
  /<(?:meta (?:name="description"|property="og:(?:type|title|description|url)")|link rel="canonical")[^>]*>/g
const PICTURE = /<meta property="og:image(?::\w+)?"[^>]*>/g
const TITLE = /<title>[^<]*<\/title>/

type Place = {
  /** Public address of the site, as `siteConfig.siteUrl`; '' = unknown, and then nothing absolute is said. */
  siteUrl: string
  /** As in `sitePaths`. */
  path: string
  /** Of `previewPicture`, in pixels; a chat that has it shows the picture with the first message. */
  size?: PictureSize | null
}

export type PictureSize = { width: number; height: number }

/** Only title and metas change, so the policy's hashes stay true. A shell without a title comes back as it is. */
export function fillHead(shell: string, head: RecordHead, { siteUrl, path, size }: Place): string {
  const [before = '', after = ''] = splitAtBody(shell)
  if (!TITLE.test(before)) return shell
  const title = head.title.includes(SITE_NAME) ? head.title : `${head.title} | ${SITE_NAME}`
  const description = head.description || head.title
  const picture = previewPicture(head.picture, shell, siteUrl)
  const tags = [
    tag('<meta name="description" content=', description),
    tag('<meta property="og:type" content=', head.kind),
    tag('<meta property="og:title" content=', title),
    tag('<meta property="og:description" content=', description),
    ...(siteUrl
      ? [
          tag('<link rel="canonical" href=', siteUrl + path),
          tag('<meta property="og:url" content=', siteUrl + path),
        ]
      : []),
    ...(picture ? [tag('<meta property="og:image" content=', picture)] : []),
    ...(picture && size
      ? [
          tag('<meta property="og:image:width" content=', String(size.width)),
          tag('<meta property="og:image:height" content=', String(size.height)),
        ]
      : []),
  ]
  // React takes over a tag that says the same, so such a one is not marked.
  const marked = tags.map((one) => (before.includes(`${one}/>`) ? `${one}/>` : `${one} ${FILLED}>`))
  const bare = (picture ? before.replace(PICTURE, '') : before).replace(OWN, '')
  return bare.replace(TITLE, () => `<title>${escaped(title)}</title>${marked.join('')}`) + after
}

/** The public address that a build was made for, by its front page; '' = none. */
export const siteUrlOf = (frontPage: string): string =>
  /<link rel="canonical" href="([^"]*?)\/?"/.exec(frontPage)?.[1] ?? ''

/** `start` is a tag up to its last attribute. */
const tag = (start: string, words: string) => `${start}"${escaped(words)}"`

function splitAtBody(html: string): [string, string] {
  const at = html.indexOf('</head>')
  return at < 0 ? [html, ''] : [html.slice(0, at), html.slice(at)]
}

/** Words of a record in an attribute or a title. */
const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: a page may hold none of them
    .replace(/[\u0000-\u001f\u007f]/g, ' ')
