/** Writes deploy/: what a host of one's own needs to serve this build (docs/owner.md, "Hosting"). */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { siteConfig } from '../../contract/site-config.ts'
import { caddyfile } from './caddyfile.ts'
import { goneHeaders, hostRules } from './host-rules.ts'
import { nginxConfig } from './nginx-config.ts'

export async function writeDeploy(): Promise<void> {
  const policy = await readFile('dist/csp.txt', 'utf8')
  const rules = await hostRules(policy, (file) => readFile(`dist/${file}`, 'utf8'))
  const parts = { rules, gone: goneHeaders(policy), base: siteConfig.basePath }
  await mkdir('deploy', { recursive: true })
  await writeFile('deploy/nginx.conf', nginxConfig(parts))
  await writeFile('deploy/Caddyfile', caddyfile(parts))
}
