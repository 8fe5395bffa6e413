import { createHash } from 'node:crypto'
import type { Encoding } from './accept-encoding.ts'
import { acceptedEncodings } from './accept-encoding.ts'
import { isFresh } from './etag.ts'
import { compressed, WORTH_IT_BYTES } from './squeeze.ts'

type Body = Uint8Array<ArrayBuffer>

/**
 * A successful read as it leaves the server: whole, in each compressed form once a client has asked for it, or as a
 * 304.
 */
export class WholeAnswer {
  /** Bytes of the body. */
  readonly size: number
  /** Gets the bytes of each compressed form once it is made, because it stays in memory with the body. */
  onForm: (bytes: number) => void = () => undefined
  readonly #body: Body
  readonly #headers: Readonly<Record<string, string>>
  readonly #etag: string
  readonly #forms = new Map<Encoding, Promise<Body>>()

  private constructor(body: Body, headers: Record<string, string>) {
    this.size = body.byteLength
    this.#body = body
    this.#etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    const vary = [headers.vary, 'Accept-Encoding'].filter(Boolean).join(', ')
    this.#headers = { ...headers, vary, etag: this.#etag }
  }

  static async of(response: Response): Promise<WholeAnswer> {
    return new WholeAnswer(new Uint8Array(await response.arrayBuffer()), Object.fromEntries(response.headers))
  }

  /** The header `Cache-Control: … max-age=60 …` says that a copy is acceptable. */
  get isForKeeping(): boolean {
    return this.#headers['cache-control']?.includes('max-age') ?? false
  }

  saysTheSameAs(other: WholeAnswer): boolean {
    return this.#etag === other.#etag
  }

  async answer(request: Request): Promise<Response> {
    if (isFresh(request.headers.get('If-None-Match'), this.#etag)) {
      const { 'content-type': _, ...headers } = this.#headers
      return new Response(null, { status: 304, headers })
    }
    const [encoding] = acceptedEncodings(request.headers.get('Accept-Encoding'))
    if (encoding === undefined || this.size < WORTH_IT_BYTES) return this.#send(this.#body, {})
    return this.#send(await this.#form(encoding), { 'content-encoding': encoding })
  }

  #form(encoding: Encoding): Promise<Body> {
    const made = this.#forms.get(encoding) ?? this.#make(encoding)
    this.#forms.set(encoding, made)
    made.catch(() => this.#forms.delete(encoding)) // an answer that says the same is kept on, and so would its fault be
    return made
  }

  async #make(encoding: Encoding): Promise<Body> {
    const form = await compressed(this.#body, encoding, this.isForKeeping)
    this.onForm(form.byteLength)
    return form
  }

  #send(body: Body, coding: Record<string, string>): Response {
    const length = { 'content-length': String(body.byteLength) }
    return new Response(body, { headers: { ...this.#headers, ...coding, ...length } })
  }
}
