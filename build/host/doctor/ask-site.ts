/** Compares the site that is up with what its own build says of it. */
import { createHash } from 'node:crypto'
import { sitePaths } from '../../../contract/site-paths.ts'
import { WORKER_LIST } from '../../offline/split-worker.ts'
import { ask } from './ask-api.ts'

/** Null if it is the same, or if nobody can tell: the site is not up yet, or has no worker. */
export async function faultOfPages(site: string): Promise<string | null> {
  const address = `${site.replace(/\/$/, '')}/`
  const [list] = WORKER_LIST.exec((await textOf(`${address}sw.js`)) ?? '') ?? []
  const files: { url: string; integrity: string }[] = list ? JSON.parse(list) : []
  const written = files.find(({ url }) => new URL(url, address).href === address)
  const page = written && (await textOf(address))
  if (!page || hashOf(page).startsWith(written.integrity)) return null
  return `${address} is not the page that the build wrote, so no phone can keep the site for offline. Somebody between host and visitor rewrites it, as Cloudflare does to hide e-mail addresses, to minify or to add scripts: switch that off`
}

/** Addresses that a visitor opens from a chat: a file, one beside a folder of its name, and one that has data in it. */
const PAGES = [sitePaths.siteTour, sitePaths.legal, sitePaths.package(0)]

/** What the host does wrong beyond the front page, which stands for the rest only on a phone that has the worker. */
export async function faultsOfAddresses(site: string): Promise<string[]> {
  const base = site.replace(/\/$/, '')
  const front = await ask(`${base}/`, '')
  if (front?.status !== 200) return [] // not up yet
  const missing = `${base}/assets/none.js`
  const [part, ...pages] = await Promise.all([missing, ...PAGES.map((path) => base + path)].map(statusOf))
  const closed = PAGES.flatMap((path, index) => {
    const status = pages[index]
    return status === 200 ? [] : `${base + path} (${status ?? 'no answer'})`
  })
  return [
    ...(closed.length > 0 ? [`Whoever opens a link meets no page: ${closed.join(', ')}. ${NO_RULES}`] : []),
    ...(part === 404
      ? []
      : [
          `${missing} does not exist, and the host answers ${part ?? 'nothing'} instead of 404: ${part === 200 ? 'after a deploy phones would take a page for a script' : 'after a deploy an open page would wait for what is gone as for a fault that passes'}. ${NO_RULES}`,
        ]),
  ]
}

const NO_RULES =
  'The host does not know the rules of the build, or has those of another one: see "Hosting" in docs/owner.md'

const statusOf = async (address: string): Promise<number | undefined> => (await ask(address, ''))?.status

async function textOf(address: string): Promise<string | null> {
  const answer = await ask(address, '')
  return answer?.status === 200 ? answer.text().catch(() => null) : null
}

/** Whole: what stands there may be of a build whose list names more or fewer letters of it. */
const hashOf = (page: string): string => createHash('sha256').update(page).digest('base64')
