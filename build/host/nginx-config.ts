import { randomBytes } from 'node:crypto'
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

/** A file for /etc/nginx/conf.d/. The owner fills in five lines at most; the rest belongs to this build. */
export function nginxConfig({ rules, gone, base, name, proxied }: Parts): string {
  const site = name ?? SAMPLE_NAME
  const build = randomBytes(4).toString('hex') // nginx refuses a second format of the same name, and so every site beside it
  const log = `access_log /var/log/nginx/access.log without_queries_${build};`
  const moved = base && `  location = ${base} { return 308 ${base}/$is_args$args; }\n`
  return `# Written by \`npm run build\` and part of that build: renew it with every deploy (docs/owner.md, "Hosting").
# Fill in: ${name ? '' : 'server_name twice, '}ssl_certificate, ssl_certificate_key, root.${base && ` The build lies below root, in ${base}/.`}${proxied.length > 0 ? `\n# The API is expected at ${API_SERVER} (api/README.md), with HOST=127.0.0.1, TRUSTED_PROXIES=1 and BEHIND_TLS=1.` : ''}

# What is written of a visit. Searches stand in the query and in the Referer, so neither is (docs/owner.md, "What people gave us").
# If this same file serves a second site beside the first, write another word for ${build} throughout the second.
map $request_uri $asked_${build} { "~^(?<path_${build}>[^?]*)" $path_${build}; }
log_format without_queries_${build} '$remote_addr - - [$time_local] "$request_method $asked_${build} $server_protocol" $status $body_bytes_sent "-" "$http_user_agent"';

server {
  listen 80;
  listen [::]:80;
  ${log}
  server_name ${site} ${otherNameOf(site)};
  return 301 https://$server_name$request_uri;
}

server {
  listen 443 ssl http2;
  listen [::]:443 ssl http2;
  server_name ${site};
  ssl_certificate /etc/ssl/certs/${site}.pem;
  ssl_certificate_key /etc/ssl/private/${site}.key;
  root ${SITE_ROOT};

  ${log}
  error_log /var/log/nginx/error.log crit;  # an API that is away would have the address and the search of everybody written there
  server_tokens off;
  gzip_static on;
  # brotli_static on;  # a fifth less, with its second line below: needs the module (Debian: libnginx-mod-http-brotli-static)
  gzip_vary on;
  gzip_proxied any;
  charset utf-8;
  charset_types text/css text/javascript text/plain;
  types {
${typeLines()}
  }

${moved}${proxied.map(passedOn).join('')}${siteMap({ rules, base, proxied })}${rules.map((rule) => location(rule, base)).join('\n')}

  location @gone {
    types { }
    default_type text/plain;
${headerLines(gone)}
    return 404 "Not found";
  }
}

# The other name leads here: take the # away as soon as the certificate names both (docs/owner.md, "Hosting").
# server {
#   listen 443 ssl http2;
#   listen [::]:443 ssl http2;
#   server_name ${otherNameOf(site)};
#   ssl_certificate /etc/ssl/certs/${site}.pem;
#   ssl_certificate_key /etc/ssl/private/${site}.key;
#   ${log}
#   return 301 https://${site}$request_uri;
# }
`
}

function location(
  { path, file, absent, hasOwnFiles, isReplaced, status, headers }: HostRule,
  base: string,
): string {
  if (file === 'none') return `  location ~ "${path}" { return 404; error_page 404 @gone; }`
  const asked = absent
    ? `error_page 404 ${base}/${absent.file}; try_files $uri =404;`
    : 'try_files $uri @gone;'
  const answer = file === 'asked' ? asked : `try_files ${hasOwnFiles ? '$1.html ' : ''}${base}/${file} =404;`
  const packing = isReplaced ? `${PACKED_HERE}\n` : ''
  if (status === 200) return `  location ~ "${path}" {\n${headerLines(headers)}\n${packing}    ${answer}\n  }`
  return `  location = ${base}/${file} {\n${headerLines(headers)}\n  }\n  location ${base}/ { error_page 404 ${base}/${file}; return 404; }`
}

const PACKED_HERE = `    gzip_static off; gzip on; gzip_types text/javascript; gzip_comp_level 9;
    # brotli_static off;  # as soon as it is on above`

/** The server compresses and guards its own answers; `^~` takes precedence over every pattern below. */
const passedOn = (below: string): string => `  location ^~ ${below} {
${TO_SERVER}
  }
`

const TO_SERVER = `    proxy_pass http://${API_SERVER};
    proxy_http_version 1.1;
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;`

function siteMap(parts: BehindHost): string {
  const behind = siteMapBehind(parts)
  if (!behind) return ''
  return `  location = ${behind.at} {
${TO_SERVER}
    proxy_intercept_errors on;
    error_page 400 403 404 405 429 500 502 503 504 = @site_map;
  }
  location @site_map {
${headerLines(behind.built.headers)}
    try_files $uri @gone;
  }
`
}

const headerLines = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `    add_header ${name} "${value.replaceAll('"', '\\"')}" always;`)
    .join('\n')

/** nginx adds the charset. */
const typeLines = (): string =>
  Object.entries(CONTENT_TYPES)
    .map(([ending, type]) => `    ${type.replace(/;.*/, '')} ${ending.slice(1)};`)
    .join('\n')
