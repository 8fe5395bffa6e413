/**
 * A visitor on a static host over HTTPS, with the files that the build wrote for it, from the first address to a
 * booking. In CI one of the hosts serves from its root, the other in a folder.
 */
import { test as base, expect, type Response } from '@playwright/test'
import { type HttpsSite, ORIGIN, openHttpsSite, type Way } from '../harness/https-site.ts'
import { listen } from '../harness/journey.ts'
import { type HostName, hasHost } from '../harness/tls-host.ts'
import { codingOf } from '../harness/tls-host-config.ts'
import { shareOf } from '../harness/whole.ts'
import { person } from '../journeys/support/booking.ts'
import {
  arrive,
  bookOffline,
  keepPack,
  missWhatIsNotThere,
  playTheFilm,
  readOffline,
  readTheCatalogue,
} from './https-walk.ts'
import { expectTheWire } from './https-wire.ts'

type Stage = { name: HostName; way: Way; place: HttpsSite | null }

const test = base.extend<Stage>({
  name: ['nginx', { option: true }],
  way: ['at the root', { option: true }],
  place: async ({ name, way }, use) => {
    const place = hasHost(name) ? await openHttpsSite(name, way) : null
    await use(place)
    await place?.close()
  },
})

const HOSTS = ['nginx', 'caddy'] as const
const WAYS = ['in a folder', 'at the root'] as const

for (const [place, name] of HOSTS.entries()) {
  for (const way of shareOf(WAYS, place, HOSTS.length)) {
    test.describe(`${name}, ${way}`, () => {
      test.use({ name, way })
      test(`a visitor of ${name} ${way} installs, reads offline and books once over HTTPS`, async ({
        place,
      }) => {
        if (!place) return test.skip(true, `${name} is not installed here`)
        const coding = codingOf(name)
        await expectTheWire(place, coding)
        const context = await place.browser.newContext({
          viewport: { width: 360, height: 740 },
          timezoneId: 'Africa/Lagos',
        })
        const page = await context.newPage()
        const complaints: string[] = []
        const answers: Response[] = []
        listen(page, complaints)
        page.on('response', (answer) => answers.push(answer))
        const visit = { ...place, context, page, answers, home: ORIGIN + place.base }
        await arrive(visit, coding)
        await missWhatIsNotThere(visit)
        await playTheFilm(visit)
        await readTheCatalogue(visit)
        if (way === 'in a folder') await keepPack(visit)
        await readOffline(visit, way === 'in a folder')
        await bookOffline(visit, person(`${name}-${way.replaceAll(' ', '-')}`))
        expect(complaints, 'the console is silent').toEqual([])
      })
    })
  }
}
