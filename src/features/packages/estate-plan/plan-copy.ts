/** Words of the plan of an estate. */
export const planWords = {
  open: 'Open it large',
  notHere: 'The large plan is not on this phone yet. It needs a network once.',
  help: 'Two fingers or a double tap make it larger; drag to move. On a keyboard: plus, minus and the arrows.',
  larger: 'Larger',
  smaller: 'Smaller',
  whole: 'Whole plan',
  close: 'Close',
  guide: 'A drawing for orientation. The registered survey plan decides.',
}
