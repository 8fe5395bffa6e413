import { Developments } from './developments.tsx'
import { PostInvestments } from './post-investments.tsx'
import { coreCopy } from './services-copy.ts'
import { CORE_SERVICES_ID } from './services-hero.tsx'

export function CoreServices() {
  return (
    <section id={CORE_SERVICES_ID} className="bg-surface section" aria-labelledby="core-title">
      <div className="container">
        <div className="grid gap-16px md:grid-cols-12 md:items-end mb-40px md:mb-64px">
          <h2 id="core-title" className="title-2 md:col-span-5">
            {coreCopy.title}
          </h2>
          <p className="lead md:col-span-7">{coreCopy.lead}</p>
        </div>
        <PostInvestments />
        <Developments />
      </div>
    </section>
  )
}
