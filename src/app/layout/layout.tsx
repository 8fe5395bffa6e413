import type { ReactNode } from 'react'
import { RouteChange } from '#src/app/route-change.tsx'
import { followsSomething } from '#src/device/follows-something.ts'
import { SkipLinks } from '#src/startup/skip-links.tsx'
import { layoutCopy } from './copy.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Later } from './later.tsx'

const loadToaster = async () => (await import('#src/app/on-demand/toaster.tsx')).Toaster
const loadFollowedNews = async () => {
  await followsSomething()
  return (await import('#src/app/on-demand/followed-news.tsx')).FollowedNews
}
const loadPwaCards = async () => (await import('#src/pwa/cards/pwa-cards.tsx')).PwaCards

/** The frame around every screen (spec §2). */
export function Layout({ children, also }: { children: ReactNode; also: ReactNode }) {
  return (
    <>
      <SkipLinks links={[{ to: 'main', label: layoutCopy.skip }]} />
      <Header />
      {also}
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <Footer />
      <RouteChange />
      <Later load={loadToaster} />
      <Later load={loadPwaCards} />
      <Later load={loadFollowedNews} />
    </>
  )
}
