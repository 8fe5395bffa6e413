/** The company's sign: a survey peg that grows a leaf under a roof line. Drawn once, for the logo and every icon. */
export const mark = {
  /** Edge of the square that the shapes are drawn in. */
  size: 32,
  roof: 'M3 14.2 16 3.7l13 10.5',
  roofWidth: 3.6,
  peg: 'M14 13.2a2 2 0 0 1 4 0v12.2L16 30.4l-2-5z',
  leaf: 'M18 26.6c0-5.7 3.4-9 9.6-9.4.3 5.9-3.3 9.6-9.6 9.4z',
} as const
