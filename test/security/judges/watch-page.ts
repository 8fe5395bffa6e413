/** What a browser context does against the policy, and which other hosts it asks. */
import type { BrowserContext, ConsoleMessage } from '@playwright/test'

export type Watched = {
  /** What the policy stopped, in pages and in the worker. */
  violations: string[]
  /** Addresses of other origins that a page or the worker asked for. */
  outside: Set<string>
  requests: number
}

/** `data:` and `blob:` ask nobody. */
const isRequest = (url: string) => /^(?:https?|wss?):/.test(url)

export async function watchContext(context: BrowserContext, origin: string): Promise<Watched> {
  const watched: Watched = { violations: [], outside: new Set(), requests: 0 }
  context.on('request', (request) => {
    if (!isRequest(request.url())) return
    watched.requests += 1
    if (new URL(request.url()).origin !== origin) watched.outside.add(request.url())
  })
  await context.exposeFunction('noteViolation', (words: string) => watched.violations.push(words))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      const { noteViolation } = window as unknown as { noteViolation: (words: string) => void }
      noteViolation(`${location.pathname}: ${violatedDirective} ${blockedURI} ${sourceFile}`)
    })
  })
  const note = (where: string) => (message: ConsoleMessage) => {
    if (/Content Security Policy|Trusted ?Types/i.test(message.text()))
      watched.violations.push(where + message.text())
  }
  // The worker's own violations reach no page: its console reports them.
  context.on('serviceworker', (worker) => worker.on('console', note('worker: ')))
  context.on('console', note(''))
  return watched
}
