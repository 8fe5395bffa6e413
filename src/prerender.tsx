/** Build-time entry: an address in, its HTML out. No data is read: queries render their loading state. */
import { QueryClientProvider } from '@tanstack/react-query'
import { prerenderToNodeStream } from 'react-dom/static'
import { matchPath, StaticRouter } from 'react-router-dom'
import { createQueryClient } from './app/query-client.ts'
import { SiteRoutes } from './app/router.tsx'
import { screens } from './app/screens.tsx'

export type PrerenderedPage = {
  html: string
  /** Module of the screen below src/routes, without extension; null for the error screen. */
  routeFile: string | null
}

export async function prerenderPage(pathname: string): Promise<PrerenderedPage> {
  const failures: unknown[] = []
  const { prelude } = await prerenderToNodeStream(
    <QueryClientProvider client={createQueryClient()}>
      <StaticRouter location={pathname}>
        <SiteRoutes />
      </StaticRouter>
    </QueryClientProvider>,
    { onError: (error) => void failures.push(error) },
  )
  let html = ''
  for await (const chunk of prelude) html += String(chunk)
  if (failures.length > 0) throw new Error(`${pathname} does not render`, { cause: failures[0] })
  const screen = screens.find(({ paths }) => paths.some((path) => matchPath(path, pathname)))
  return { html, routeFile: screen?.file ?? null }
}
