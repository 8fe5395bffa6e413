import { meantBy } from '../../api/meant-by.ts'
import { ownPathOf, urlOf } from '../../contract/addresses/url.ts'
import { phoneNumber } from '../../contract/sent/phone-number.ts'
import { filmSource } from '../../src/features/company/film/film-source.ts'
import { mediaSources } from './media-sources.ts'
import { SETTING_RULES } from './setting-rules.ts'
import { whatsAppNumber } from './whatsapp-number.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** One sentence for each setting that prevents a build of the site. */
export function wrongSettings(env: Environment): string[] {
  const wrong = Object.entries(SETTING_RULES).flatMap(([name, rule]) => {
    const value = env[name]?.trim()
    if (value === undefined) return []
    if (LOGIN.test(value))
      return [`${name} must hold no user name and no password: every visitor could read them.`]
    const fault = rule(value)
    return fault ? `${name} ${fault}, not "${value}".` : []
  })
  return wrong.length > 0 ? wrong : [...basesThatDiffer(env), ...ratesWithoutDay(env), ...filmsKeptOut(env)]
}

/** `me:secret@` before a host. Browsers refuse such an address in a request. */
const LOGIN = /https?:\/\/[^/\\?#\s,]*@/i

/** The path of the public address and the place on the host are one fact. */
function basesThatDiffer({ VITE_SITE_URL = '', VITE_BASE_PATH = '' }: Environment): string[] {
  const inAddress = VITE_SITE_URL.trim() ? partsOf(new URL(VITE_SITE_URL.trim()).pathname) : ''
  const base = partsOf(VITE_BASE_PATH.trim())
  if (inAddress === '' || inAddress === base) return []
  return [
    `VITE_SITE_URL has the path /${inAddress}: then VITE_BASE_PATH must be /${inAddress}/ as well, not "${VITE_BASE_PATH}".`,
  ]
}

/** A rate is true of its day, and the site says which. */
function ratesWithoutDay({ VITE_RATE_DATE = '', ...env }: Environment): string[] {
  if (VITE_RATE_DATE.trim()) return []
  return ['VITE_NAIRA_PER_USD', 'VITE_NAIRA_PER_GBP']
    .filter((name) => Number(env[name]?.trim()) > 0)
    .map((name) => `${name} needs its day in VITE_RATE_DATE, like 2026-11-03.`)
}

/** A file on a host that the policy does not name. Of a site without an address nobody knows which is its own. */
function filmsKeptOut({ VITE_SITE_URL, VITE_VIDEO_URL, ...env }: Environment): string[] {
  const site = VITE_SITE_URL?.trim() ?? ''
  const film = VITE_VIDEO_URL?.trim() ?? ''
  const api = env.VITE_API_BASE_URL?.trim() ?? '/'
  if (site === '' || filmSource(film)?.kind !== 'file') return []
  const apiOrigin = ownPathOf(api, site) ? '' : (urlOf(api)?.origin ?? '')
  const named = (env.VITE_MEDIA_ORIGIN ?? '').split(/[\s,]+/).filter(Boolean)
  const allowed = [site, ...mediaSources(apiOrigin, named)]
  const { host, origin } = new URL(film)
  if (allowed.some((one) => one === 'https:' || new URL(one).host === host)) return []
  return [`VITE_VIDEO_URL needs its host in VITE_MEDIA_ORIGIN, or no page plays it: ${origin}.`]
}

/**
 * The settings that the site needs in another form. A phone is dialled as it stands in a link: the zero of
 * `+234 (0) 803 …` would lead nowhere, and `0803 …` is no number abroad. WhatsApp finds nobody by either.
 */
export function plainSettings({ VITE_PHONE = '', VITE_WHATSAPP = '' }: Environment): Record<string, string> {
  return {
    ...(VITE_PHONE.trim() && { VITE_PHONE: phoneNumber(VITE_PHONE).number }),
    ...(VITE_WHATSAPP.trim() && { VITE_WHATSAPP: whatsAppNumber(VITE_WHATSAPP).number }),
  }
}

/** Sentences about names in the owner's environment that look like settings but are not, as a typing error does. */
export const unknownSettings = (env: Environment): string[] =>
  Object.keys(env)
    .filter((name) => name.startsWith('VITE_') && !(name in SETTING_RULES))
    .map((name) => {
      const meant = meantBy(name, Object.keys(SETTING_RULES))
      return `${name} is no setting of this site${meant ? `: is ${meant} meant?` : ''}`
    })

const partsOf = (path: string): string => path.split('/').filter(Boolean).join('/')
