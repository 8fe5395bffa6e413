import { sitePaths } from '#contract/site-paths.ts'
import { findCopy } from '#src/features/packages/find/rules/find-copy.ts'
import { PageHead } from '#src/ui/head/page-head.tsx'
import { FindInLines } from './find/find-in-lines.tsx'

/** In one file with the screen: what lists of one line ask for later is most of it. */
export { FindInLines }

/** One place to search all lines (decision 136). */
export function FindPackages() {
  return (
    <>
      <PageHead title={findCopy.title} description={findCopy.description} path={sitePaths.find} />
      <div className="container pt-20px md:pt-56px pb-64px md:pb-104px min-h-screen">
        <h1 className="title-1">{findCopy.heading}</h1>
        <p className="lead mt-8px mb-20px md:mb-32px">{findCopy.lead}</p>
        <FindInLines line={null} />
      </div>
    </>
  )
}
