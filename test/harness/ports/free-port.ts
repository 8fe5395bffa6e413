import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

/** Below what the system itself deals, to whoever listens on port 0 and to whoever calls (32768 on Linux). */
const FIRST = 20_000
const END = 32_768

let next = FIRST

/**
 * A port of loopback on which nobody listens, for a server that may stop and come back: nobody else gets it meanwhile.
 * Ports go in pairs. This process listens on the first of the two until it ends, so no other one deals the second.
 */
export async function freePort(): Promise<number> {
  while (next < END) {
    const [mark, port] = [next, next + 1]
    next += 2
    const held = await listeningOn(mark)
    const probe = held && (await listeningOn(port))
    if (!probe) continue
    probe.close()
    await once(probe, 'close')
    return port
  }
  throw new Error(`No port from ${FIRST} to ${END} is free`)
}

/** Null where somebody has it. */
async function listeningOn(port: number): Promise<Server | null> {
  const server = createServer().listen(port, '127.0.0.1').unref()
  try {
    await once(server, 'listening')
    return server
  } catch {
    return null // in use
  }
}
