import { useEffect } from 'react'
import { siteConfig } from '#contract/site-config.ts'
import { copy } from '#src/ui/core/copy.ts'
import { type Step, trailJsonLd } from './breadcrumb-json-ld.ts'
import { JsonLd } from './json-ld.tsx'
import { SHARE_PICTURE, sharePicture } from './share-picture.ts'

type Props = {
  /** Without the name of the site, which is added if missing. */
  title: string
  description: string
  /** The address of the screen without query, as in `sitePaths`; null while one file stands for many of them. */
  path: string | null
  /**
   * What a chat shows beside a link: an address, or nothing for the picture that the build makes for the screen. Null for
   * a record without one, which has the front page's.
   */
  picture?: string | null
  kind?: 'website' | 'article'
  /** The screens between the front page and this one. */
  above?: readonly Step[]
  jsonLd?: object
  noIndex?: boolean
}

/** The title, the description and what search engines and chats show of a screen. React hoists it into <head>. */
export function PageHead({
  title,
  description,
  path,
  picture,
  kind = 'website',
  above = [],
  jsonLd,
  noIndex = false,
}: Props) {
  const fullTitle = title.includes(copy.siteName) ? title : `${title} | ${copy.siteName}`
  const { siteUrl } = siteConfig
  useEffect(forgetFilled, [])
  const structured = [jsonLd, !noIndex && path && trailJsonLd([...above, { name: title, path }], siteUrl)]
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta property="og:type" content={kind} />
      <meta property="og:site_name" content={copy.siteName} />
      <meta property="og:locale" content="en_NG" />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      {siteUrl && path !== null && !noIndex && <AbsoluteAddress url={siteUrl + path} />}
      {siteUrl && <Picture siteUrl={siteUrl} path={picture === null ? null : path} own={picture} />}
      {noIndex && <meta name="robots" content="noindex" />}
      {structured.some(Boolean) && <JsonLd key={fullTitle} data={structured.filter(Boolean)} />}
    </>
  )
}

/** What a server wrote for readers without scripts (`contract/link-preview/fill-head.ts`): the page says it from now on. */
function forgetFilled() {
  for (const tag of document.head.querySelectorAll('[data-filled]')) tag.remove()
}

/** Search engines count a relative canonical address as an error, so there is none without a public address. */
function AbsoluteAddress({ url }: { url: string }) {
  return (
    <>
      <link rel="canonical" href={url} />
      <meta property="og:url" content={url} />
    </>
  )
}

type PictureProps = { siteUrl: string; path: string | null; own: string | null | undefined }

/** Its size is known only for pictures that the build makes. */
function Picture({ siteUrl, path, own }: PictureProps) {
  return (
    <>
      <meta property="og:image" content={own ? new URL(own, siteUrl).href : siteUrl + sharePicture(path)} />
      {!own && <meta property="og:image:width" content={String(SHARE_PICTURE.width)} />}
      {!own && <meta property="og:image:height" content={String(SHARE_PICTURE.height)} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
