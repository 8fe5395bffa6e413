/**
 * `npm run doctor`: reads the owner's settings, asks the API, and says in plain words what is wrong. Changes nothing.
 */
import { faultOfKeys, faultOfPicture, faultsOfApi } from '../build/host/ask-api.ts'
import { unknownSettings, wrongSettings } from '../build/host/check-settings.ts'
import { faultsOfSite } from '../build/host/faults-of-site.ts'
import { firstPicture } from '../build/host/first-picture.ts'
import { siteConfig, writtenApiBase } from '../contract/site-config.ts'

const wrong = wrongSettings(process.env)
const faults = wrong.length > 0 ? wrong : await examine()
for (const fault of faults) console.log(`✗ ${fault}`)
console.log(faults.length === 0 ? '✓ The settings are right, and the API answers as the site needs.' : '')
process.exit(faults.length > 0 ? 1 : 0)

async function examine(): Promise<string[]> {
  const unknown = unknownSettings(process.env).map((name) => `${name} is no setting of this site`)
  const { apiIsIdempotent, mediaHasWidths, mediaOrigins, siteUrl } = siteConfig
  const about = [...unknown, ...faultsOfSite(process.env)]
  if (writtenApiBase.startsWith('/')) {
    console.log(
      `The API is asked for below ${writtenApiBase} of the site itself: run this again with the whole address to examine it.`,
    )
    return about
  }
  const asked = { base: writtenApiBase, site: siteUrl }
  const ofApi = await faultsOfApi(asked)
  if (ofApi.length > 0) return [...about, ...ofApi]
  const keys = apiIsIdempotent ? await faultOfKeys(asked) : null
  const picture = await firstPicture(asked, { mediaHasWidths, mediaOrigins })
  const ofPicture = picture.address ? await faultOfPicture(picture.address, siteUrl) : null
  return [...about, keys, ...picture.faults, ofPicture].filter((fault) => fault !== null)
}
