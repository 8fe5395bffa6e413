import { readFile, writeFile } from 'node:fs/promises'
import { workerCodeFile } from '../../contract/messages/offline-bundle.ts'
import { shortHash } from './precache.ts'

/** The list as vite-plugin-pwa wrote it into the worker. */
export const WORKER_LIST = /\[\{"integrity":.*?\}\]/

const LISTED = 'self.__WB_MANIFEST'

/**
 * Takes the code of the worker out of `sw.js`, which a phone fetches with every deploy. What stays is the list of the
 * build's files, new each time, and the name of the code, which seldom is (decision 169).
 */
export async function splitWorker(folder = 'dist'): Promise<void> {
  const worker = await readFile(`${folder}/sw.js`, 'utf8')
  const [list] = WORKER_LIST.exec(worker) ?? []
  if (!list) throw new Error('The list of the worker was not found')
  const code = worker.replace(list, LISTED)
  const file = workerCodeFile(shortHash(code, 8))
  await writeFile(`${folder}/${file}`, code)
  await writeFile(`${folder}/sw.js`, withList(list, file))
}

/** One statement: a truncated script never passes for a smaller worker. The policy wants a trusted address. */
const withList = (list: string, file: string): string =>
  `importScripts((${LISTED}=${list},self.trustedTypes?trustedTypes.createPolicy("adbond-worker",{createScriptURL:()=>"${file}"}).createScriptURL(""):"${file}"))`
