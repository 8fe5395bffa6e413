/** What a chat shows beside the link of one record, and a search engine below it. */
export type RecordHead = {
  /** Without the name of the site. */
  title: string
  /** On one line; '' = the record says nothing. */
  description: string
  /** As `mediaOrNull` gives it; null = the record has none. */
  picture: string | null
  kind: 'website' | 'article'
}

/** Characters that a search engine shows. */
export const DESCRIPTION_MAX = 155
