import { SAMPLE_SITE_URL } from '../../contract/site-config.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Without a value each is a sample, which looks real and reaches nobody or is not the owner's. */
const SAMPLES = [
  'VITE_SALES_EMAIL',
  'VITE_TOUR_EMAIL',
  'VITE_HR_EMAIL',
  'VITE_PHONE',
  'VITE_WHATSAPP',
  'VITE_OFFICE_ADDRESS',
  'VITE_CLIENT_APP_URL',
  'VITE_OFFICE_HOURS',
  'VITE_VIDEO_URL',
  'VITE_INSTAGRAM_URL',
  'VITE_YOUTUBE_URL',
  'VITE_TIKTOK_URL',
  'VITE_FACEBOOK_URL',
  'VITE_TWITTER_URL',
]

const MIXED = ['VITE_API_BASE_URL', 'VITE_CLIENT_APP_URL', 'VITE_MEDIA_ORIGIN']

/** Browsers trust it without HTTPS. */
const ON_THIS_MACHINE = /^http:\/\/(?:localhost|127\.0\.0\.1)(?=[:/]|$)/

const siteIn = (env: Environment): string => env.VITE_SITE_URL?.trim() ?? SAMPLE_SITE_URL

/** Whether the owner has named an address that visitors reach. */
export function isPublic(env: Environment): boolean {
  const site = siteIn(env)
  return site !== '' && site !== SAMPLE_SITE_URL && !ON_THIS_MACHINE.test(site)
}

/** For the configurations of a host. With a port in the address only the owner knows who listens where. */
export function nameOfSite(env: Environment): string | undefined {
  const { hostname, port } = new URL(siteIn(env) || SAMPLE_SITE_URL)
  return isPublic(env) && port === '' ? hostname : undefined
}

/** What a public site would still show of the sample, as a sentence; null = nothing, or it is not public yet. */
function samplesShown(env: Environment): string | null {
  if (!isPublic(env)) return null
  const unset = SAMPLES.filter((name) => env[name] === undefined)
  if (unset.length === 0) return null
  return `Not set: ${unset.join(', ')}. Visitors would meet samples, which reach nobody or are not yours. Set to nothing, they are hidden`
}

/** Faults that do not stop a build but harm visitors. */
export function faultsOfSite(env: Environment): string[] {
  const site = siteIn(env)
  const faults: string[] = []
  const samples = samplesShown(env)
  if (samples) faults.push(samples)
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
  if (Date.parse(`${env.VITE_RATE_DATE}T00:00+01:00`) > Date.now())
    faults.push(`VITE_RATE_DATE is ${env.VITE_RATE_DATE}: the planner would name rates of a day to come`)
  const [, end = ''] = /[^/](\/(?:login|register))\/*\s*$/i.exec(env.VITE_CLIENT_APP_URL ?? '') ?? []
  if (end)
    faults.push(
      `VITE_CLIENT_APP_URL ends in ${end}: /login and /register are appended, so a link leads to ${end}${end.toLowerCase()}`,
    )
  return faults
}
