import { PageHead } from '../ui/page-head.tsx'

export function Careers() {
  return (
    <>
      <PageHead title="Careers" description="Careers" path="/" />
      <h1 className="title-1">Careers</h1>
    </>
  )
}
