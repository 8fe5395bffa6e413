import { startTransition, useEffect } from 'react'
import { BrowserRouter, matchPath } from 'react-router-dom'
import { withBase, withoutBase } from '#contract/base-path.ts'
import { SiteRoutes } from '#src/app/router.tsx'
import { screenAt } from '#src/app/screens.tsx'
import { notePresses } from '#src/device/last-press.ts'
import { readerEngaged } from '#src/device/reader-engaged.ts'
import { untilItComes } from '#src/device/until-it-comes.ts'
import { typeCarriedAgain } from '#src/forms/dirty-forms.ts'
import { cleanAddress } from './clean-address.ts'
import { noteStanding } from './first-screen.ts'
import { helpReader } from './help-reader.ts'
import { watchMissingParts, watchStyles } from './missing-parts.ts'

/**
 * Mounts the app, or hydrates the HTML if it is of this address. Back may have changed that since, even before the
 * first script, so the HTML says itself what it is of (build/pages/prerender.ts). `onAwake` runs when the header and the footer answer to presses, and again when the screen does: until then it is `data-asleep`. React's own
 * start (react-dom) is half of this chunk's work. As a task of its own it is short enough for a press to come between
 * (docs/performance.md).
 */
export async function mount(onAwake: () => void): Promise<void> {
  await nextTask()
  const { createRoot, hydrateRoot } = await import('react-dom/client')
  await nextTask()
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  const path = cleanAddress()
  const own = withoutBase(path) ?? path
  const isAt = (page: string) => matchPath(page, own) !== null
  const { page } = root.dataset
  const isPrerendered = page === '*' ? !screenAt(own) : page?.split(' ').some(isAt)
  notePresses()
  typeCarriedAgain()
  watchStyles()
  if (isPrerendered) noteStanding(path)
  else for (const told of document.head.querySelectorAll(OF_A_SCREEN)) told.remove()
  const { href, pathname } = location
  const onFrame = () => {
    onAwake()
    // The router listens from here on: it did not hear of a Back while React went through the page.
    if (location.href !== href) dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }
  const app = (
    <BrowserRouter basename={withBase('/')}>
      <SiteRoutes withFrame={<Ready part="frame" onReady={onFrame} />}>
        <Ready part="screen" onReady={onAwake} />
      </SiteRoutes>
    </BrowserRouter>
  )
  startTransition(() => {
    if (isPrerendered)
      hydrateRoot(root, app, { onRecoverableError: (error) => tellUnlessLeft(pathname, error) })
    else createRoot(root).render(app)
  })
}

/** What a page tells of its screen in its head. React adds what another one tells, and the first title would count. */
const OF_A_SCREEN = 'title, [rel=canonical], [property], [name=description], [name=robots]'

/** Who leaves before the screen is alive meets HTML of another screen. React draws theirs then, and nothing is wrong. */
function tellUnlessLeft(pathname: string, error: unknown): void {
  if (location.pathname !== pathname) return
  queueMicrotask(() => {
    throw error
  })
}

/** Ends the running task. A message comes at once; a nested timer comes after 4 ms. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })

const loadPwa = () => import('#src/pwa/start.ts')

type ReadyProps = { part: 'frame' | 'screen'; onReady: () => void }

let isReady = false

/**
 * Tells of a part that stands and answers: the frame around the screen, then the screen, or the words that it did not
 * come. With the screen starts, once, what only a browser has.
 */
function Ready({ part, onReady }: ReadyProps): null {
  useEffect(() => {
    if (isReady) return
    isReady = part === 'screen'
    document.querySelector('main')?.toggleAttribute('data-asleep', !isReady)
    if (isReady) document.documentElement.dataset.state = 'interactive'
    onReady()
    if (!isReady) return
    noteStanding(null)
    watchMissingParts()
    // Without it nothing that waits is sent, so a lost line may delay it and no more.
    void readerEngaged.then(() => untilItComes(loadPwa)).then(({ startPwa }) => startPwa())
    void readerEngaged.then(helpReader)
  }, [part, onReady])
  return null
}
