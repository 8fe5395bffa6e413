import type { Package } from './package.ts'

/** The location, otherwise the state, otherwise '' (decision E11). Repairs what the backend's join leaves. */
export const placeOf = ({ location, state }: Pick<Package, 'location' | 'state'>): string =>
  tidy(location).replace(STATE_TWICE, '$1$2$3') || tidy(state)

/** Many an address ends with its state, which the backend joins once more. */
const STATE_TWICE = /(^| )(\S+(?: \S+){0,2})( state)?[,.]? \2( state)?$/i

/** Without a stray comma or double blank. */
const tidy = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/( ?, ?)+/g, ', ')
    .replace(/^[,\s]+|[,\s]+$/g, '')
