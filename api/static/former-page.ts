/**
 * Endings of the pages of a site that lay at this address before: search engines, cards and posts lead to it for years.
 * For JavaScript, PCRE and RE2 alike.
 */
export const FORMER_PAGE = '\\.(?i:php|html?|aspx?|jsp)$'
