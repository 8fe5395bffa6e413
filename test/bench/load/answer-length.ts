export const HEAD_END = '\r\n\r\n'

/**
 * Status and body length of an answer's head. The server always sends Content-Length; without it the end would be
 * unknown.
 */
export function answerLength(head: string): { status: number; length: number } {
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1])
  if (Number.isNaN(status)) throw new Error(`Not an HTTP answer: ${head.slice(0, 40)}`)
  if (status === 304 || status === 204) return { status, length: 0 }
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1]
  if (length === undefined) throw new Error(`An answer ${status} without Content-Length`)
  return { status, length: Number(length) }
}
