/** Words of what an agent or a family shows a package on: a screen to scan, a sheet of paper. */
export const showCopy = {
  showCode: 'Show QR code',
  notHere: 'The code is not on this phone yet. It needs a network once.',
  scan: 'Scan with another phone',
  code: (address: string) => `Code that opens ${address}`,
} as const
