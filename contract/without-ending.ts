/**
 * Hosts answer for the name of a file too: `/services.html` → `/services`, `/index.html` → `/`. Nor do they tell slashes
 * that follow each other from one: `//services` → `/services`.
 */
export const withoutEnding = (pathname: string): string =>
  pathname.replace(/(\/)+(?:index\.html$)?|\.html$/g, '$1')
