import { PageHead } from '../ui/page-head.tsx'

export function Services() {
  return (
    <>
      <PageHead title="Services" description="Services" path="/" />
      <h1 className="title-1">Services</h1>
    </>
  )
}
