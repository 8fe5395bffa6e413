const SHAPE = /^postgres(?:ql)?:\/\/(?:([^/?#]*)@)?([^/?#@]*)(?:\/[^?#]*)?(?:\?[^#]*)?$/

/**
 * Whether the driver will read this address as it was meant. A `#`, `/`, `?` or `@` in a password must be written as
 * `%23` and so on; otherwise the address is read as another one, and errors quote it. Several hosts may stand in a list.
 */
export function isDatabaseUrl(text: string): boolean {
  const [, credentials = '', hosts = ''] = SHAPE.exec(text) ?? []
  return hosts !== '' && isEncoded(credentials) && hosts.split(',').every(isHost)
}

const isHost = (host: string): boolean => URL.canParse(`http://${host}`) && !host.startsWith(':')

function isEncoded(credentials: string): boolean {
  try {
    return !decodeURIComponent(credentials).includes('\0') && !credentials.includes('@')
  } catch {
    return false // a bare % that is no code
  }
}
