/** Hosts answer for the name of a file too: `/services.html` → `/services`, `/index.html` → `/`. */
export const withoutEnding = (pathname: string): string => pathname.replace(/(\/)index\.html$|\.html$/, '$1')
