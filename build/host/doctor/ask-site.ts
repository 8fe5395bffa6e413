/** Compares the front page of the site that is up with what its own build says of it. */
import { createHash } from 'node:crypto'
import { INTEGRITY_LENGTH } from '../../../contract/messages/offline-bundle.ts'
import { WORKER_LIST } from '../../offline/split-worker.ts'
import { ask } from './ask-api.ts'

/** Null if it is the same, or if nobody can tell: the site is not up yet, or has no worker. */
export async function faultOfPages(site: string): Promise<string | null> {
  const address = `${site.replace(/\/$/, '')}/`
  const [list] = WORKER_LIST.exec((await textOf(`${address}sw.js`)) ?? '') ?? []
  const files: { url: string; integrity: string }[] = list ? JSON.parse(list) : []
  const written = files.find(({ url }) => new URL(url, address).href === address)
  const page = written && (await textOf(address))
  if (!page || hashOf(page) === written.integrity) return null
  return `${address} is not the page that the build wrote, so no phone can keep the site for offline. Somebody between host and visitor rewrites it, as Cloudflare does to hide e-mail addresses, to minify or to add scripts: switch that off`
}

async function textOf(address: string): Promise<string | null> {
  const answer = await ask(address, '')
  return answer?.status === 200 ? answer.text().catch(() => null) : null
}

const hashOf = (page: string): string =>
  createHash('sha256').update(page).digest('base64').slice(0, INTEGRITY_LENGTH)
