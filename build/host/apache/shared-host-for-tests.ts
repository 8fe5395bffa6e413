/** A shared host with a small build, of which some packages have a page of their own. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { styleHash } from '../../../api/static/page-policy.ts'
import { startHost, type TlsHost } from '../../../test/harness/tls-host.ts'
import { goneHeaders, hostRules } from '../host-rules.ts'
import { htaccess } from './htaccess.ts'

export const STYLES = { 'services.html': 'a{}', 'legal.html': 'b{}', 'shells/package.html': 'c{}' }
const styled = (file: string) => {
  const css = new Map(Object.entries(STYLES)).get(file)
  return `${css ? `<style>${css}</style>` : ''}<h1>${file}</h1>`
}
const policy = `default-src 'none'; style-src 'self' ${Object.values(STYLES)
  .map((css) => `'${styleHash(css)}'`)
  .join(' ')}`

const PAGES = [
  ...['index.html', 'services.html', 'legal.html', 'legal/privacy.html', 'resource_hub.html', '404.html'],
  ...['shells/package.html', 'shells/post.html', 'projects/package/7.html'],
]
const FILES = ['sw.js', 'assets/core-abcdefgh.js', 'icons/icon.svg', 'csp.txt', '.well-known/security.txt']

type Options = {
  base?: string
  name?: string
  isBare?: boolean
  /** What does not come from the build, by its place below the site's folder. */
  others?: Readonly<Record<string, string>>
}

export type SharedHost = Awaited<ReturnType<typeof sharedHost>>

export async function sharedHost() {
  const project = await mkdtemp(path.join(tmpdir(), 'adbond-htaccess-'))
  const inside = (file: string) => path.join(project, 'dist', file)
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(inside(file)), { recursive: true })
    await writeFile(inside(file), text)
  }
  let host: TlsHost | undefined
  return {
    project,
    open: async ({ base = '', name, isBare = false, others = {} }: Options = {}) => {
      for (const file of [...PAGES, ...FILES])
        await write(file, file.endsWith('.html') ? styled(file) : `// ${file} `.repeat(40))
      const folders = ['assets', 'icons', 'legal', 'projects', 'shells', '.well-known']
      const rules = await hostRules({ policy, read: async (file) => styled(file), base })
      const parts = { rules, gone: goneHeaders(policy), base, proxied: ['/api/v2/', '/media/'] }
      await write('.htaccess', htaccess({ ...parts, name, folders }))
      for (const [file, text] of Object.entries(others)) await write(file, text)
      host = await startHost('apache', { project, base, isBare })
      return host
    },
    end: async () => {
      await host?.stop()
      await rm(project, { recursive: true, force: true })
    },
  }
}

/** Over HTTP: its status, and where it leads. */
export const plain = (port: number, address: string, headers: Record<string, string>): Promise<unknown[]> =>
  new Promise((resolve, reject) =>
    request({ host: '127.0.0.1', port, path: address, headers }, (answer) => {
      answer.resume()
      resolve([answer.statusCode, answer.headers.location])
    })
      .on('error', reject)
      .end(),
  )
