/** What each setting of the owner may be (docs/owner.md). A setting that is not here does not exist. */

import { phoneNumber } from '../../contract/sent/phone-number.ts'
import { filmSource } from '../../src/features/company/film/film-source.ts'
import { whatsAppNumber } from './whatsapp-number.ts'

/** Null if the value is valid, otherwise the rest of a sentence that begins with the setting's name. */
type Rule = (value: string) => string | null

/** With one slash, `https:/host` is a whole address for Node, and on a page over HTTPS a path of that page's host. */
const WEB = /^https?:\/\/[^/\\]/i

const parsed = (value: string): URL | null => (URL.canParse(value) ? new URL(value) : null)

/** A host may hold `;`, `*` or `{` for Node. In a policy or the configuration of a host they mean something else. */
const PLAIN_HOST = /^(?:[\w.-]+|\[[\da-f:]+\])$/

const isWebAddress = (value: string): boolean =>
  WEB.test(value) && PLAIN_HOST.test(parsed(value)?.hostname ?? '')

const webAddress: Rule = (value) =>
  isWebAddress(value) ? null : 'must be a whole address, like https://www.example.com/page'

const orNothing =
  (rule: Rule): Rule =>
  (value) =>
    value === '' ? null : rule(value)

const oneOf =
  (...words: string[]): Rule =>
  (value) =>
    words.includes(value) ? null : `must be ${words.join(' or ')}`

/** A link adds the `mailto:`, and a subject behind a ?. */
const mailAddress: Rule = (value) =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) && !/[:?%#,;<>]/.test(value)
    ? null
    : 'must be an e-mail address and nothing else'

const anyText: Rule = () => null

/** Requests append a path to it. */
const apiBase: Rule = (value) => {
  const isPath = /^\/[^/\\]/.test(value)
  if (!isPath && !isWebAddress(value)) {
    return 'must be a whole address, like https://api.example.com/api/v2, or a path of this site, like /api/v2'
  }
  return /[?#\s]/.test(value) ? 'must end with its path: nothing behind a ? or a #' : null
}

const origins: Rule = (value) =>
  value
    .split(/[\s,]+/)
    .every((one) => parsed(one)?.pathname === '/' && isWebAddress(one) && !/[?#]/.test(one))
    ? null
    : 'must be a host without a path, like https://media.example.com; several stand behind each other with a space'

const siteAddress: Rule = (value) =>
  isWebAddress(value) && !/[?#]/.test(value)
    ? null
    : 'must be the address of the front page, like https://www.example.com'

const RESERVED = /^\/?(?:api|media|assets)(?:\/|$)/

const basePath: Rule = (value) => {
  if (!/^\/?(?:[\w~-][\w.~-]*(?:\/|$))*$/.test(value)) return 'must be a path of plain letters, like /adbond/'
  return RESERVED.test(value)
    ? 'must not begin with /api, /media or /assets: those addresses mean something else'
    : null
}

/** `/login` is appended, and a query behind that. A site whose pages stand behind a # is joined as well. */
const clientApp: Rule = (value) => {
  const wrong = webAddress(value)
  if (wrong) return wrong
  return /^[^?#]*$|^[^#]*#!?(?:\/[^?#]*)?$/.test(value)
    ? null
    : 'must end with its path: nothing behind a ?, and no place in a page behind a #'
}

const amount: Rule = (value) =>
  Number.isFinite(Number(value)) && Number(value) >= 0 ? null : 'must be a number, like 575'

const ONE_DAY = /^\d{4}-\d{2}-\d{2}$/

const day: Rule = (value) =>
  ONE_DAY.test(value) && new Date(`${value}T00:00Z`).toJSON()?.startsWith(value)
    ? null
    : 'must be a day, like 2026-11-03'

const social = orNothing(webAddress)

/** Its host is judged beside other settings (`check-settings.ts`). */
const film: Rule = (value) =>
  webAddress(value) ??
  (filmSource(value) ? null : 'must be the YouTube link of one video, or a file that ends in .mp4 or .webm')

const headsFrom: Rule = (value) =>
  isWebAddress(value) || value === 'off' || value === ''
    ? null
    : 'must be the whole address of the API, like https://api.example.com/api/v2, or off'

export const SETTING_RULES: Readonly<Record<string, Rule>> = {
  VITE_API_BASE_URL: apiBase,
  VITE_API_IDEMPOTENT: orNothing(oneOf('true', 'false')),
  VITE_MEDIA_WIDTHS: oneOf('true', 'false'),
  VITE_MEDIA_ORIGIN: orNothing(origins),
  VITE_BASE_PATH: basePath,
  VITE_HEADS_FROM: headsFrom,
  VITE_NAIRA_PER_GB: orNothing(amount),
  VITE_NAIRA_PER_USD: orNothing(amount),
  VITE_NAIRA_PER_GBP: orNothing(amount),
  VITE_RATE_DATE: orNothing(day),
  VITE_SITE_URL: orNothing(siteAddress),
  VITE_CLIENT_APP_URL: orNothing(clientApp),
  VITE_SALES_EMAIL: orNothing(mailAddress),
  VITE_TOUR_EMAIL: orNothing(mailAddress),
  VITE_HR_EMAIL: orNothing(mailAddress),
  VITE_PHONE: orNothing((value) =>
    phoneNumber(value).isDoubtful ? 'must be one phone number, like +234 803 123 4567' : null,
  ),
  VITE_WHATSAPP: orNothing((value) =>
    whatsAppNumber(value).isDoubtful ? 'must be one number of a phone, like 2348012345678' : null,
  ),
  VITE_OFFICE_ADDRESS: anyText,
  VITE_OFFICE_HOURS: anyText,
  VITE_VIDEO_URL: orNothing(film),
  VITE_SERVICE_WORKER: oneOf('on', 'off'),
  VITE_INSTAGRAM_URL: social,
  VITE_YOUTUBE_URL: social,
  VITE_TIKTOK_URL: social,
  VITE_FACEBOOK_URL: social,
  VITE_TWITTER_URL: social,
}
