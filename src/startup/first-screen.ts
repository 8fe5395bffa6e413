/**
 * The screen whose HTML this page brought. It can be read without its code, so on a lost line it stands until the code
 * comes; an error screen would show less.
 */
import { type Loss, untilItComes } from '#src/device/until-it-comes.ts'
import { isTruncatedScript } from './boot/truncated-scripts.ts'

let pathname: string | null = null

/** The path of a page that React hydrates; null once its screen is alive. */
export function noteStanding(path: string | null): void {
  pathname = path
}

/** Rejects with what `load` met, if the part is no longer on the server or did not arrive whole. */
export function loadScreen<Screen>(load: () => Promise<Screen>): Promise<Screen> {
  return pathname !== null && pathname === location.pathname ? untilItComes(load, isGone()) : load()
}

/** A server that answers now and yet does not give the part after that will not give it later. */
function isGone() {
  let hasAnswered = false
  return async (error: unknown): Promise<Loss> => {
    if (hasAnswered || isTruncatedScript(error)) return 'gone'
    hasAnswered = await serverAnswers()
    return hasAnswered ? 'there' : 'unknown'
  }
}

const serverAnswers = () =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
