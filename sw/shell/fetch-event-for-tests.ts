/** What the worker's global scope offers, as far as its routes use it. */
export class ExtendableEvent {
  waitUntil(work: Promise<unknown>): void {
    work.catch(() => undefined)
  }
}

/** A request of a page. Its `answer` is what the worker gives; undefined where that leaves it to the browser. */
export class FetchEvent extends ExtendableEvent {
  readonly request: Request
  readonly clientId: string
  answer: Promise<Response> | undefined
  constructor(request: Request, clientId = 'a-page') {
    super()
    this.clientId = clientId
    this.request = request
  }
  respondWith(answer: Promise<Response>): void {
    this.answer = answer
  }
}
