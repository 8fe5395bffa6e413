/**
 * The owner's settings, read from environment variables at build time (docs/owner.md). A missing value hides what needs
 * it. Vite writes them into page and worker. The build's own scripts, which Node runs, read them directly.
 */
import { ownPathOf, urlOf } from './addresses/url.ts'
import { API_PREFIX } from './api-prefix.ts'
import { knowsKeys } from './knows-keys.ts'

type Environment = Partial<Record<`VITE_${string}`, string>>

const environment: Environment = {
  ...(globalThis as { process?: { env: Environment } }).process?.env,
  ...(import.meta as { env?: Environment }).env,
}

const read = (name: `VITE_${string}`, preset: string) => environment[name]?.trim() ?? preset
/** Paths are appended to it. */
const readAddress = (name: `VITE_${string}`, preset: string) => read(name, preset).replace(/\/+$/, '')

/** Stands for the owner's domain until there is one; the build reports it. */
export const SAMPLE_SITE_URL = 'https://adbond.example'

/** As the owner wrote it, for who asks from elsewhere: the build and the doctor. */
export const writtenApiBase = readAddress('VITE_API_BASE_URL', API_PREFIX)
const siteUrl = readAddress('VITE_SITE_URL', SAMPLE_SITE_URL)

const apiBaseUrl = ownPathOf(writtenApiBase, siteUrl) || writtenApiBase

/** What an API of our own origin does and any other is not taken to do, unless the owner says so (decision 080). */
const apiDoes = (said: `VITE_${string}`) => knowsKeys(read(said, ''), { apiBaseUrl, siteUrl })

/** The catalogue's sample film. The build puts it beside the site's own files, so any host has it. */
export const SAMPLE_FILM = '/assets/films/estate-walk-v1.mp4'

const salesEmail = read('VITE_SALES_EMAIL', 'sales@adbond.example')

const clientApp = readAddress('VITE_CLIENT_APP_URL', 'https://app.adbond.example')

const basePath = read('VITE_BASE_PATH', '')
  .split('/')
  .map((part) => part && `/${part}`)
  .join('')

export const siteConfig = {
  /** Base of every API call; absolute when the API is on another origin. */
  apiBaseUrl,
  /** Host of the API if it is not the site's own, as a header can carry it: `https://api.example.com`, or ''. */
  apiOrigin: urlOf(apiBaseUrl)?.origin ?? '',
  /** False when the API does not know `Idempotency-Key`: then nothing ambiguous is resent automatically. */
  apiIsIdempotent: apiDoes('VITE_API_IDEMPOTENT'),
  /**
   * True when pictures of the API answer `?w=640` with a smaller copy, as the reference API does. Taken for true of one
   * that does not, each width would be the original again, and a visitor would pay for it as often.
   */
  mediaHasWidths: apiDoes('VITE_MEDIA_WIDTHS'),
  /** Hosts of the API's pictures; [] = only the provider knows them. */
  mediaOrigins: read('VITE_MEDIA_ORIGIN', '')
    .split(/[\s,]+/)
    .filter(Boolean),
  /** What a visitor pays for mobile data, for the estimates beside sizes; 0 hides them. */
  nairaPerGb: Number(read('VITE_NAIRA_PER_GB', '575')) || 0,
  /** Naira for one dollar and one pound, for the rounded sums of the payment planner; 0 hides them. */
  nairaPerUsd: Number(read('VITE_NAIRA_PER_USD', '')) || 0,
  nairaPerGbp: Number(read('VITE_NAIRA_PER_GBP', '')) || 0,
  /** The day of both rates, `2026-11-03`; without it no sum is shown. */
  rateDate: read('VITE_RATE_DATE', ''),
  /** Where the build asks what packages and posts say of themselves; '' = an API elsewhere is asked, `off` = nobody. */
  headsFrom: read('VITE_HEADS_FROM', ''),
  /** Public address of the site, for canonical links, sharing and the site map; if empty, none of them is written. */
  siteUrl: urlOf(siteUrl)?.pathname.endsWith(basePath) === false ? siteUrl + basePath : siteUrl,
  /** The folder of the site on its origin: `/adbond`, or '' for the root (`base-path.ts`). */
  basePath,
  loginUrl: clientApp && `${clientApp}/login`,
  registerUrl: clientApp && `${clientApp}/register`,
  salesEmail,
  /** Of an office with one address for both, that of sales. */
  tourEmail: read('VITE_TOUR_EMAIL', 'tours@adbond.example') || salesEmail,
  hrEmail: read('VITE_HR_EMAIL', 'careers@adbond.example'),
  phone: read('VITE_PHONE', '+2348000000000'),
  whatsApp: read('VITE_WHATSAPP', '2348000000000'),
  /** As it is read in a sentence: "Monday to Saturday, 8 AM to 6 PM"; empty = not shown. */
  officeHours: read('VITE_OFFICE_HOURS', 'Monday to Saturday, 8 AM to 6 PM'),
  officeAddress: read('VITE_OFFICE_ADDRESS', 'Sample address, Lekki Phase 1, Lagos'),
  /** A YouTube link, or a film file; empty = a picture alone. */
  videoUrl: read('VITE_VIDEO_URL', basePath + SAMPLE_FILM),
  /** False: the build replaces the service worker with one that removes it (docs/owner.md). */
  hasWorker: read('VITE_SERVICE_WORKER', 'on') !== 'off',
  social: {
    Instagram: read('VITE_INSTAGRAM_URL', 'https://www.instagram.com/'),
    Youtube: read('VITE_YOUTUBE_URL', 'https://www.youtube.com/'),
    Tiktok: read('VITE_TIKTOK_URL', 'https://www.tiktok.com/'),
    Facebook: read('VITE_FACEBOOK_URL', 'https://www.facebook.com/'),
    Twitter: read('VITE_TWITTER_URL', 'https://x.com/'),
  },
} as const
