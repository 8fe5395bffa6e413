import { createServer } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { capConnections } from './connection-cap.ts'

it.each([
  ['one address', () => '192.0.2.1', 5],
  ['one IPv6 /48, which one customer may have whole', (n: number) => `2001:db8:1:${n}::1`, 5],
  ['many addresses', (n: number) => `192.0.2.${n}`, 8],
  ['many IPv6 networks', (n: number) => `2001:db8:${n}::1`, 8],
])('of ten connections, %s gets its share', (_, addressOf, open) => {
  const server = createServer().removeAllListeners('connection')
  capConnections(server, { max: 10, isPerSender: true })
  const sockets = Array.from({ length: 8 }, (_, n) =>
    Object.defineProperty(new Socket(), 'remoteAddress', { value: addressOf(n) }),
  )
  for (const socket of sockets) server.emit('connection', socket)
  expect(sockets.filter(({ destroyed }) => !destroyed)).toHaveLength(open)
  for (const socket of sockets) socket.destroy()
})
