import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { styleHash } from '../../api/static/page-policy.ts'
import { documentOf, staticPaths } from '../../contract/addresses/documents.ts'
import { SAMPLE_SITE_URL } from '../../contract/site-config.ts'
import { caddyfile } from './caddyfile.ts'
import { nameOfSite } from './faults-of-site.ts'
import { hostRules, proxiedAddresses, SITE_ROOT } from './host-rules.ts'
import { nginxConfig } from './nginx-config.ts'

const read = async () => ''

const ADDRESSES: readonly [address: string, file: string][] = [
  ...staticPaths.map((path): [string, string] => [path, documentOf(path).file]),
  ['/services/', 'services.html'],
  ['/services.html', 'services.html'],
  ['/index.html', 'index.html'],
  ['/projects/package/101', 'shells/package.html'],
  ['/projects/package/1/2', '404.html'],
  ['/resource_hub/land-and-bonds', 'shells/post.html'],
  ['/resource_hub/plots-from-2.5m', 'shells/post.html'],
  ['/resource_hub/old.css', 'asked'],
  ['/index.php', 'asked, or 404.html'],
  ['/Shop/Contact.ASPX', 'asked, or 404.html'],
  ['/resource_hub/old.htm', 'asked, or 404.html'],
  ['/projects/package/101.html', 'asked, or 404.html'],
  ['/assets/gone.html', 'asked'],
  ['/nowhere', '404.html'],
  ['/sw.js', 'asked'],
  ['/offline-aKMWAb4z.json', 'asked'],
  ['/icons/icon.svg', 'asked'],
  ['/assets/gone', 'asked'],
  ['/sitemap.xml', 'asked'],
  ['/csp.txt', 'none'],
  ['/.vite/manifest.json', 'none'],
  ['/assets/core.js.br', 'none'],
  ['/.env', 'none'],
  ['/deploy/.env', 'none'],
  ['/a/.git/config', 'none'],
  ['/.well-known/acme-challenge/a_b-c', 'asked'],
  ['/.well-known/security.txt', 'asked'],
  ['/.well-known/.env', 'none'],
  ['/.well-known/a/.env', 'none'],
  ['/.well-knownx', 'none'],
]

for (const base of ['', '/adbond', '/sites/ad.bond']) {
  it(`below "${base}" every address has the file of the site's own server`, async () => {
    const rules = await hostRules({ policy: '', read, base })
    const fileOf = (address: string) => {
      const rule = rules.find(({ path }) => new RegExp(path).test(address))
      return rule?.absent ? `${rule.file}, or ${rule.absent.file}` : rule?.file
    }
    for (const [address, file] of ADDRESSES) {
      expect([address, fileOf(base + address)]).toEqual([address, file])
    }
  })
}

it.each(['/adbond', '/sites/ad.bond'])('what lies beside "%s" is no business of the site', async (base) => {
  const rules = await hostRules({ policy: '', read, base })
  const isOurs = (address: string) => rules.some(({ path }) => new RegExp(path).test(address))
  for (const address of ['/', '/other.css', '/csp.txt', `${base}s/x.js`, '/sites/adxbond/a.js'])
    expect([address, isOurs(address)]).toEqual([address, false])
})

it.each([
  ['/api/v2', ['/api/v2/', '/media/']],
  ['https://api.example/api/v2', []],
])('an API at %s is asked for on the own host below %j', (apiBaseUrl, below) =>
  expect(proxiedAddresses(apiBaseUrl)).toEqual(below),
)

it('a package and a post may have a file of their own, which comes first on both hosts', async () => {
  const rules = await hostRules({ policy: '', read, base: '/adbond' })
  const own = rules.filter(({ hasOwnFiles }) => hasOwnFiles)
  expect(own.map(({ file }) => file)).toEqual(['shells/package.html', 'shells/post.html'])
  const parts = { rules: own, gone: {}, base: '/adbond', proxied: [] }
  expect(nginxConfig(parts)).toContain('try_files $1.html /adbond/shells/package.html =404;')
  expect(caddyfile(parts)).toContain('try_files {re.rule0.1}.html /adbond/shells/package.html')
  const [, named] = new RegExp(own[0]?.path ?? '').exec('/adbond/projects/package/101/') ?? []
  expect(named, 'a slash at the end is no part of its name').toBe('/adbond/projects/package/101')
})

it('the file of a record has the policy of its page, also by its name', async () => {
  const styled = async (file: string) => (file.startsWith('shells/') ? '<style>p{margin:0}</style>' : '')
  const policy = `default-src 'none'; style-src 'self' '${styleHash('p{margin:0}')}'`
  const rules = await hostRules({ policy, read: styled, base: '' })
  const policyOf = (address: string) =>
    rules.find(({ path }) => new RegExp(path).test(address))?.headers['Content-Security-Policy']
  for (const address of ['/projects/package/101', '/resource_hub/a-post']) {
    expect(policyOf(address)).toContain('sha256-')
    expect(policyOf(`${address}.html`)).toBe(policyOf(address))
  }
  expect(policyOf('/about.html')).not.toContain('sha256-')
})

it('an owner replaces the worker with one copy: both hosts compress it themselves, and no other file', async () => {
  const rules = await hostRules({ policy: '', read, base: '' })
  const parts = { rules, gone: {}, base: '', proxied: [] }
  const nginx = nginxConfig(parts)
    .split('\n  location')
    .filter((block) => block.includes('gzip_static off; gzip on;'))
  expect(nginx).toEqual([expect.stringContaining('"^/sw\\.js$"')])
  const caddy = caddyfile(parts)
    .split('\n\t\thandle')
    .filter((block) => block.includes('encode gzip'))
  expect(caddy).toHaveLength(1)
  expect(caddy[0]).not.toContain('precompressed')
  expect(caddyfile({ ...parts, rules: rules.filter(({ path }) => path === '^/sw\\.js$') })).toContain(
    'encode gzip',
  )
})

it('nobody on the way may rewrite a page, whose hash the worker checks, and nginx packs it for a proxy too', async () => {
  const rules = await hostRules({ policy: '', read, base: '' })
  const lifeOf = (address: string) =>
    rules.find(({ path }) => new RegExp(path).test(address))?.headers['Cache-Control']
  for (const page of ['/', '/services', '/shells/any.html', '/projects/package/101', '/nowhere'])
    expect([page, lifeOf(page)]).toEqual([page, 'no-cache, no-transform'])
  for (const file of ['/sw.js', '/manifest.webmanifest', '/robots.txt'])
    expect([file, lifeOf(file)]).toEqual([file, 'no-cache'])
  expect(nginxConfig({ rules, gone: {}, base: '', proxied: [] })).toContain('  gzip_proxied any;')
})

it('the owner is told of one folder of the project, and of the one in which the configurations look', async () => {
  const told = (await readFile('docs/owner.md', 'utf8')).match(/\/srv\/[\w.-]+/g)
  expect(new Set(told)).toEqual(new Set(['/srv/adbond', SITE_ROOT]))
  const parts = { rules: [], gone: {}, base: '/adbond', proxied: [] }
  expect(nginxConfig(parts)).toContain(`  root ${SITE_ROOT};\n`)
  expect(caddyfile(parts)).toContain(`\troot * ${SITE_ROOT}\n`)
})

it('nginx writes down neither what was searched nor where a visitor came from, for any of its servers', async () => {
  const nginx = nginxConfig({ rules: [], gone: {}, base: '', proxied: [] })
  const [, name, format] = /^log_format (\w+) '(.*)';$/m.exec(nginx) ?? []
  const [, path] = /^map \$request_uri \$(\w+) \{ "~\^\(\?<(\w+)>\[\^\?\]\*\)" \$\2; \}$/m.exec(nginx) ?? []
  expect(format, 'the address that was asked for').toContain(`"$request_method $${path} $server_protocol"`)
  expect(format, 'the file that answered').not.toMatch(/\$(?:document_)?uri\b/)
  expect(format).not.toMatch(/\$(?:request|request_uri|args|query_string|is_args|arg_\w+|http_referer)\b/)
  const logs = nginx.match(/^(?:#)? +access_log .*$/gm) ?? []
  expect(logs).toHaveLength(nginx.match(/^(?:# )?server \{$/gm)?.length ?? 0)
  for (const log of logs) expect(log).toMatch(new RegExp(` ${name};$`))
})

it('nginx.conf has names of its own in each build, because nginx refuses the same twice', () => {
  const named = () => {
    const nginx = nginxConfig({ rules: [], gone: {}, base: '', proxied: [] })
    return [...nginx.matchAll(/^log_format (\w+)|^map \S+ (\S+)|\?<(\w+)>/gm)].flatMap(([, ...names]) =>
      names.filter((name) => name !== undefined),
    )
  }
  const [first, second] = [named(), named()]
  expect(first).toHaveLength(3)
  expect(first.filter((name) => second.includes(name))).toEqual([])
})

it('nginx.conf and the manual count what the owner fills in alike', async () => {
  const parts = { rules: [], gone: {}, base: '', proxied: [] }
  const lines = nginxConfig(parts).match(/^ +(?:server_name|ssl_certificate|ssl_certificate_key|root) /gm)
  expect(lines).toHaveLength(5)
  expect(nginxConfig(parts)).toContain(
    'Fill in: server_name twice, ssl_certificate, ssl_certificate_key, root.',
  )
  expect(await readFile('docs/owner.md', 'utf8')).toContain('`deploy/nginx.conf`, five lines to fill in')
})

it('where the settings name the site, no name is left to fill in', async () => {
  const parts = { rules: [], gone: {}, base: '', proxied: [], name: 'www.adbond.test' }
  const [nginx, caddy] = [nginxConfig(parts), caddyfile(parts)]
  expect(nginx.match(/server_name www\.adbond\.test[; ]/g)).toHaveLength(2)
  expect(nginx).toContain('Fill in: ssl_certificate, ssl_certificate_key, root.')
  expect(caddy).toMatch(/^www\.adbond\.test \{$/m)
  expect(caddy).toContain('Fill in: root.')
  expect(nginx + caddy).not.toContain('example.com')
  const told = await readFile('docs/owner.md', 'utf8')
  expect(told).toContain('`deploy/nginx.conf`, five lines to fill in, or three with `VITE_SITE_URL`')
  expect(told).toContain('`deploy/Caddyfile`, two lines to fill in, or one with `VITE_SITE_URL`')
})

it.each([
  ['https://www.adbond.test', 'www.adbond.test'],
  ['https://www.adbond.test/land/', 'www.adbond.test'],
  [undefined, undefined],
  ['', undefined],
  [SAMPLE_SITE_URL, undefined],
  ['http://localhost:8080', undefined],
  ['https://www.adbond.test:8443', undefined], // the port is the owner's to write
])('a site at %s has the name %s for its host', (VITE_SITE_URL, name) =>
  expect(nameOfSite({ VITE_SITE_URL })).toBe(name),
)

it('tell the owner to leave the port of the API to the proxy alone', () => {
  const parts = { rules: [], gone: {}, base: '', proxied: ['/api/v2/'] }
  for (const text of [nginxConfig(parts), caddyfile(parts)]) {
    expect(text).toContain('with HOST=127.0.0.1, TRUSTED_PROXIES=1 and BEHIND_TLS=1')
  }
})

it('the old host of a site that moved speaks to the new one by its name, over IPv4 and IPv6', async () => {
  const [, told = ''] = (await readFile('docs/owner.md', 'utf8')).split('## Moving to another address')
  const [, name] = /proxy_pass https:\/\/([\w.]+);\n +proxy_ssl_server_name on;/.exec(told) ?? []
  expect(told).toContain(`proxy_set_header Host ${name};`)
  expect(told).toContain(`reverse_proxy https://${name} {\n  \theader_up Host ${name}\n`)
  expect(told).toMatch(/set_real_ip_from [\d.]+;\n +set_real_ip_from [\da-f:]+;/)
  expect(told).toMatch(/@old remote_ip [\d.]+ [\da-f:]+\n/)
})

it.each([
  ['www.adbond.test', 'adbond.test'],
  ['adbond.test', 'www.adbond.test'],
])(
  'of the pair, %s is the site, and %s only leads there as soon as the owner switches it on',
  (name, other) => {
    const parts = { rules: [], gone: {}, base: '', proxied: [], name }
    const [nginx, caddy] = [nginxConfig(parts), caddyfile(parts)]
    expect(nginx, 'without HTTPS both lead there').toContain(
      `server_name ${name} ${other};\n  return 301 https://$server_name$request_uri;`,
    )
    expect(nginx.match(/^ +server_name .*/gm)).toHaveLength(2)
    const switchedOn = (text: string) => text.slice(text.indexOf('# The other name')).replaceAll(/^# /gm, '')
    expect(switchedOn(nginx)).toMatch(/^server \{\n {2}listen 443 ssl http2;[^{}]+\n\}\n$/m)
    expect(switchedOn(nginx)).toContain(`  server_name ${other};\n`)
    expect(switchedOn(nginx)).toContain(`  return 301 https://${name}$request_uri;\n`)
    expect(switchedOn(caddy)).toContain(`\n${other} {\n\tredir https://${name}{uri} permanent\n}\n`)
  },
)
