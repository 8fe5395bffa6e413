/** Asks a server for one answer of each class; the sample of a class is the same everywhere. */
import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { API_PREFIX } from '../../../contract/api-prefix.ts'
import { endpoints } from '../../../contract/endpoints.ts'
import { guest, offeredTours } from '../../faults/loads/book.ts'
import { type Answer, APPLY, BOOK, newKey, postJson, send } from '../attacks/send.ts'
import { OUR_ORIGIN } from '../server.ts'
import type { ResponseClass, STATIC_CLASSES } from './expected-headers.ts'

const named = (pattern: RegExp, folder = 'dist'): string =>
  readdirSync(folder).find((name) => pattern.test(name)) ?? 'none'

export const staticPathsOf = (): Record<(typeof STATIC_CLASSES)[number], string> => ({
  page: '/services',
  shell: '/projects/package/101',
  asset: `/assets/${named(/^core-.*\.js$/, 'dist/assets')}`,
  worker: '/sw.js',
  manifest: '/manifest.webmanifest',
  bundle: `/${named(/^offline-.*\.json$/)}`,
  'unknown address': '/nowhere',
  'missing asset': '/assets/nope-12345678.js',
})

type Asked = Exclude<ResponseClass, 'API 500' | 'POST 429'>

/** Of the built-in server. The two that need a server in trouble are requested elsewhere. */
export async function askClasses(origin: string): Promise<Record<Asked, Answer>> {
  const [tour] = await offeredTours(origin)
  if (!tour) throw new Error('No tour')
  const get = (path: string) => send(origin, path)
  const read = (path: string) => get(API_PREFIX + path)
  const statics = staticPathsOf()
  const files = Object.entries(statics).map(async ([name, path]) => [name, await get(path)] as const)
  const post = (body: unknown, more: Record<string, string> = {}, path = BOOK) =>
    postJson(origin, path, body, { ...newKey(), origin: OUR_ORIGIN, ...more })
  return {
    ...(Object.fromEntries(await Promise.all(files)) as Record<keyof typeof statics, Answer>),
    'wrong method': await send(origin, '/services', { method: 'POST' }),
    picture: await get(`${await aPicture(origin)}?w=320`),
    'API 200': await read(endpoints.projects()),
    'API 200, seats': await read(endpoints.schedules({ projectTypeId: 1, projectId: '1', packageId: '101' })),
    'API 402': await read(endpoints.package('999999')),
    'API 404': await read('/nowhere'),
    'POST 200': await post(guest('s1', tour)),
    'POST 400': await post('{'),
    'POST 402': await post(guest('s1', { ...tour, siteTourScheduleId: 999_999 })),
    'POST 413': await post({ reason: 'x'.repeat(17_000) }, {}, APPLY),
    'POST 415': await post(guest('s1', tour), { 'content-type': 'text/plain' }),
    'POST 422': await post({}),
    'malformed request': await sendRaw(origin, 'GET / HTTP/1.1\r\nHost: x\r\nno colon here\r\n\r\n'),
  }
}

async function aPicture(origin: string): Promise<string> {
  const { text } = await send(origin, API_PREFIX + endpoints.packagesOfType(1))
  const [path = '/none'] = /\/media\/[\w-]+\.jpg/.exec(text) ?? []
  return path
}

/** Bytes that are not a request. */
function sendRaw(origin: string, text: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const socket = connect(Number(port), hostname, () => socket.write(text))
    let said = ''
    socket.on('data', (chunk) => {
      said += chunk
    })
    socket.on('error', reject)
    socket.on('close', () => {
      const [head = '', body = ''] = said.split('\r\n\r\n')
      const [first = '', ...lines] = head.split('\r\n')
      const headers = lines
        .map((line) => line.split(/: (.*)/s, 2))
        .map(([name = '', value = '']) => [name.toLowerCase(), value])
      resolve({ status: Number(first.split(' ')[1]), headers: Object.fromEntries(headers), text: body })
    })
  })
}
