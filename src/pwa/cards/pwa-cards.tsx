import { InstallCard } from '#src/pwa/install/install-card.tsx'
import { ConnectionBar } from './connection-bar.tsx'
import { LatePanel } from './late-panel.tsx'
import { UpdateCard } from './update-card.tsx'

/** Cards that only an installed, offline or saving page needs. Rendered after hydration. */
export function PwaCards() {
  return (
    <>
      <ConnectionBar />
      <InstallCard />
      <UpdateCard />
      <LatePanel />
    </>
  )
}
