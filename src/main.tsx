import { startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { BrowserProviders } from './app/browser-providers.tsx'
import { SiteRoutes } from './app/router.tsx'

/** Mounts or hydrates; `onReady` runs when the tree answers to presses. */
export function mount(onReady: () => void): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  const app = (
    <BrowserProviders>
      <BrowserRouter>
        <SiteRoutes />
        <Ready onReady={onReady} />
      </BrowserRouter>
    </BrowserProviders>
  )
  startTransition(() => {
    if (root.firstElementChild) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
}

function Ready({ onReady }: { onReady: () => void }): null {
  useEffect(onReady, [onReady])
  return null
}
