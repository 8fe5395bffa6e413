/** Build-time entry: takes an address and returns its HTML. It reads no data: queries render their loading state. */
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { withBase } from '#contract/base-path.ts'
import { SiteRoutes } from './app/router.tsx'
import { screenAt } from './app/screens.tsx'

export type PrerenderedPage = {
  html: string
  /** Module of the screen below src/routes, without extension; null for the error screen. */
  routeFile: string | null
  /** Whether the whole screen waits for the data layer. */
  readsData: boolean
}

export async function prerenderPage(pathname: string): Promise<PrerenderedPage> {
  const failures: unknown[] = []
  const { prelude } = await prerender(
    <StaticRouter basename={withBase('/')} location={withBase(pathname)}>
      <SiteRoutes />
    </StaticRouter>,
    {
      // Without it React moves large parts to the end of the page and moves them back with an inline script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void failures.push(error),
    },
  )
  const html = await new Response(prelude).text()
  if (failures.length > 0) throw new Error(`${pathname} does not render`, { cause: failures[0] })
  const screen = screenAt(pathname)
  return { html, routeFile: screen?.file ?? null, readsData: screen?.readsData ?? false }
}
