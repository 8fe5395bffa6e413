import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'

const RANGE = '/proc/sys/net/ipv4/ip_local_port_range'
/** The first port that the system deals by itself, to whoever listens on port 0 and to whoever calls. */
const DEALT_FROM = existsSync(RANGE) ? Number.parseInt(readFileSync(RANGE, 'utf8'), 10) : 32_768
const OTHERS = 2_000 // below it are the ports of services
const MOST = 12_000
/** Some systems deal nearly all ports: a server that is down may lose its own there. */
export const areOutOfReach = DEALT_FROM > 2 * OTHERS
const END = areOutOfReach ? Math.min(DEALT_FROM, 32_768) : 32_768
const FIRST = Math.max(OTHERS, END - MOST)

let next = FIRST

/**
 * A port of loopback on which nobody listens, for a server that may stop and come back: nobody else gets it meanwhile.
 * Ports go in pairs. This process listens on the first of the two until it ends, so no other one deals the second.
 */
export async function freePort(): Promise<number> {
  while (next + 1 < END) {
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
