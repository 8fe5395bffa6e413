import { PageHead } from '../ui/page-head.tsx'

export function Faqs() {
  return (
    <>
      <PageHead title="Faqs" description="Faqs" path="/" />
      <h1 className="title-1">Faqs</h1>
    </>
  )
}
