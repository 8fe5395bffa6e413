import { PageHead } from '../ui/page-head.tsx'

export function WhoWeAre() {
  return (
    <>
      <PageHead title="WhoWeAre" description="WhoWeAre" path="/" />
      <h1 className="title-1">WhoWeAre</h1>
    </>
  )
}
