import { CONTENT_TYPES } from '../../api/static/content-types.ts'
import {
  API_SERVER,
  type BehindHost,
  type HostRule,
  otherNameOf,
  SAMPLE_NAME,
  SITE_ROOT,
  siteMapBehind,
} from './host-rules.ts'

type Parts = {
  rules: readonly HostRule[]
  gone: Readonly<Record<string, string>>
  base: string
  /** Of the site; without it the owner fills it in. */
  name?: string | undefined
  /** The API answers below these addresses; [] = it is elsewhere. */
  proxied: readonly string[]
}

/** A whole Caddyfile: Caddy gets its certificate by itself. */
export function caddyfile({ rules, gone, base, name, proxied }: Parts): string {
  const site = name ?? SAMPLE_NAME
  const siteMap = siteMapOf({ rules, base, proxied })
  return `# Written by \`npm run build\` and part of that build: renew it with every deploy (docs/owner.md, "Hosting").
# Fill in: ${name ? '' : 'the name of the site, and '}root.${base && ` The build lies below root, in ${base}/.`}${proxied.length > 0 ? `\n# The API is expected at ${API_SERVER} (api/README.md), with HOST=127.0.0.1, TRUSTED_PROXIES=1 and BEHIND_TLS=1.` : ''}

# Caddy would write the address and the search of everybody who meets a fault (docs/owner.md, "What people gave us").
# This block stands before all sites; where several have their files in one, only once.
{
	log {
		exclude http.log.error http.handlers.reverse_proxy
	}
}

${site} {
	root * ${SITE_ROOT}
	header -Server
	route {
${passedOn(proxied)}${siteMap.asked}${base && `\t\tredir ${base} ${base}/?{query} 308\n`}${typeLines()}
${rules.map((rule, index) => handle(rule, { index, gone, base })).join('\n')}
${base && `\t\trespond "Not found" 404\n`}	}
${siteMap.away}}

# The other name leads here: take the # away as soon as its DNS does (docs/owner.md, "Hosting").
# ${otherNameOf(site)} {
# 	redir https://${site}{uri} permanent
# }
`
}

/** This comes first, because the rules below would add headers of their own to the API's answers. */
const passedOn = (below: readonly string[]): string =>
  below.length === 0
    ? ''
    : `\t\t@api path ${below.map((one) => `${one}*`).join(' ')}\n\t\thandle @api {\n\t\t\treverse_proxy ${API_SERVER}\n\t\t}\n`

/** An answer that is none comes to `handle_response`, and no answer to `handle_errors`. */
function siteMapOf(parts: BehindHost) {
  const behind = siteMapBehind(parts)
  if (!behind) return { asked: '', away: '' }
  const at = `\t\t@siteMap path ${behind.at}\n`
  const built = (isInstead: boolean) => [
    ...headerLines({ ...behind.built.headers, 'Content-Type': CONTENT_TYPES['.xml'] ?? '' }),
    served(behind.built, isInstead),
  ]
  const instead = ['@none status 4xx 5xx', 'handle_response @none {', ...built(false), '}']
  return {
    asked: `${at}${block('@siteMap', [`reverse_proxy ${API_SERVER} {`, ...instead, '}'])}\n`,
    away: `\thandle_errors {\n${at}${block('@siteMap', built(true))}\n\t}\n`,
  }
}

type Position = { index: number; gone: Parts['gone']; base: string }

function handle(rule: HostRule, position: Position): string {
  const { path, file, absent, headers } = rule
  const { index, gone, base } = position
  const name = `@rule${index}`
  const at = `path_regexp rule${index} \`${path}\``
  const lost = absent
    ? [...headerLines(absent.headers), `rewrite * ${base}/${absent.file}`, served(absent)]
    : [...headerLines({ ...gone, 'Content-Type': 'text/plain; charset=utf-8' }), 'respond "Not found" 404']
  if (file === 'none') return `\t\t${name} ${at}\n${block(name, lost)}`
  if (file !== 'asked') {
    const first = rule.hasOwnFiles ? `try_files {re.rule${index}.1}.html` : 'rewrite *'
    return `\t\t${name} ${at}\n${block(name, [...headerLines(headers), `${first} ${base}/${file}`, served(rule)])}`
  }
  const there = `${name}there`
  const found = block(there, [...headerLines(headers), served(rule)])
  return `\t\t${there} {\n\t\t\t${at}\n\t\t\tfile {path}\n\t\t}\n${found}\n\t\t${name} ${at}\n${block(name, lost)}`
}

/** In `handle_errors` the status is that of the fault, unless it is said. */
function served({ isReplaced, status }: HostRule, isInstead = false): string {
  const packing = isReplaced ? '' : '\t\t\t\tprecompressed br gzip\n'
  const error = status === 404 || isInstead ? `\t\t\t\tstatus ${status}\n` : ''
  return `${isReplaced ? 'encode gzip\n\t\t\t' : ''}file_server {\n${packing}\t\t\t\tdisable_canonical_uris\n${error}\t\t\t}`
}

const block = (matcher: string, lines: readonly string[]): string =>
  `\t\thandle ${matcher} {\n${lines.map((line) => `\t\t\t${line}`).join('\n')}\n\t\t}`

const headerLines = (headers: Readonly<Record<string, string>>): string[] =>
  Object.entries(headers).map(([name, value]) => `header ${name} \`${value}\``)

/** The media type that Caddy gives a file ending depends on its machine. */
const typeLines = (): string =>
  Object.entries(CONTENT_TYPES)
    .map(
      ([ending, type]) =>
        `\t\t@is${ending.slice(1)} path *${ending}\n\t\theader @is${ending.slice(1)} Content-Type \`${type}\``,
    )
    .join('\n')
