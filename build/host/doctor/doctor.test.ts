import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { srcSetOf } from '#src/ui/picture/boot/media-srcset.ts'
import { faultsOfSite } from '../faults-of-site.ts'
import { faultOfPicture, faultsOfApi } from './ask-api.ts'
import { firstPicture } from './first-picture.ts'

const SITE = 'https://www.adbond.test'
let server: Server | undefined
afterEach(() => server?.close())

async function api(listener: RequestListener) {
  const own = createServer(listener)
  server = own
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve))
  return { base: `http://127.0.0.1:${(own.address() as AddressInfo).port}/api/v2`, site: SITE }
}

const answers =
  (status: number, type: string, body: unknown, headers: Record<string, string> = {}): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'Content-Type': type, 'Access-Control-Allow-Origin': '*', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }

const LIST = { statusCode: 200, data: [], page: 1, perPage: 10, pages: 1, total: 0 }

describe('the doctor says of an API', () => {
  it.each([
    ['that is sound', answers(200, 'application/json', LIST), null],
    ['at a wrong base', answers(404, 'text/plain', ''), 'wrong path'],
    ['that is down behind its host', answers(502, 'text/html', '<p>'), 'Is the API up?'],
    ['that is a web page', answers(200, 'text/html', '<p>'), 'a web page and no data'],
    ['that fails with a page', answers(500, 'text/html', '<p>'), 'answers 500'],
    ['that waits for its database', answers(503, 'application/json', {}), 'answers 503'],
    ['that fails', answers(500, 'application/json', {}), 'answers 500'],
    ['with another shape', answers(200, 'application/json', { items: [] }), 'not what the site reads'],
    ['that is cut', answers(200, 'application/json', '{"data":'), 'not what the site reads'],
    [
      'closed to other origins',
      answers(200, 'application/json', LIST, { 'Access-Control-Allow-Origin': 'https://other.example' }),
      'Access-Control-Allow-Origin',
    ],
  ])('%s', async (_, listener, words) => {
    const [first = null] = await faultsOfApi(await api(listener))
    if (words === null) expect(first).toBeNull()
    else expect(first).toContain(words)
  })

  it('that is not there, or down behind its host, once', async () => {
    const absent = { base: 'http://127.0.0.1:9/api/v2', site: SITE }
    for (const asked of [absent, await api(answers(502, 'text/html', '<p>'))]) {
      const faults = await faultsOfApi(asked)
      expect(faults).toHaveLength(1)
      expect(faults[0]).toContain('nobody answers')
    }
  })
})

describe('the doctor says of pictures', () => {
  const told = { mediaHasWidths: true, mediaOrigins: [] }
  const listOf = (url: string) => ({
    ...LIST,
    data: [{ id: 1, name: 'A plot', media: [{ fileType: 'image', url }] }],
  })

  it('that their host is not named', async () => {
    const asked = await api(answers(200, 'application/json', listOf('https://media.example/a.jpg')))
    expect((await firstPicture(asked, told)).faults[0]).toContain('VITE_MEDIA_ORIGIN=https://media.example')
    const named = { ...told, mediaOrigins: ['https://media.example'] }
    expect((await firstPicture(asked, named)).faults).toEqual([])
  })

  it('that the policy lets no page show them, with the own API or where another host is named', async () => {
    const asked = await api(answers(200, 'application/json', listOf('https://media.example/a.jpg')))
    const own = { ...asked, site: new URL(asked.base).origin }
    const named = { ...told, mediaOrigins: ['https://films.example'] }
    for (const { faults } of [await firstPicture(own, told), await firstPicture(asked, named)])
      expect(faults[0]).toMatch(/VITE_MEDIA_ORIGIN=.*https:\/\/media\.example"?, or no page shows them$/)
    expect((await firstPicture(asked, told)).faults[0]).toContain('or no phone keeps them')
    expect((await firstPicture(asked, named)).faults[0]).toContain(
      'VITE_MEDIA_ORIGIN="https://films.example https://media.example"',
    )
  })

  it('that smaller copies are not made', async () => {
    const asked = await api((request, response) =>
      answers(
        200,
        'application/json',
        request.url?.startsWith('/api') ? listOf('/media/a.jpg') : 'a picture',
      )(request, response),
    )
    expect((await firstPicture(asked, told)).faults[0]).toContain('VITE_MEDIA_WIDTHS=false')
  })

  it('that smaller copies are made, though nothing asks for them', async () => {
    const smallest = srcSetOf('/media/a.jpg')?.split(' ')[0]
    const asked = await api((request, response) => {
      const isPicture = !request.url?.startsWith('/api')
      const picture = request.url === smallest ? 'small' : 'a whole picture'
      answers(200, 'application/json', isPicture ? picture : listOf('/media/a.jpg'))(request, response)
    })
    const { faults } = await firstPicture(asked, { ...told, mediaHasWidths: false })
    expect(faults[0]).toContain('VITE_MEDIA_WIDTHS=true')
    expect((await firstPicture(asked, told)).faults).toEqual([])
  })

  it('that they cannot be kept', async () => {
    const { base } = await api(answers(200, 'image/jpeg', 'x', { 'Access-Control-Allow-Origin': '' }))
    expect(await faultOfPicture(base, SITE)).toContain('no phone can keep them')
  })
})

const OFFICE = {
  VITE_SALES_EMAIL: 'sales@adbond.test',
  VITE_TOUR_EMAIL: '',
  VITE_HR_EMAIL: '',
  VITE_PHONE: '+2348031234567',
  VITE_WHATSAPP: '',
  VITE_OFFICE_ADDRESS: '1 Test Close, Lagos',
  VITE_CLIENT_APP_URL: 'https://app.adbond.test',
  VITE_OFFICE_HOURS: '',
  VITE_VIDEO_URL: '',
  VITE_INSTAGRAM_URL: '',
  VITE_YOUTUBE_URL: '',
  VITE_TIKTOK_URL: '',
  VITE_FACEBOOK_URL: '',
  VITE_TWITTER_URL: '',
}
const without = (name: keyof typeof OFFICE) => ({ ...OFFICE, [name]: undefined })

it.each([
  [{}, ['sample']],
  [{ VITE_SITE_URL: SITE, ...OFFICE }, []],
  [{ VITE_SITE_URL: SITE, ...without('VITE_TOUR_EMAIL') }, ['VITE_TOUR_EMAIL']],
  [{ VITE_SITE_URL: SITE, ...without('VITE_TIKTOK_URL') }, ['VITE_TIKTOK_URL']],
  [{ VITE_SITE_URL: SITE, ...without('VITE_OFFICE_HOURS') }, ['VITE_OFFICE_HOURS']],
  [{ VITE_SITE_URL: SITE, ...without('VITE_VIDEO_URL') }, ['VITE_VIDEO_URL']],
  [{ VITE_SITE_URL: SITE, ...OFFICE, VITE_API_BASE_URL: 'http://api.example/api/v2' }, ['VITE_API_BASE_URL']],
  [{ VITE_SITE_URL: 'http://www.adbond.test', ...OFFICE }, ['VITE_SITE_URL']],
  [{ VITE_SITE_URL: SITE, ...OFFICE, VITE_CLIENT_APP_URL: 'https://login/' }, []],
  [{ ...OFFICE, VITE_SITE_URL: '', VITE_CLIENT_APP_URL: 'https://a.test/login' }, ['VITE_CLIENT_APP_URL']],
  [
    { ...OFFICE, VITE_SITE_URL: '', VITE_CLIENT_APP_URL: 'https://a.test/Register//' },
    ['/Register/register'],
  ],
  [{ ...OFFICE, VITE_SITE_URL: '', VITE_CLIENT_APP_URL: 'https://a.test/#/login ' }, ['/login/login']],
  [{ VITE_SITE_URL: SITE, ...OFFICE, VITE_RATE_DATE: '2020-01-01' }, []],
  [{ VITE_SITE_URL: SITE, ...OFFICE, VITE_RATE_DATE: '2999-11-03' }, ['VITE_RATE_DATE']],
  [{ VITE_SITE_URL: 'http://localhost:8080' }, []],
  [{ VITE_SITE_URL: 'http://localhost.example', ...OFFICE }, ['VITE_SITE_URL']],
] as const)('with %j the doctor names what visitors would meet', (env, names) => {
  const faults = faultsOfSite(env)
  expect(faults).toHaveLength(names.length)
  if (names[0] && names[0] !== 'sample') expect(faults[0]).toContain(names[0])
})
