import { startTransition, useEffect } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { withBase } from '#contract/base-path.ts'
import { SiteRoutes } from '#src/app/router.tsx'
import { readerEngaged } from '#src/device/reader-engaged.ts'

/**
 * Mounts, or hydrates the HTML of `prerenderedPath` while it is still the address; `onReady` runs when the tree answers to presses.
 * React's own start (react-dom) is half of what this chunk does when it comes: as a task of its own it is short enough
 * for a press to come between (docs/performance.md).
 */
export async function mount(onReady: () => void, prerenderedPath: string): Promise<void> {
  await nextTask()
  const { createRoot, hydrateRoot } = await import('react-dom/client')
  await nextTask()
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  const app = (
    <BrowserRouter basename={withBase('/')}>
      <SiteRoutes>
        <Ready onReady={onReady} />
      </SiteRoutes>
    </BrowserRouter>
  )
  startTransition(() => {
    if (root.firstElementChild && location.pathname === prerenderedPath) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
}

/** The task that runs ends here. A message comes at once, a timer after 4 ms where timers are nested. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })

/** The line is lost, or the page is left. What can be done, missing-parts.ts does. */
const doWithout = () => undefined

let isReady = false

/** Starts what only a browser has, once, after the tree stands: with its screen, or with the words that it did not come. */
function Ready({ onReady }: { onReady: () => void }): null {
  useEffect(() => {
    if (isReady) return
    isReady = true
    onReady()
    void import('./missing-parts.ts').then(({ watchMissingParts }) => watchMissingParts(), doWithout)
    void readerEngaged.then(() => import('#src/pwa/start.ts')).then(({ startPwa }) => startPwa(), doWithout)
    void readerEngaged
      .then(() => import('#src/startup/for-readers/link-preload.ts'))
      .then(({ watchLinks }) => watchLinks(), doWithout)
  }, [onReady])
  return null
}
