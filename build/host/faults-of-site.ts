import { SAMPLE_SITE_URL } from '../../contract/site-config.ts'

type Environment = Readonly<Record<string, string | undefined>>

const MIXED = ['VITE_API_BASE_URL', 'VITE_CLIENT_APP_URL', 'VITE_MEDIA_ORIGIN']

/** Browsers trust it without HTTPS. */
const ON_THIS_MACHINE = /^http:\/\/(?:localhost|127\.0\.0\.1)(?=[:/]|$)/

/** Faults that do not stop a build but harm visitors. */
export function faultsOfSite(env: Environment): string[] {
  const site = env.VITE_SITE_URL?.trim() ?? SAMPLE_SITE_URL
  const faults: string[] = []
  if (site === SAMPLE_SITE_URL)
    faults.push(`VITE_SITE_URL is not set: links for search engines and chats name ${SAMPLE_SITE_URL}`)
  if (site.startsWith('http:') && !ON_THIS_MACHINE.test(site))
    faults.push('VITE_SITE_URL begins with http: without HTTPS nothing is kept for offline')
  for (const name of MIXED) {
    const isPlain = /(?:^|[\s,])http:/.test(env[name] ?? '')
    if (isPlain && site.startsWith('https:')) {
      faults.push(`${name} begins with http: a browser refuses that on a site with https`)
    }
  }
  return faults
}
