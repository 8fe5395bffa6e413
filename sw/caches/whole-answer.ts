import { patientFetch } from '../patient-fetch.ts'

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
    (await isCut(response)) ? patientFetch(new Request(request, { cache: 'reload' })) : response,
}
