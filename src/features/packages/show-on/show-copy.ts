/** Words of what an agent or a family shows a package on: a screen to scan, a sheet of paper. */
export const showCopy = {
  showCode: 'Show QR code',
  notPrinted: 'Inside another app nothing can be printed. Your own browser prints this page.',
  notHere: 'The code is not on this phone yet. It needs a network once.',
  scan: 'Scan with another phone',
  code: (address: string) => `Code that opens ${address}`,
} as const
