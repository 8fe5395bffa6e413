import { Agent, type IncomingHttpHeaders, type IncomingMessage, request as send } from 'node:http'

export type Fetched = { status: number; headers: IncomingHttpHeaders; body: Buffer }

const agent = new Agent({ keepAlive: false })

/**
 * Passes the request to the real server and returns its whole answer. `isPlain`: not compressed, whatever the browser
 * takes.
 */
export function askServer(
  target: string,
  asked: Pick<IncomingMessage, 'url' | 'method' | 'headers'>,
  { body, isPlain }: { body: Buffer; isPlain: boolean },
): Promise<Fetched> {
  return new Promise((resolve, reject) => {
    const url = new URL(asked.url ?? '/', target)
    const encoding = isPlain ? { 'accept-encoding': 'identity' } : {}
    const headers = { ...asked.headers, ...encoding, connection: 'close' }
    const options = { method: asked.method, headers, agent }
    const request = send(url, options, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () => {
        resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: Buffer.concat(chunks) })
      })
    })
    request.on('error', reject)
    request.end(body)
  })
}
