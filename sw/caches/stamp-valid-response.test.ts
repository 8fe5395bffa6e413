import { describe, expect, it } from 'vitest'
import { STORED_AT_HEADER } from '#contract/messages/worker-messages.ts'
import { stampValidResponse } from './stamp-valid-response.ts'

const URL_OF = {
  list: 'https://site.example/api/v2/packages/project_type/1',
  package: 'https://site.example/api/v2/packages/view/7',
  project: 'https://site.example/api/v2/projects/view/4',
  post: 'https://site.example/api/v2/posts/how-to',
  posts: 'https://site.example/api/v2/posts?page=1',
  dates: 'https://site.example/api/v2/site_tours/filter_schedules?projectTypeId=1',
}
const json = (body: string, init: ResponseInit = {}) =>
  new Response(body, { headers: { 'content-type': 'application/json; charset=utf-8' }, ...init })

describe('what the worker keeps of the API', () => {
  it('is the promised envelope, stamped with the time it was stored', async () => {
    const kept = await stampValidResponse(json('{"statusCode":200,"data":[]}'), URL_OF.list, 1_234)
    expect(kept?.headers.get(STORED_AT_HEADER)).toBe('1234')
    expect(await kept?.json()).toEqual({ statusCode: 200, data: [] })
  })

  it.each(['Accept', '*'])(
    'answers also who asks with other headers, where the host says Vary: %s',
    async (vary) => {
      const headers = { 'content-type': 'application/json', vary }
      const kept = await stampValidResponse(json('{"statusCode":200,"data":[]}', { headers }), URL_OF.list)
      expect(kept?.headers.has('vary')).toBe(false)
    },
  )

  it.each([
    [
      'a captive portal’s page',
      new Response('<html>Sign in</html>', { headers: { 'content-type': 'text/html' } }),
    ],
    ['a portal’s page that claims to be JSON', json('<html>Sign in</html>')],
    ['a body cut on the way', json('{"statusCode":200,"data":[{"id":1,')],
    ['a fault that came as a success', json('{"statusCode":500,"message":"Server fault","data":[]}')],
    ['JSON without data', json('{"message":"hello"}')],
    [
      'a refusal',
      json('{"statusCode":402,"message":"no"}', {
        status: 402,
        headers: { 'content-type': 'application/json' },
      }),
    ],
    ['a fault', json('{"statusCode":500}', { status: 500, headers: { 'content-type': 'application/json' } })],
  ])('is never %s', async (_, response) => {
    expect(await stampValidResponse(response, URL_OF.list)).toBeNull()
  })

  it.each(['package', 'project', 'post'] as const)(
    'is no %s of which the answer says nothing',
    async (kind) => {
      const nothing = json('{"statusCode":200,"data":null}')
      expect(await stampValidResponse(nothing, URL_OF[kind])).toBeUndefined()
    },
  )

  it.each(['posts', 'dates'] as const)('is a list of %s in which there is nothing', async (kind) => {
    const nothing = json('{"statusCode":200,"data":null}')
    expect(await stampValidResponse(nothing, URL_OF[kind])).toBeInstanceOf(Response)
  })
})
