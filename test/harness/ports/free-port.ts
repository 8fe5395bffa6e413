import { once } from 'node:events'
import { createServer } from 'node:net'

const given = new Set<number>()

/** A port of loopback that nobody listened on a moment ago. No caller of this process had it before. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  probe.close()
  await once(probe, 'close')
  if (given.has(port)) return freePort() // the system may offer it again until its server is up
  given.add(port)
  return port
}
