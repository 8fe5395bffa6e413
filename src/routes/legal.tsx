import { PageHead } from '../ui/page-head.tsx'

export function Legal() {
  return (
    <>
      <PageHead title="Legal" description="Legal" path="/" />
      <h1 className="title-1">Legal</h1>
    </>
  )
}
