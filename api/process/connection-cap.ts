import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf, senderName } from '../http/sender-name.ts'

export type ConnectionCap = {
  max: number
  /** Use it where the socket's address is the sender's own; behind a proxy all come from one. */
  isPerSender: boolean
}

/** Allows at most `max` connections at once, and at most half of them for one sender. It closes the others. */
export function capConnections(server: Server, { max, isPerSender }: ConnectionCap): void {
  server.maxConnections = max
  if (!isPerSender) return
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const name = senderName(socket.remoteAddress ?? '') ?? 'unknown'
    const sender = networkOf(name) ?? name // one customer may have a /48 whole
    const count = (open.get(sender) ?? 0) + 1
    if (count > max / 2) return void socket.destroy()
    open.set(sender, count)
    socket.once('close', () => {
      const left = (open.get(sender) ?? 1) - 1
      if (left === 0) open.delete(sender)
      else open.set(sender, left)
    })
  })
}
