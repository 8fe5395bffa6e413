/** `node api/server.ts`: the reference API, the sample media and the built site in one process. */
import './process/quick-resolve.ts'

await import('./process/serve.ts')
