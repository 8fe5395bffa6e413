import { PageHead } from '../ui/page-head.tsx'

export function VirtualTeam() {
  return (
    <>
      <PageHead title="VirtualTeam" description="VirtualTeam" path="/" />
      <h1 className="title-1">VirtualTeam</h1>
    </>
  )
}
