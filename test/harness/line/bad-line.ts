/**
 * A bad line as a TCP proxy: everything of a browser goes through it, worker and precache too, which a browser's own
 * throttling leaves out. One narrow line for all connections, packet by packet in turn.
 */
import { once } from 'node:events'
import { createConnection, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { seeded } from '../../faults/rig/seeded.ts'

export type BadLine = {
  kbitsPerSecond: number
  /** There and back, in ms; a new connection costs one more. */
  roundTrip: number
  /** The share of packets that are lost and sent again, 0 to 1. */
  loss?: number
  /** Nothing moves for up to `longest` ms, again and again, at most every `every` ms: tunnels and hand-overs. */
  gaps?: { longest: number; every: number }
}

export const SLOW_2G: BadLine = { kbitsPerSecond: 250, roundTrip: 800 }
export const TRAIN: BadLine = {
  kbitsPerSecond: 1_600,
  roundTrip: 150,
  loss: 0.03,
  gaps: { longest: 3_000, every: 6_000 },
}

const PACKET = 1_460
const SENT_AGAIN_AFTER_MS = 200 // the shortest that TCP waits

/** Null ends it. */
type Packet = Buffer | null
type Way = { to: Socket; packets: Packet[]; flying: Packet[]; clearAt: number }

/** The same seed loses the same packets. `close` ends every connection. */
export async function badLine(target: string, line: BadLine, seed = 1) {
  const { kbitsPerSecond, roundTrip, loss = 0, gaps } = line
  const draw = seeded(seed)
  const ways: Way[] = []
  const sockets = new Set<Socket>()
  let isOpen = true
  let gapUntil = 0
  let nextGap = performance.now() + (gaps ? draw() * gaps.every : Number.POSITIVE_INFINITY)

  /** How long a gap still lasts, in ms. */
  function gapLeft(): number {
    const now = performance.now()
    if (gaps && now >= nextGap) {
      gapUntil = now + draw() * gaps.longest
      nextGap = gapUntil + gaps.every / 2 + (draw() * gaps.every) / 2
    }
    return Math.max(0, gapUntil - now)
  }

  /** A connection keeps its order, so a lost packet holds those behind it. */
  function deliver(way: Way, bytes: Packet): void {
    const again = draw() < loss ? roundTrip + SENT_AGAIN_AFTER_MS : 0
    const now = performance.now()
    way.flying.push(bytes)
    way.clearAt = Math.max(way.clearAt, now + roundTrip / 2 + again)
    setTimeout(() => {
      const next = way.flying.shift() ?? null // timers may change places
      if (way.to.destroyed) return
      if (next) way.to.write(next)
      else way.to.end()
    }, way.clearAt - now)
  }

  /** To the phone: each connection sends a packet in its turn, at the pace of the line. */
  async function send(): Promise<void> {
    let freeAt = performance.now()
    while (isOpen) {
      const gap = gapLeft()
      const way = ways.shift()
      if (!way || gap > 0) {
        if (way) ways.unshift(way)
        await sleep(gap > 0 ? gap : 2)
        freeAt = performance.now()
        continue
      }
      const packet = way.packets.shift() ?? null
      freeAt = Math.max(freeAt, performance.now() - 5) + ((packet?.length ?? 0) * 8) / kbitsPerSecond
      const wait = freeAt - performance.now()
      if (wait > 1) await sleep(wait)
      deliver(way, packet)
      if (way.packets.length > 0 && !ways.includes(way)) ways.push(way)
    }
  }

  const server = createServer((phone) => {
    const site = createConnection(Number(new URL(target).port), '127.0.0.1')
    const greeted = performance.now() + roundTrip // the first bytes leave then, and are half a round trip on their way
    const up: Way = { to: site, packets: [], flying: [], clearAt: greeted + roundTrip / 2 }
    const down: Way = { to: phone, packets: [], flying: [], clearAt: 0 }
    const queue = (...packets: Packet[]) => {
      down.packets.push(...packets)
      if (!ways.includes(down)) ways.push(down)
    }
    phone.on('data', (bytes) => void sleep(gapLeft()).then(() => deliver(up, bytes)))
    phone.on('close', () => site.destroy())
    site.on('data', (bytes) => queue(...inPackets(bytes)))
    site.on('end', () => queue(null))
    for (const socket of [phone, site]) {
      sockets.add(socket)
      socket.setNoDelay(true)
      socket.on('error', () => undefined) // the other end went away
      socket.on('close', () => sockets.delete(socket))
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  void send()
  const address = server.address()
  return {
    origin: `http://localhost:${typeof address === 'object' ? address?.port : 0}`,
    close: async () => {
      isOpen = false
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

const inPackets = (bytes: Buffer): Buffer[] =>
  Array.from({ length: Math.ceil(bytes.length / PACKET) }, (_, at) =>
    bytes.subarray(at * PACKET, (at + 1) * PACKET),
  )
