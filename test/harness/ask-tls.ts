import { request } from 'node:https'

export type TlsAnswer = {
  status: number
  headers: Readonly<Record<string, string | undefined>>
  text: string
  /** As they came. */
  bytes: Buffer
}

/** One request to a host of `tls-host.ts`, raw: nothing is unpacked, followed or kept. */
export function askTls(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  name = 'localhost',
): Promise<TlsAnswer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port,
        path,
        headers: { host: `${name}:${port}`, ...headers },
        servername: name,
        rejectUnauthorized: false,
      },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk) => chunks.push(chunk))
        answer.on('error', reject)
        answer.on('end', () => {
          const bytes = Buffer.concat(chunks)
          const { statusCode: status = 0, headers } = answer
          resolve({ status, headers: headers as TlsAnswer['headers'], text: bytes.toString(), bytes })
        })
      },
    )
    asked.on('error', reject)
    asked.end()
  })
}
