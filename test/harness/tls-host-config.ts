/**
 * The configurations of deploy/ with an owner's values: names, folder, certificate, and here free ports of loopback.
 */
import { existsSync } from 'node:fs'

export type HostName = 'nginx' | 'caddy' | 'apache'

export type Values = {
  root: string
  /** Files. */
  key: string
  cert: string
  /** Of HTTPS, and of plain HTTP, which leads there. */
  port: number
  plainPort: number
  /** Where the API listens, `127.0.0.1:40001`; unchanged without it. */
  api?: string
  folder: string
  names: readonly string[]
}

const API_SERVER = '127.0.0.1:8080'

/** Debian's package libnginx-mod-http-brotli-static. */
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** Which of the build's compressed files the host can send. */
export const codingOf = (name: HostName): 'br' | 'gzip' =>
  name === 'caddy' || existsSync(BROTLI) ? 'br' : 'gzip'

export const filled = (name: 'nginx' | 'caddy', text: string, values: Values): string =>
  (name === 'nginx' ? nginxFilled : caddyFilled)(
    text.replaceAll(API_SERVER, values.api ?? API_SERVER),
    values,
  )

function nginxFilled(text: string, values: Values): string {
  const { root, key, cert, port, plainPort, folder, names } = values
  const site = names.find((name) => name.startsWith('www.')) ?? '_'
  const hasBrotli = codingOf('nginx') === 'br'
  const server = text
    .replaceAll(/^ *listen \[::\].*$/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`)
    .replaceAll(/^ *server_name .+;$/gm, `server_name ${site};`)
    .replace(/\/etc\/ssl\/certs\/\S+\.pem/, cert)
    .replace(/\/etc\/ssl\/private\/\S+\.key/, key)
    .replace(/root \/.*;/, `root ${root};`)
    .replaceAll('/var/log/nginx', folder)
    .replaceAll(/# (brotli_static \w+;)/g, hasBrotli ? '$1' : '#')
  const module = hasBrotli ? `load_module ${BROTLI};` : ''
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  )
  return `${module} ${user} daemon off; pid ${folder}/pid; events {} http { access_log off; ${places.join(' ')}\n${server}\n}`
}

/** Caddy itself redirects from HTTP to HTTPS, as it does for an owner; it only does not request a certificate. */
const caddyFilled = (text: string, { root, key, cert, port, plainPort, names }: Values): string =>
  text
    .replace(
      /^\{$/m,
      `{\n\tadmin off\n\tauto_https disable_certs\n\thttp_port ${plainPort}\n\thttps_port ${port}\n\tdefault_bind 127.0.0.1`,
    )
    .replace(/^[\w.-]+ \{$/m, `${names.join(', ')} {\n\ttls ${cert} ${key}`)
    .replace(/root \* \/.*/, `root * ${root}`)

const APACHE_NEEDS = ['mpm_event', 'authz_core', 'socache_shmcb', 'ssl']
const APACHE_OFFERS = ['rewrite', 'headers', 'mime', 'dir', 'autoindex', 'filter', 'deflate', 'brotli']

/** Of another site of the same account, in the folder of its name below the first one's. */
export const NEIGHBOUR = 'shop.adbond.test'

/** A shared host: the owner writes nothing but the files below `root`. */
export function apacheConfig(values: Values, isBare: boolean): string {
  const { root, key, cert, port, plainPort, folder } = values
  const modules = [...APACHE_NEEDS, ...(isBare ? [] : APACHE_OFFERS)]
  const user = process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''
  return `${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
${isBare ? '' : 'TypesConfig /dev/null'}
${user}
PidFile ${folder}/pid
DefaultRuntimeDir ${folder}
ErrorLog ${folder}/error.log
ServerName www.adbond.test
Listen 127.0.0.1:${port} https
Listen 127.0.0.1:${plainPort} http
<Directory ${root}>
  AllowOverride All
  Require all granted
  Options FollowSymLinks Indexes
</Directory>
${[root, `${root}/${NEIGHBOUR}`]
  .map(
    (folder, index) => `<VirtualHost 127.0.0.1:${port}>
  ServerName ${index === 0 ? 'www.adbond.test' : NEIGHBOUR}
  DocumentRoot ${folder}
  SSLEngine on
  SSLCertificateFile ${cert}
  SSLCertificateKeyFile ${key}
</VirtualHost>
<VirtualHost 127.0.0.1:${plainPort}>
  ServerName ${index === 0 ? 'www.adbond.test' : NEIGHBOUR}
  DocumentRoot ${folder}
</VirtualHost>`,
  )
  .join('\n')}
`
}
