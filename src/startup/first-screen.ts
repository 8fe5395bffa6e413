/**
 * The screen whose HTML this page brought. It can be read without its code, so on a lost line it stands until the code
 * comes; an error screen would show less.
 */
import { type Loss, untilItComes } from '#src/device/until-it-comes.ts'
import { hasDirtyForm } from '#src/forms/dirty-forms.ts'
import { noteMissing } from '#src/pwa/worker/parts-missing.ts'
import { loadPart, lossOf } from './lost-code.ts'

let pathname: string | null = null
let isLeft = false

/** The path of a page that React hydrates; null once a screen is alive. */
export function noteStanding(path: string | null): void {
  isLeft ||= path === null && pathname !== null && pathname !== location.pathname
  pathname = path
}

/** Rejects with what `load` met: for the first screen if its code is gone, for any other also if the line is. */
export const loadScreen = <Screen>(load: () => Promise<Screen>): Promise<Screen> =>
  pathname !== null && pathname === location.pathname ? untilItComes(load, lossOfFirst) : loadPart(load)

/**
 * Left for another screen, its HTML is no more: Back then shows that the code did not come. HTML that somebody has typed
 * into stays, and they are asked for the reload that carries their words.
 */
async function lossOfFirst(error: unknown): Promise<Loss> {
  if (isLeft) return 'gone'
  const loss = await lossOf(error)
  if (loss !== 'gone' || !hasDirtyForm()) return loss
  noteMissing(error)
  return 'unknown'
}
