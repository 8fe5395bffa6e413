/**
 * The screen whose HTML this page brought. It can be read without its code, so on a lost line it stands until the code
 * comes; an error screen would show less.
 */
import { untilItComes } from '#src/device/until-it-comes.ts'
import { loadPart, lossOf } from './lost-code.ts'

let pathname: string | null = null

/** The path of a page that React hydrates; null once its screen is alive. */
export function noteStanding(path: string | null): void {
  pathname = path
}

/** Rejects with what `load` met: for the first screen if its code is gone, for any other also if the line is. */
export const loadScreen = <Screen>(load: () => Promise<Screen>): Promise<Screen> =>
  pathname !== null && pathname === location.pathname ? untilItComes(load, lossOf) : loadPart(load)
