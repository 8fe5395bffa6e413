import { PageHead } from '../ui/page-head.tsx'

export function Outbox() {
  return (
    <>
      <PageHead title="Outbox" description="Outbox" path="/" />
      <h1 className="title-1">Outbox</h1>
    </>
  )
}
