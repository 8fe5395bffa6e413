import { withPatience } from '#contract/with-patience.ts'
import { readToEnd } from '../read-to-end.ts'

const SILENCE_MS = 60_000

/**
 * A proxy that does not tell the length of a body can end it anywhere. The browser takes the half for the whole and
 * keeps it in its own cache, where every "not modified" confirms it. A request past that cache replaces it with the
 * whole one.
 */
export async function isCut(answer: Response): Promise<boolean> {
  if (answer.status !== 200 || !answer.headers.get('content-type')?.includes('application/json')) return false
  try {
    JSON.parse(await answer.clone().text())
    return false
  } catch (reason) {
    return reason instanceof SyntaxError // anything else: the line broke in the middle, which the browser noticed
  }
}

type Succeeded = { request: Request; response: Response }

/** A plugin for Workbox's strategies. Nobody has the answer before all of it has come. */
export const wholeAnswer = {
  fetchDidSucceed: async ({ request, response }: Succeeded) =>
    (await isCut(response)) ? pastTheBrowser(request) : response,
}

/** `request` has been answered, so nothing else ends this one. */
async function pastTheBrowser(request: Request): Promise<Response> {
  const { limited, renew, end } = withPatience(request.signal, SILENCE_MS)
  try {
    const answer = await fetch(new Request(request, { cache: 'reload', signal: limited }))
    await readToEnd(answer.clone(), renew)
    return answer
  } finally {
    end()
  }
}
