/**
 * Endings of the pages of a site that lay at this address before: search engines, cards and posts lead to it for years.
 * For JavaScript, PCRE and RE2 alike: Node 22 has no flags within an expression.
 */
export const FORMER_PAGE = '\\.(?:[Pp][Hh][Pp]|[Hh][Tt][Mm][Ll]?|[Aa][Ss][Pp][Xx]?|[Jj][Ss][Pp])$'
