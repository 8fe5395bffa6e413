/** A build on a static host over HTTPS with its API behind it, and a browser that can resolve its names. */
import { type Browser, chromium } from '@playwright/test'
import { sampleContent } from '../../api/db/sample-content.ts'
import { BROWSER_ARGS } from '../playwright.config.ts'
import { buildWith } from './build-with.ts'
import { selfSigned } from './certificate.ts'
import { type Site, startSite } from './site.ts'
import { type HostName, NAMES, startHost, type TlsHost } from './tls-host.ts'

export const ORIGIN = 'https://www.adbond.test'
export const API_ORIGIN = 'https://api.adbond.test'
export const MEDIA_ORIGIN = 'https://media.adbond.test'

/** A picture of package 101 that its record names in full, on a host of its own. */
export const ELSEWHERE = `${MEDIA_ORIGIN}/media/roped-plots.jpg`

/** In a folder of its host. The API and the pictures are elsewhere, so it is taken to make no smaller copies. */
const IN_A_FOLDER = {
  VITE_BASE_PATH: '/adbond/',
  VITE_SITE_URL: ORIGIN,
  VITE_API_BASE_URL: `${API_ORIGIN}/api/v2`,
  VITE_API_IDEMPOTENT: 'true',
  VITE_MEDIA_ORIGIN: MEDIA_ORIGIN,
}

export type Way = 'at the root' | 'in a folder'

export type HttpsSite = {
  base: string
  dist: string
  host: TlsHost
  /** The host of the API: the same, or one of its own. */
  apiHost: TlsHost
  site: Site
  browser: Browser
  close: () => Promise<void>
}

/**
 * dist/ unchanged, with the same host as a proxy to the API; or a build for a folder, with the API on another origin.
 */
export async function openHttpsSite(name: HostName, way: Way): Promise<HttpsSite> {
  const isRoot = way === 'at the root'
  const certificate = selfSigned(NAMES)
  const site = await startSite({
    // The host serves the site; its server has the API alone.
    siteDir: 'none',
    settings: { BEHIND_TLS: '1', TRUSTED_PROXIES: '1', ALLOWED_ORIGINS: ORIGIN },
    content: isRoot ? sampleContent : withOnePictureElsewhere,
  })
  const apiHost = await startHost(name, { api: site.address, certificate })
  const build = isRoot ? null : await buildWith('in-a-folder', IN_A_FOLDER)
  const base = build ? '/adbond' : ''
  const host = build ? await startHost(name, { project: build.folder, base, certificate }) : apiHost
  const rules = [
    `MAP www.adbond.test:443 127.0.0.1:${host.port}`,
    `MAP www.adbond.test:80 127.0.0.1:${host.plainPort}`,
    `MAP api.adbond.test:443 127.0.0.1:${apiHost.port}`,
    `MAP media.adbond.test:443 127.0.0.1:${apiHost.port}`,
  ]
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: [
      ...BROWSER_ARGS,
      `--ignore-certificate-errors-spki-list=${certificate.spki}`,
      `--host-resolver-rules=${rules.join(', ')}`,
    ],
  })
  return {
    ...{ base, host, apiHost, site, browser },
    dist: build?.siteDir ?? 'dist',
    close: async () => {
      await browser.close()
      for (const one of new Set([host, apiHost])) await one.stop()
      await site.remove()
    },
  }
}

const withOnePictureElsewhere = {
  ...sampleContent,
  media: sampleContent.media.map((file) =>
    file.packageId === 101 && file.filename === 'roped-plots.jpg' ? { ...file, url: ELSEWHERE } : file,
  ),
}
