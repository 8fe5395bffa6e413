/** Words of what an agent or a family shows a package on: a screen to scan, a sheet of paper. */
export const showCopy = {
  title: 'Show it to somebody',
  about: 'Their phone scans your screen: yours needs no signal for it.',
  showCode: 'Show QR code',
  factSheet: 'Fact sheet (A4)',
  notHere: 'The code is not on this phone yet. It needs a network once.',
  scan: 'Scan with another phone',
  code: (address: string) => `Code that opens ${address}`,
} as const
