/** A host of pictures on an origin of its own. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="5"><path fill="#c0622a" d="M0 0h8v5H0z"/></svg>'

/** `asked`: every request so far, by its path. `quiet`: waits until none has come for some time. */
export type PictureHost = {
  origin: string
  asked: () => readonly string[]
  quiet: () => Promise<void>
  close: () => Promise<void>
}

const QUIET_MS = 1_500

/** `isOpen`: whether pages of other origins may read its pictures. As S3 it says so only to who asks with `Origin`. */
export async function startPictureHost(isOpen: boolean): Promise<PictureHost> {
  const asked: string[] = []
  const server = createServer(({ url = '', headers }, response) => {
    asked.push(url)
    const permission = isOpen && headers.origin ? { 'access-control-allow-origin': '*' } : {}
    response.writeHead(200, { 'content-type': 'image/svg+xml', 'cache-control': 'no-store', ...permission })
    response.end(PICTURE)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    asked: () => [...asked],
    async quiet() {
      for (let before = -1; before !== asked.length; ) {
        before = asked.length
        await sleep(QUIET_MS)
      }
    },
    close,
  }
}
