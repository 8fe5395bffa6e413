import { PageHead } from '../ui/page-head.tsx'

export function PostDetail() {
  return (
    <>
      <PageHead title="PostDetail" description="PostDetail" path="/" />
      <h1 className="title-1">PostDetail</h1>
    </>
  )
}
