/** An answer that is not the provider's word takes nothing away: the copy on the phone stands in for it. */
import { connectionOfAnswer } from '#contract/messages/connection.ts'
import { innerStatus } from '#contract/records/envelope.ts'
import { packedCopy } from '../packs/packs.ts'

/** A fault, a sign-in page, or a request to come later. A refusal (402, 404, 422) is the provider's word. */
async function isNoWord(answer: Response): Promise<boolean> {
  const { headers } = answer
  if (!headers.get('content-type')?.includes('application/json')) return true
  try {
    const status = innerStatus(await answer.clone().json()) ?? answer.status
    return connectionOfAnswer({ status, headers }) !== 'good'
  } catch {
    return true // cut, or the line broke within it
  }
}

/** A plugin for a strategy that asks the network first. What the line met is told all the same (watch-connection.ts). */
export const keptOverFault = (cacheName: string) => ({
  handlerWillRespond: async ({ request, response }: { request: Request; response: Response }) => {
    if (!(await isNoWord(response))) return response
    const cachedResponse = await caches.match(request, { cacheName })
    return (await packedCopy.cachedResponseWillBeUsed({ request, cachedResponse })) ?? response
  },
})
