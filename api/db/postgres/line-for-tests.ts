import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** What the line does with a commit: carries it and breaks before its answer, or breaks before it. */
type Fault = 'lose-answer-of-commit' | 'lose-commit' | 'silence'

export type LineForTests = {
  url: string
  /** Once, at the next commit. `silence`: nothing is carried any more, until `heal`. */
  fail: (fault: Fault) => void
  heal: () => void
  close: () => void
}

const COMMIT = 'commit\0'

/** A connection to PostgreSQL that breaks at the worst moment. */
export async function lineTo(url: string): Promise<LineForTests> {
  const { port, pathname } = new URL(url)
  let fault: Fault | null = null
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(port), '127.0.0.1')
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => undefined) // cut on purpose
      socket.on('close', () => {
        near.destroy()
        far.destroy()
      })
    }
    far.on('data', (answer) => fault !== 'silence' && near.write(answer))
    near.on('data', (words) => {
      if (fault === 'silence') return
      if (fault === null || !words.includes(COMMIT)) return void far.write(words)
      const isCarried = fault === 'lose-answer-of-commit'
      fault = null
      if (!isCarried) return void far.destroy()
      far.removeAllListeners('data').on('data', () => far.destroy()) // PostgreSQL has answered: it is done
      far.write(words)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const at = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `postgres://app@127.0.0.1:${at}${pathname}`,
    fail: (next) => {
      fault = next
    },
    heal: () => {
      fault = null
    },
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
