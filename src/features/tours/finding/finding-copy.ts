import { plural } from '#src/format/count.ts'

/** Words of looking for a tour. */
export const finding = {
  region: 'Find a tour',
  find: 'Find a tour',
  findPlaceholder: 'Estate or day',
  more: 'Filter',
  line: 'Line',
  anyLine: 'All lines',
  state: 'State',
  anyState: 'All states',
  open: 'Not fully booked',
  free: 'Free tours',
  found: (shown: number, all: number) => `${plural(shown, 'package')} of ${all}`,
  none: 'No tour fits. Ask for less at once, or clear the filter.',
  clear: 'Clear the filter',
}
