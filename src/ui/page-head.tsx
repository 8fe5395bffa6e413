import { siteConfig } from '#contract/site-config.ts'
import { copy } from './copy.ts'
import { JsonLd } from './json-ld.tsx'

type Props = {
  /** Without the name of the site, which is added unless it is in there. */
  title: string
  description: string
  /** The address of the screen without query, as in `sitePaths`. */
  path: string
  jsonLd?: object
  noIndex?: boolean
}

/** Title, description and what search engines and chats show of a screen. React hoists it into <head>. */
export function PageHead({ title, description, path, jsonLd, noIndex = false }: Props) {
  const fullTitle = title.includes(copy.siteName) ? title : `${title} | ${copy.siteName}`
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={copy.siteName} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      {siteConfig.siteUrl && <AbsoluteAddress url={siteConfig.siteUrl + path} />}
      {noIndex && <meta name="robots" content="noindex" />}
      {jsonLd && <JsonLd data={jsonLd} />}
    </>
  )
}

/** A relative canonical address counts as an error with search engines: without a public address there is none. */
function AbsoluteAddress({ url }: { url: string }) {
  return (
    <>
      <link rel="canonical" href={url} />
      <meta property="og:url" content={url} />
    </>
  )
}
