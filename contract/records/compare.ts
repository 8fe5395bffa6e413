/**
 * For `sort`, smallest first: numbers, and texts of one script and case, such as dates, times and folded names. Not
 * `localeCompare`: a browser loads the tables of every language at its first use, 7 ms of a fast processor.
 */
export const compare = <Value extends number | string>(a: Value, b: Value): number =>
  a === b ? 0 : a < b ? -1 : 1
