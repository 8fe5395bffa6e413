import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { plainSettings, unknownSettings, wrongSettings } from './check-settings.ts'
import { SETTING_RULES } from './setting-rules.ts'

describe('the settings', () => {
  it.each([
    ['VITE_API_BASE_URL', 'https://api.example.com/api/v2'],
    ['VITE_API_BASE_URL', '/api/v2'],
    ['VITE_API_BASE_URL', 'http://127.0.0.1:8080/api/v2/'],
    ['VITE_MEDIA_ORIGIN', 'https://media.example'],
    ['VITE_MEDIA_ORIGIN', 'https://a.example https://b.example:8443/'],
    ['VITE_MEDIA_ORIGIN', 'https://ọja.example, http://[::1]:8080, https://my_media.example'],
    ['VITE_BASE_PATH', '/'],
    ['VITE_BASE_PATH', '/adbond/'],
    ['VITE_BASE_PATH', 'sites/adbond'],
    ['VITE_SITE_URL', ''],
    ['VITE_CLIENT_APP_URL', ''],
    ['VITE_CLIENT_APP_URL', 'https://app.example.com'],
    ['VITE_CLIENT_APP_URL', 'https://www.example.com/portal/account/'],
    ['VITE_CLIENT_APP_URL', 'https://app.example.com/#/'],
    ['VITE_CLIENT_APP_URL', 'https://app.example.com/login'],
    ['VITE_CLIENT_APP_URL', 'https://app.example.com/?ref=site#/portal'],
    ['VITE_WHATSAPP', ''],
    ['VITE_WHATSAPP', '2348012345678'],
    ['VITE_WHATSAPP', '0803 123 4567'],
    ['VITE_WHATSAPP', '447911123456'],
    ['VITE_WHATSAPP', '+44 7911 123456'],
    ['VITE_PHONE', '+234 800 000 0000'],
    ['VITE_PHONE', '0803 123 4567'],
    ['VITE_PHONE', ''],
    ['VITE_NAIRA_PER_USD', '0'],
    ['VITE_RATE_DATE', '2028-02-29'],
    ['VITE_RATE_DATE', ''],
    ['VITE_VIDEO_URL', ''],
    ['VITE_VIDEO_URL', 'https://youtu.be/dQw4w9WgXcQ'],
    ['VITE_VIDEO_URL', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=PL1'],
    ['VITE_VIDEO_URL', 'https://www.example.com/films/estate.webm?v=2'],
  ])('%s may be "%s"', (name, value) => expect(wrongSettings({ [name]: value })).toEqual([]))

  it.each([
    ['VITE_API_BASE_URL', ''],
    ['VITE_API_BASE_URL', '/'],
    ['VITE_API_BASE_URL', 'api.example.com/api/v2'],
    ['VITE_API_BASE_URL', '//api.example.com'],
    ['VITE_API_BASE_URL', 'https://api.example.com/?v=2'],
    ['VITE_API_BASE_URL', 'ftp://api.example.com'],
    ['VITE_API_BASE_URL', 'https:/api.example.com/api/v2'],
    ['VITE_SITE_URL', 'https:www.example.com'],
    ['VITE_MEDIA_ORIGIN', 'https:/media.example'],
    ['VITE_MEDIA_ORIGIN', 'media.example'],
    ['VITE_MEDIA_ORIGIN', 'https://media.example/storage'],
    ['VITE_MEDIA_ORIGIN', "https://media.example; script-src 'unsafe-inline'"],
    ['VITE_MEDIA_ORIGIN', 'https://a.example; https://b.example'],
    ['VITE_MEDIA_ORIGIN', 'https://*.example.com'],
    ['VITE_SITE_URL', 'https://www.example.com;foo'],
    ['VITE_SITE_URL', 'https://{$HOST}'],
    ['VITE_API_BASE_URL', "https://api.example.com'/api/v2"],
    ['VITE_SITE_URL', 'www.example.com'],
    ['VITE_CLIENT_APP_URL', 'app'],
    ['VITE_CLIENT_APP_URL', 'javascript:alert(1)'],
    ['VITE_CLIENT_APP_URL', 'https://app.example.com/?ref=site'],
    ['VITE_CLIENT_APP_URL', 'https://app.example.com/start?'],
    ['VITE_CLIENT_APP_URL', 'https://app.example.com/#start'],
    ['VITE_CLIENT_APP_URL', 'https://app.example.com/#/start?ref=site'],
    ['VITE_SALES_EMAIL', 'sales'],
    ['VITE_SALES_EMAIL', 'mailto:sales@adbond.test'],
    ['VITE_SALES_EMAIL', 'Sales <sales@adbond.test>'],
    ['VITE_HR_EMAIL', 'jobs@adbond.test?subject=CV'],
    ['VITE_TOUR_EMAIL', 'tours@adbond.test,sales@adbond.test'],
    ['VITE_VIDEO_URL', 'https://vimeo.com/1'],
    ['VITE_VIDEO_URL', 'https://www.youtube.com/@adbond'],
    ['VITE_VIDEO_URL', 'https://www.example.com/estate.mov'],
    ['VITE_VIDEO_URL', 'ftp://www.example.com/estate.mp4'],
    ['VITE_WHATSAPP', '8031234567'],
    ['VITE_WHATSAPP', '0803123456'],
    ['VITE_WHATSAPP', '123456'],
    ['VITE_WHATSAPP', 'https://wa.me/2348031234567'],
    ['VITE_PHONE', 'call us'],
    ['VITE_PHONE', '0803 123 4567, 0805 123 4567'],
    ['VITE_PHONE', '0803 123 456'],
    ['VITE_BASE_PATH', '/a b/'],
    ['VITE_BASE_PATH', '/../x/'],
    ['VITE_BASE_PATH', '/api/'],
    ['VITE_BASE_PATH', 'https://www.example.com/adbond/'],
    ['VITE_SERVICE_WORKER', 'no'],
    ['VITE_API_IDEMPOTENT', '0'],
    ['VITE_NAIRA_PER_GB', 'N575'],
    ['VITE_INSTAGRAM_URL', '@adbond'],
    ['VITE_NAIRA_PER_USD', '$1450'],
    ['VITE_NAIRA_PER_GBP', '-5'],
    ['VITE_RATE_DATE', '3 Nov 2026'],
    ['VITE_RATE_DATE', '2026-02-30'],
  ])('%s may not be "%s", and one sentence says so', (name, value) => {
    const said = wrongSettings({ [name]: value })
    expect(said).toHaveLength(1)
    expect(said[0]).toMatch(new RegExp(`^${name} must .+, not ".*"\\.$`))
  })

  it.each([
    ['VITE_API_BASE_URL', 'https://me:secret@api.example.com/api/v2'],
    ['VITE_SITE_URL', 'https://me@www.example.com'],
    ['VITE_MEDIA_ORIGIN', 'https://a.example https://me:secret@media.example'],
    ['VITE_HEADS_FROM', 'https://:secret@api.example.com/api/v2'],
    ['VITE_TIKTOK_URL', 'https://me@www.tiktok.com/@adbond'],
    ['VITE_VIDEO_URL', 'https://me:secret@www.example.com/estate.mp4'],
  ])('%s may hold no user name or password, and the sentence does not repeat it: %s', (name, value) => {
    const said = wrongSettings({ [name]: value })
    expect(said).toEqual([expect.stringMatching(`^${name} must hold no user name and no password`)])
    expect(said[0]).not.toMatch(/secret|me@/)
  })

  it('may have a sign of an account in a path', () =>
    expect(wrongSettings({ VITE_TIKTOK_URL: 'https://www.tiktok.com/@adbond' })).toEqual([]))

  it.each([
    ['+234 (0) 803 123 4567', '+2348031234567'],
    ['0803-123-4567', '+2348031234567'],
    ['+44 20 7946 0018', '+442079460018'],
  ])('have the phone %s as it is dialled from everywhere', (phone, dialled) => {
    expect(plainSettings({ VITE_PHONE: phone })).toEqual({ VITE_PHONE: dialled })
  })

  it.each([
    ['08031234567', '2348031234567'],
    ['+234 (0) 803 123 4567', '2348031234567'],
    ['2348031234567', '2348031234567'],
    ['+44 20 7946 0018', '442079460018'],
    ['442079460018', '442079460018'],
  ])('have the WhatsApp number %s as its links need it', (number, linked) => {
    expect(plainSettings({ VITE_WHATSAPP: number })).toEqual({ VITE_WHATSAPP: linked })
  })

  it('leave an office without a phone without one', () => {
    const without = { VITE_PHONE: '', VITE_WHATSAPP: ' ' }
    expect([plainSettings(without), plainSettings({})]).toEqual([{}, {}])
  })

  it('say where the site lies once', () => {
    expect(wrongSettings({ VITE_SITE_URL: 'https://x.example/adbond', VITE_BASE_PATH: '/adbond/' })).toEqual(
      [],
    )
    expect(wrongSettings({ VITE_SITE_URL: 'https://x.example', VITE_BASE_PATH: '/adbond/' })).toEqual([])
    expect(wrongSettings({ VITE_SITE_URL: 'https://x.example/adbond' })[0]).toContain('VITE_BASE_PATH')
  })

  it('name the day of a rate', () => {
    const rates = { VITE_NAIRA_PER_USD: '1450', VITE_NAIRA_PER_GBP: '1900' }
    expect(wrongSettings({ ...rates, VITE_RATE_DATE: '2026-11-03' })).toEqual([])
    expect(wrongSettings(rates)).toEqual([
      'VITE_NAIRA_PER_USD needs its day in VITE_RATE_DATE, like 2026-11-03.',
      'VITE_NAIRA_PER_GBP needs its day in VITE_RATE_DATE, like 2026-11-03.',
    ])
  })

  const FILM = { VITE_VIDEO_URL: 'https://films.example/estate.mp4' }
  const SITE = { VITE_SITE_URL: 'https://www.example.com' }
  const ELSEWHERE = { ...SITE, VITE_API_BASE_URL: 'https://api.example.com/api/v2' }
  it.each([
    [SITE, false],
    [{ ...SITE, VITE_MEDIA_ORIGIN: 'https://media.example' }, false],
    [{ ...ELSEWHERE, VITE_MEDIA_ORIGIN: 'https://media.example' }, false],
    [{ ...SITE, VITE_MEDIA_ORIGIN: 'https://media.example, https://films.example/' }, true],
    [ELSEWHERE, true],
    [{ ...SITE, VITE_VIDEO_URL: 'https://www.example.com/estate.mp4' }, true],
    [{ ...ELSEWHERE, VITE_VIDEO_URL: 'https://youtu.be/dQw4w9WgXcQ' }, true],
    [{ VITE_SITE_URL: '' }, true],
    [{}, true],
  ])('with %j a film elsewhere plays: %s', (env, plays) => {
    expect(wrongSettings({ ...FILM, ...env })).toEqual(
      plays
        ? []
        : ['VITE_VIDEO_URL needs its host in VITE_MEDIA_ORIGIN, or no page plays it: https://films.example.'],
    )
  })

  it('with a typing error are noticed', () =>
    expect(unknownSettings({ VITE_API_URL: 'x', VITE_SITE_ULR: '', VITE_PHONE: '1', PATH: '' })).toEqual([
      'VITE_API_URL is no setting of this site',
      'VITE_SITE_ULR is no setting of this site: is VITE_SITE_URL meant?',
    ]))

  it('are those that the site reads and the owner is told of', async () => {
    const read = await readFile('contract/site-config.ts', 'utf8')
    const told = await readFile('docs/owner.md', 'utf8')
    const names = (text: string) =>
      new Set([...text.matchAll(/VITE_\w+/g)].map(([name]) => name).filter((name) => name !== 'VITE_'))
    expect([...names(read)].sort()).toEqual(Object.keys(SETTING_RULES).sort())
    expect([...names(told)].sort()).toEqual(Object.keys(SETTING_RULES).sort())
  })
})
