/**
 * `npm run doctor`: reads the owner's settings, and the names in `deploy/.env`. It asks the API, and says in plain words
 * what is wrong. Changes nothing.
 */
import { misspeltSettings } from '../api/misspelt-settings.ts'
import { strangersInFile } from '../build/host/container-settings.ts'
import { faultOfPicture, faultsOfApi } from '../build/host/doctor/ask-api.ts'
import { faultOfPages, faultsOfAddresses } from '../build/host/doctor/ask-site.ts'
import { doubtOfKeys, faultOfSending } from '../build/host/doctor/ask-to-send.ts'
import { firstPicture } from '../build/host/doctor/first-picture.ts'
import { faultsOfSite, isPublic } from '../build/host/faults-of-site.ts'
import { unknownSettings, wrongSettings } from '../build/settings/check-settings.ts'
import { siteConfig } from '../contract/site-config.ts'

const wrong = wrongSettings(process.env)
const doubts: string[] = []
const faults = wrong.length > 0 ? wrong : await examine()
for (const fault of faults) console.log(`✗ ${fault}`)
for (const doubt of doubts) console.log(`! ${doubt}`)
console.log(faults.length === 0 ? '✓ The settings are right, and the API answers as the site needs.' : '')
process.exit(faults.length > 0 ? 1 : 0)

async function examine(): Promise<string[]> {
  const about = [
    ...unknownSettings(process.env),
    ...misspeltSettings(process.env),
    ...strangersInFile('deploy/.env'),
    ...faultsOfSite(process.env),
  ]
  const { apiIsIdempotent: hasKeys, mediaHasWidths, mediaOrigins, siteUrl: site } = siteConfig
  const rewritten = isPublic(process.env) ? await faultOfPages(site) : null
  if (rewritten) about.push(rewritten)
  if (isPublic(process.env)) about.push(...(await faultsOfAddresses(site)))
  const base = apiAddress()
  if (!base) {
    return [
      ...about,
      `The API is at ${siteConfig.apiBaseUrl} of the site, and VITE_SITE_URL does not say where that is: nobody was asked`,
    ]
  }
  if (site === '') {
    about.push(
      'VITE_SITE_URL is empty: nobody can tell whether its pages may read the API and send to it (Access-Control-Allow-Origin)',
    )
  }
  const asked = { base, site }
  const ofApi = await faultsOfApi(asked)
  if (ofApi.length > 0) return [...about, ...ofApi]
  const sending = await faultOfSending(asked, { hasKeys })
  const doubt = hasKeys && !sending ? await doubtOfKeys(asked) : null
  if (doubt) doubts.push(doubt)
  const picture = await firstPicture(asked, { mediaHasWidths, mediaOrigins })
  const ofPicture = picture.address ? await faultOfPicture(picture.address, site) : null
  return [...about, sending, ...picture.faults, ofPicture].filter((fault) => fault !== null)
}

/** Null for an API of the site itself when the owner does not say where that is. The folder of the site is not in it. */
function apiAddress(): string | null {
  const { apiBaseUrl, siteUrl } = siteConfig
  if (!apiBaseUrl.startsWith('/')) return apiBaseUrl
  return process.env.VITE_SITE_URL?.trim() ? new URL(siteUrl).origin + apiBaseUrl : null
}
