import type { Package } from '#contract/records/package.ts'

export const NO_PLACE = '--' // spec §2, Package card

/**
 * The location, otherwise the state, otherwise `--` (decision E11). Repairs a stray comma or double blank of the
 * backend's join.
 */
export function packagePlace({ location, state }: Pick<Package, 'location' | 'state'>): string {
  return tidy(location) || tidy(state) || NO_PLACE
}

const tidy = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/( ?, ?)+/g, ', ')
    .replace(/^[,\s]+|[,\s]+$/g, '')
