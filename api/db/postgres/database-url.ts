const SHAPE = /^(postgres(?:ql)?:\/\/)(?:([^/?#]*)@)?([^/?#@]*)((?:\/[^?#]*)?)(?:\?([^#]*))?$/

/** libpq's names for what TLS must guarantee. Its other two words guarantee nothing. */
const TLS_MODES = new Set([null, 'disable', 'require', 'verify-ca', 'verify-full'])

/**
 * Whether the driver will read this address as intended. A `#`, `/`, `?` or `@` in a password must be written as `%23`
 * and so on. Otherwise the address is read as another one, and errors quote it. Several hosts may be in a list.
 */
export function isDatabaseUrl(text: string): boolean {
  const [, , credentials = '', hosts = '', , query] = SHAPE.exec(text) ?? []
  const isWhole = hosts !== '' && isEncoded(credentials) && hosts.split(',').every(isHost)
  return isWhole && TLS_MODES.has(new URLSearchParams(query).get('sslmode'))
}

const isHost = (host: string): boolean => URL.canParse(`http://${host}`) && !host.startsWith(':')

function isEncoded(credentials: string): boolean {
  try {
    return !decodeURIComponent(credentials).includes('\0') && !credentials.includes('@')
  } catch {
    return false // a bare % that is not a code
  }
}

/** `app:secret`: what all processes on one database have, and who has only a copy of it lacks. '' where there is none. */
export const credentialsOf = (url: string): string => SHAPE.exec(url)?.[2] ?? ''

export type Servers = {
  /** One address for each host of the list. */
  addresses: string[]
  /** False: a pooler in front cannot carry prepared statements (`?prepare=false`). */
  prepares: boolean
}

/**
 * What `DATABASE_URL` says, for the driver: it takes one host at a time, and `sslmode` in libpq's sense only when asked
 * to.
 */
export function serversOf(url: string): Servers {
  const [, scheme = '', credentials, hosts = '', database = '', query] = SHAPE.exec(url) ?? []
  const options = new URLSearchParams(query)
  const prepares = options.get('prepare') !== 'false'
  for (const ours of ['prepare', 'target_session_attrs']) options.delete(ours)
  options.set('uselibpqcompat', 'true')
  const user = credentials === undefined ? '' : `${credentials}@`
  return {
    addresses: hosts.split(',').map((host) => `${scheme}${user}${host}${database}?${options}`),
    prepares,
  }
}
