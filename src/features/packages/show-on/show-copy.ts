/** Words of what an agent or a family shows a package on: a screen to scan, a sheet of paper. */
export const showCopy = {
  title: 'Show it to somebody',
  about: 'They scan the code from your screen, without a signal on your side. The sheet prints on one page.',
  showCode: 'Show QR code',
  factSheet: 'Fact sheet (A4)',
  notHere: 'The code is not on this phone yet. It needs a network once.',
  scan: 'Scan with the camera of the other phone',
  code: (address: string) => `Code that opens ${address}`,
} as const
