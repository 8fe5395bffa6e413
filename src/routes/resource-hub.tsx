import { PageHead } from '../ui/page-head.tsx'

export function ResourceHub() {
  return (
    <>
      <PageHead title="ResourceHub" description="ResourceHub" path="/" />
      <h1 className="title-1">ResourceHub</h1>
    </>
  )
}
