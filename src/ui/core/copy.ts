/** Words of the domain-free parts; fixed ones from the specification are cited. */
export const copy = {
  siteName: 'Adbond',
  home: 'Home',
  newTab: '(opens in a new tab)',
  close: 'Close',
  playVideo: 'Play video',
  needsNetwork: 'Needs network', // decision G14
  filmLost: 'The film did not come. It needs a network.',
  artistsImpression: 'Artist’s impression',
} as const
