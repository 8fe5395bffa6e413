import type { PrecacheEntry } from 'workbox-precaching'
import { askedWait } from '../asked-wait.ts'
import { isIntact } from '../caches/is-intact.ts'
import { keptCopy } from '../caches/kept-copy.ts'
import { patientFetch } from '../patient-fetch.ts'

/** A worker that installs, or that a pack waits for, is not kept waiting longer. */
const LONGEST_WAIT_MS = 20_000

/**
 * NoFile: a newer build waits. OtherFile: a newer build's page, a portal's, or half a script
 * (src/startup/boot/truncated-scripts.ts). Refusal: the server gives nothing at the moment.
 */
class WrongAnswer extends Error {
  override name: 'NoFile' | 'OtherFile' | 'Refusal'
  /** For so long the server asked us to wait. */
  readonly waitMs: number | null
  constructor(name: WrongAnswer['name'], message: string, answer: Response) {
    super(message)
    this.name = name
    this.waitMs = askedWait(answer)
  }
}

/** For a file whose content comes by other ways too. A dead line or a busy server has none of them either. */
export const orOtherwise = (fault: unknown): undefined => {
  if (!(fault instanceof WrongAnswer) || fault.name === 'Refusal') throw fault
}

/** The browser's own copy serves if the name contains a hash of the content; for any other file it asks first. */
export async function askFile(entry: PrecacheEntry): Promise<Response> {
  try {
    return await fetched(entry, entry.revision ? 'no-cache' : 'default')
  } catch (fault) {
    // Every later visit would find the same in the browser's own cache, where a 404 too may lie for a year. A line that
    // broke or fell silent is told as none: past that cache, a large file would begin again from zero.
    if (!(fault instanceof WrongAnswer)) throw fault
    const waitMs = Math.min(Number(fault.waitMs), LONGEST_WAIT_MS)
    await new Promise((over) => setTimeout(over, waitMs))
    return fetched(entry, 'reload')
  }
}

async function fetched({ url, integrity = '' }: PrecacheEntry, cache: RequestCache): Promise<Response> {
  const answer = await patientFetch(new Request(url, { cache, credentials: 'same-origin' }))
  const { status } = answer
  // Some hosts say 403 or 410 of a file that they have no more.
  if (status !== 200)
    throw new WrongAnswer(
      [403, 404, 410].includes(status) ? 'NoFile' : 'Refusal',
      `${url}: ${status}`,
      answer,
    )
  const body = await answer.arrayBuffer()
  // Of the manifest the list has only a revision, which vite-plugin-pwa wrote.
  if (integrity && !(await isIntact(body, integrity)))
    throw new WrongAnswer('OtherFile', `${url} is not of this build`, answer)
  return keptCopy(answer, body)
}
