import { sitePaths } from '#contract/site-paths.ts'
import { AlsoOffline } from '#src/features/offline-packs/also-offline.tsx'
import { page } from '#src/features/offline-packs/copy.ts'
import { GoodToKnow } from '#src/features/offline-packs/good-to-know.tsx'
import { PackList } from '#src/features/offline-packs/pack-list.tsx'
import { RoomOnPhone } from '#src/features/offline-packs/room-on-phone.tsx'
import { packKeeper } from '#src/pwa/packs/pack-keeper.ts'
import { PageHead } from '#src/ui/head/page-head.tsx'

/** What this phone keeps: packs that a person chose, and everything else that opens without a network. */
export function OfflineLibrary() {
  const { title, description, eyebrow, heading, lead } = page
  return (
    <>
      <PageHead title={title} description={description} path={sitePaths.offline} noIndex />
      <div className="container pt-40px pb-64px md:pt-64px md:pb-104px">
        <div className="grid gap-12px mb-40px md:mb-56px">
          <p className="eyebrow">{eyebrow}</p>
          <h1 className="title-1 max-w-[14em]">{heading}</h1>
          <p className="lead">{lead}</p>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-56px lg:gap-64px lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] items-start">
          <PackList keeper={packKeeper} />
          <aside className="grid gap-40px lg:sticky lg:top-120px lg:row-span-2">
            <RoomOnPhone keeper={packKeeper} />
            <GoodToKnow keeper={packKeeper} />
          </aside>
          <AlsoOffline keeper={packKeeper} />
        </div>
      </div>
    </>
  )
}
