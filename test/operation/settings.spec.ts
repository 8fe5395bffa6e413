/** An owner's settings build: the longest of a company of this kind, within the limits that hold for our own. */
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from '@playwright/test'
import { buildWith } from '../harness/build-with.ts'
import { expect } from '../harness/journey.ts'

const DOMAIN = 'adbond-properties-nigeria.com.ng'

const LONGEST = {
  VITE_API_BASE_URL: `https://backend.${DOMAIN}/public/index.php/api/v2`,
  VITE_MEDIA_WIDTHS: 'true', // else the scripts leave out what asks for smaller copies
  VITE_MEDIA_ORIGIN: `https://adbond-properties-production.s3.eu-west-1.amazonaws.com https://media.${DOMAIN}`,
  VITE_SITE_URL: `https://www.${DOMAIN}/public-website/`,
  VITE_BASE_PATH: '/public-website/',
  VITE_CLIENT_APP_URL: `https://customers.${DOMAIN}/portal/account`,
  VITE_SALES_EMAIL: `customer.relations@${DOMAIN}`,
  VITE_TOUR_EMAIL: `site.inspections@${DOMAIN}`,
  VITE_HR_EMAIL: `human.resources@${DOMAIN}`,
  VITE_PHONE: '+234 (0) 803 123 4567',
  VITE_WHATSAPP: '0803-123-4567',
  VITE_OFFICE_ADDRESS:
    'Suite 14B, Second Floor, Adeola Odeku Commercial Plaza, 27 Admiralty Way, Lekki Phase 1, Eti-Osa, Lagos State, Nigeria',
  VITE_OFFICE_HOURS:
    'Monday to Friday from 8:30 AM to 5:30 PM, and on Saturdays and public holidays from 10:00 AM to 2:00 PM',
  VITE_VIDEO_URL: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf',
  VITE_INSTAGRAM_URL: 'https://www.instagram.com/adbond.properties.nigeria.official/',
  VITE_YOUTUBE_URL: 'https://www.youtube.com/@AdbondPropertiesNigeriaOfficial',
  VITE_TIKTOK_URL: 'https://www.tiktok.com/@adbond.properties.nigeria.official',
  VITE_FACEBOOK_URL: 'https://www.facebook.com/AdbondPropertiesNigeriaOfficial/',
  VITE_TWITTER_URL: 'https://x.com/AdbondPropertiesNG',
}

test('the longest settings build within every budget', async () => {
  const { script } = await buildWith('longest-settings', LONGEST)
  expect(await script('build/budgets/budgets.ts')).toContain('front page: HTML with its rules')
})

test('a phone as people write it is dialled from everywhere, and shown as it is read aloud', async () => {
  const { siteDir } = await buildWith('longest-settings', LONGEST)
  const pages = (await readdir(siteDir)).filter((name) => name.endsWith('.html'))
  const texts = await Promise.all(pages.map((name) => readFile(path.join(siteDir, name), 'utf8')))
  const links = texts.flatMap((html) => [...html.matchAll(/<a href="(tel:[^"]*)"[^>]*>(.*?)<\/a>/g)])
  expect(links.length).toBeGreaterThan(10)
  expect(new Set(links.map(([, href]) => href))).toEqual(new Set(['tel:+2348031234567']))
  const shown = links
    .map(([, , text = '']) => text.replaceAll(/<[^>]*>/g, ''))
    .filter((text) => /\d/.test(text))
  expect(new Set(shown)).toEqual(new Set(['+234 803 123 4567']))
})

test('a WhatsApp number as people write it reaches the scripts as its links need it', async () => {
  const { siteDir } = await buildWith('longest-settings', LONGEST)
  const assets = path.join(siteDir, 'assets')
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'))
  const texts = await Promise.all(scripts.map((name) => readFile(path.join(assets, name), 'utf8')))
  expect(texts.filter((text) => /(?<![+\d])2348031234567/.test(text))).not.toEqual([])
  expect(texts.filter((text) => text.includes(LONGEST.VITE_WHATSAPP))).toEqual([])
})

test('the build that switches the worker off is complete, and holds its budgets', async () => {
  const { siteDir, script } = await buildWith('worker-off', { VITE_SERVICE_WORKER: 'off' })
  const [worker, killSwitch] = await Promise.all(
    ['sw.js', 'kill-switch.js'].map((name) => readFile(path.join(siteDir, name), 'utf8')),
  )
  expect(worker).toBe(killSwitch)
  expect(await script('build/budgets/budgets.ts')).toContain('front page: HTML with its rules')
})

test('a setting that is no address stops the build with one sentence', async () => {
  const failed = buildWith('wrong-settings', { VITE_SITE_URL: 'www.example.com' })
  await expect(failed).rejects.toMatchObject({
    code: 1,
    stderr:
      'VITE_SITE_URL must be the address of the front page, like https://www.example.com, not "www.example.com".\n',
  })
})
