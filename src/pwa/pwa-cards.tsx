import { ConnectionBar } from './connection-bar.tsx'
import { UpdateCard } from './update-card.tsx'

/** What only an installed or offline page has to say. Rendered after hydration. */
export function PwaCards() {
  return (
    <>
      <ConnectionBar />
      <UpdateCard />
    </>
  )
}
