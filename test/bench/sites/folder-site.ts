/** Serves a folder as a plain static host would: index pages, compressed when the client takes it. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { loadFiles } from '../../../api/static/served-files.ts'

export type FolderSite = { origin: string; close: () => Promise<void> }

export async function folderSite(folder: string): Promise<FolderSite> {
  const files = loadFiles(folder)
  const server = createServer((asked, answer) => {
    const name = decodeURIComponent(new URL(asked.url ?? '/', 'http://site').pathname).slice(1)
    const file =
      files.get(name) ?? files.get(path.posix.join(name, 'index.html')) ?? files.get(`${name}.html`)
    if (!file) {
      answer.writeHead(404, { 'Content-Length': 0 }).end()
      return
    }
    const isText = /text|javascript|json|svg|xml/.test(file.type)
    const takesBrotli = /\bbr\b/.test(asked.headers['accept-encoding'] ?? '')
    const encoded = isText && takesBrotli
    if (encoded) file.encoded.br ??= new Uint8Array(brotliCompressSync(file.body))
    const body = (encoded && file.encoded.br) || file.body
    answer.writeHead(200, {
      'Content-Type': file.type,
      'Content-Length': body.byteLength,
      ...(encoded ? { 'Content-Encoding': 'br' } : {}),
      'Cache-Control': 'max-age=600',
    })
    answer.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
