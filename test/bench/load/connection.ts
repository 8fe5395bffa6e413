/**
 * One kept-open HTTP/1.1 connection, one request at a time. Node's own client costs more than the server it would load.
 */
import { connect, type Socket } from 'node:net'
import { answerLength, HEAD_END } from './answer-length.ts'

export type Answered = { status: number; body: string }

export class Connection {
  readonly #socket: Socket
  #received: Buffer = Buffer.alloc(0)
  #settle: { resolve: (answer: Answered) => void; reject: (reason: Error) => void } | null = null

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.setNoDelay(true)
    socket.on('data', (chunk) => this.#take(chunk))
    socket.on('error', (error) => this.#fail(error))
    socket.on('close', () => this.#fail(new Error('The server closed the connection')))
  }

  static open(origin: string): Promise<Connection> {
    const { hostname, port } = new URL(origin)
    return new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => resolve(new Connection(socket)))
      socket.once('error', reject)
    })
  }

  /** `request` is the whole text: line, headers, empty line, body. */
  ask(request: string): Promise<Answered> {
    return new Promise((resolve, reject) => {
      this.#settle = { resolve, reject }
      this.#socket.write(request)
    })
  }

  close(): void {
    this.#socket.removeAllListeners('close').destroy()
  }

  #take(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk])
    const headEnd = this.#received.indexOf(HEAD_END)
    if (headEnd < 0) return
    const { status, length } = answerLength(this.#received.toString('latin1', 0, headEnd))
    const bodyStart = headEnd + HEAD_END.length
    if (this.#received.length < bodyStart + length) return
    const body = this.#received.toString('latin1', bodyStart, bodyStart + Math.min(length, 200))
    this.#received = Buffer.alloc(0)
    const settle = this.#settle
    this.#settle = null
    settle?.resolve({ status, body })
  }

  #fail(error: Error): void {
    this.#settle?.reject(error)
    this.#settle = null
  }
}
