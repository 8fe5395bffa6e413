import { CONTENT_TYPES } from '../../../api/static/content-types.ts'
import { PAGE_LIFE } from '../../../api/static/security-headers.ts'
import { NOT_FOUND_FILE, staticPaths } from '../../../contract/addresses/documents.ts'
import { dynamicPatterns } from '../../../contract/site-paths.ts'
import { type HostRule, otherNameOf } from '../host-rules.ts'

type Headers = HostRule['headers']

type Parts = {
  rules: readonly HostRule[]
  gone: Headers
  base: string
  /** Of the site, if the build knows it: its other name, with or without `www.`, leads there. */
  name?: string | undefined
  /** What answers below these addresses has rules of its own; [] = it is elsewhere. */
  proxied: readonly string[]
  /** Of the build, at its top. What lies in any other is somebody else's. */
  folders: readonly string[]
}

/** No file has this name: what is missing is led here. */
const PART = 'missing-part'

/** The variable that a rule sets for what it answers; with a number, for all that has the same headers. */
const OURS = 'of_site'

/**
 * For Apache and for shared hosting, within the build. A host reads it anew with each request and passes over what needs
 * a module that it lacks. Apache reads it for all that lies below its folder too: on shared hosts other sites do.
 */
export function htaccess({ rules, gone, base, name, proxied, folders }: Parts): string {
  const kinds = new Kinds()
  // With a 404 Apache asks itself for this page, whose name would be one of a former site to the rules.
  const ofPage = rules.flatMap(({ file, headers }) =>
    file === NOT_FOUND_FILE ? [`RewriteRule ^${file}$ - [${kinds.flag(headers)},L]`] : [],
  )
  const ofPart = `RewriteRule ^${PART}$ - [${kinds.flag(gone)},R=404]`
  const rewrites = [...ofPage, ofPart, ...rules.flatMap((rule) => rewrite(rule, kinds))]
  const elsewhere = base ? [] : proxied
  const ours = topFolders(folders)
  const foreign = `^${literal(base)}/(?!(?:${ours})(?:/|$)|(?:.*/)?\\.)([^/]+)`
  return `# Written by \`npm run build\` and part of that build: upload it with every deploy (docs/owner.md, "Shared hosting").

# Below this folder other sites of the same account may lie, and folders of other programs: they are left alone.
<If "${hasBuild(base)} && !(%{REQUEST_URI} =~ m#${foreign}# && -d '%{DOCUMENT_ROOT}${base}/$1')">
  ErrorDocument 404 ${base}/${NOT_FOUND_FILE}
  <IfModule mod_mime.c>
${typeLines()}
  </IfModule>
  <IfModule mod_filter.c>
    <IfModule mod_brotli.c>
      AddOutputFilterByType BROTLI_COMPRESS ${PACKED}
    </IfModule>
    <IfModule mod_deflate.c>
      AddOutputFilterByType DEFLATE ${PACKED}
    </IfModule>
  </IfModule>
</If>
# Where a page asks for a part of itself, two words are enough.
<If "%{REQUEST_URI} == '${base}/${PART}'">
  ErrorDocument 404 "Not found"
</If>
# A page may have the name of a folder.
<If "${hasBuild(base)} && %{REQUEST_URI} =~ m#^${literal(base)}(?:$|/(?:${ours})(?:/|$))#">
  <IfModule mod_dir.c>
    DirectorySlash Off
  </IfModule>
</If>

<IfModule mod_rewrite.c>
  RewriteEngine On
  RewriteBase ${base}/
${base && fromFolder(base)}  # In the folder of another site the address is shorter than the way to the file.
  RewriteCond %{REQUEST_URI}::$1 "!^${literal(base)}/?(.*?)/?::\\1/?$"
  RewriteRule ^(.*)$ - [L]
  RewriteCond %{REQUEST_URI} "${foreign}"
  RewriteCond "%{DOCUMENT_ROOT}${base}/%1" -d
  RewriteRule ^ - [L]
${name === undefined ? '' : fromOtherName(name)}  RewriteCond %{HTTPS} !=on
  RewriteCond %{HTTP:X-Forwarded-Proto} !=https
${AWAY}  RewriteRule ^ https://%{HTTP_HOST}%{REQUEST_URI} [${MOVED}]
${elsewhere.map((below) => `  RewriteCond %{REQUEST_URI} "^${below}"\n  RewriteRule ^ - [L]\n`).join('')}${rewrites.map((line) => `  ${line}`).join('\n')}
</IfModule>

<IfModule mod_headers.c>
  Header always set Cache-Control "no-store" env=${OURS}_moved
  Header unset Cache-Control env=${OURS}
${headerLines(kinds.all)
  .map((line) => `  ${line}`)
  .join('\n')}
  # Apache names a compressed answer so, and would not know the name again.
  RequestHeader edit If-None-Match "-(?:gzip|br)\\"" "\\"" env=${OURS}
</IfModule>
`
}

/** Whether the folder asked is this one: of the files in it, this has the rarest name. */
const hasBuild = (base: string): string => `-f '%{DOCUMENT_ROOT}${base}/csp.txt'`

const literal = (text: string): string => text.replaceAll('.', '\\.')

/** Those of all pages too: a former build may have left one. */
const topFolders = (folders: readonly string[]): string => {
  const ofPages = [...staticPaths, ...Object.values(dynamicPatterns)].map((path) => path.split('/')[1] ?? '')
  return [...new Set([...folders, ...ofPages])].filter(Boolean).map(literal).join('|')
}

/** Each set of headers once. */
class Kinds {
  readonly all: Headers[] = []

  /** What a rule says that answers with these. */
  flag(headers: Headers): string {
    const own = headers['Cache-Control'] === PAGE_LIFE ? { ...headers, ...UNCHANGED } : headers
    const known = this.all.findIndex((one) => JSON.stringify(one) === JSON.stringify(own))
    const index = known === -1 ? this.all.push(own) - 1 : known
    return `E=${OURS}:1,E=${OURS}_${index}:1`
  }
}

/** No browser keeps it: what stands before Apache may make a circle of it. */
const MOVED = `E=${OURS}_moved:1,R=301,L`

/** All but what proves to whom a name belongs. */
const AWAY = '  RewriteCond %{REQUEST_URI} !^/\\.well-known/\n'

const fromOtherName = (name: string): string =>
  `  RewriteCond %{HTTP_HOST} "^${literal(otherNameOf(name))}$" [NC]
  # Phones that have the site from there go on: no browser takes a worker from another place.
  RewriteCond %{HTTP:Sec-Fetch-Mode} "^(?:navigate)?$"
  RewriteCond %{REQUEST_URI} "!/(?:sw\\.js$|assets/|offline-|api/|media/)"
${AWAY}  RewriteRule ^ https://${name}%{REQUEST_URI} [${MOVED}]
`

/** To the front page. It comes first: here Apache takes the whole way for what lies below the folder. */
const fromFolder = (base: string): string => `  RewriteOptions AllowNoSlash
  RewriteCond "%{DOCUMENT_ROOT}${base}/csp.txt" -f
  RewriteCond %{REQUEST_URI} "^${literal(base)}$"
  RewriteRule ^ ${base}/ [R=308,L]
`

/** As in `_headers`: such a host compresses by itself, and `no-transform` may forbid it that. */
const UNCHANGED = { 'Cache-Control': 'no-cache' }

/** After a rewrite Apache reads all rules again, with the name of the file: so the rule of a page knows that too. */
function rewrite(rule: HostRule, kinds: Kinds): string[] {
  const { path, file, absent, hasOwnFiles, status, headers } = rule
  const at = `RewriteCond %{REQUEST_URI} "${path}"`
  const lost = absent || status === 404 ? 'RewriteRule ^ - [R=404]' : `RewriteRule ^ ${PART} [L]`
  if (file === 'none') return [at, `RewriteRule ^ ${PART} [L]`]
  if (file === 'asked') {
    const found = ['RewriteCond %{REQUEST_FILENAME} -f', at, `RewriteRule ^ - [${kinds.flag(headers)},L]`]
    return [...found, at, lost]
  }
  if (status === 404) return [at, lost]
  return [...(hasOwnFiles ? ownFile(path) : []), at, `RewriteRule ^ ${file} [${kinds.flag(headers)},L]`]
}

/** Where a folder is lacking, Apache takes it for the file, and `resource_hub.html` for the page of a post. */
const ownFile = (path: string): string[] => [
  `RewriteCond %{REQUEST_FILENAME} "${path.replace(/^\^\((.*)\)\/\?\$$/, '$1$')}"`,
  'RewriteCond %{REQUEST_FILENAME}.html -f',
  `RewriteCond %{REQUEST_URI} "${path}"`,
  'RewriteRule ^(.+?)/?$ $1.html [L]',
]

/** First what most have, for all; then who differs. */
function headerLines(kinds: readonly Headers[]): string[] {
  const names = new Set(kinds.flatMap((one) => Object.keys(one)))
  return [...names].flatMap((name) => {
    const usual = mostFrequent(kinds.flatMap((kind) => kind[name] ?? []))
    const others = kinds.flatMap((kind, index) =>
      kind[name] === usual ? [] : [headerLine(name, kind[name], `${OURS}_${index}`)],
    )
    return [headerLine(name, usual, OURS), ...others]
  })
}

const mostFrequent = (values: readonly string[]): string | undefined =>
  values.toSorted((a, b) => countOf(b, values) - countOf(a, values))[0]

const countOf = (value: string, values: readonly string[]) => values.filter((one) => one === value).length

/** `always`: with a 404 too. */
const headerLine = (name: string, value: string | undefined, variable: string): string =>
  value === undefined
    ? `Header always unset ${name} env=${variable}`
    : `Header always set ${name} "${value.replaceAll('"', '\\"').replaceAll('%', '%%')}" env=${variable}`

const typeLines = (): string =>
  Object.entries(CONTENT_TYPES)
    .map(([ending, type]) => `    AddType "${type}" ${ending}`)
    .join('\n')

/** Types without their charset. */
const PACKED = Object.values(CONTENT_TYPES)
  .map((type) => type.replace(/;.*/, ''))
  .filter((type, index, all) => /text|json|xml/.test(type) && all.indexOf(type) === index)
  .join(' ')
