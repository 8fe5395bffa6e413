/** `/styleguide` of the development server: every part of src/ui in its states. No build knows this entry. */
import 'virtual:uno.css'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { Toaster } from '#src/app/on-demand/toaster.tsx'
import { applyStoredTheme } from '#src/startup/boot/stored-theme.ts'
import { Guide } from './guide.tsx'

applyStoredTheme()
// The development server has no worker. Parts are shown as under one.
if ('serviceWorker' in navigator)
  Object.defineProperty(navigator.serviceWorker, 'ready', { value: Promise.resolve() })
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <MemoryRouter>
      <Guide />
      <Toaster />
    </MemoryRouter>,
  )
}
