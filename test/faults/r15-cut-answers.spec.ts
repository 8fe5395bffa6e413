import { expect, type Page, test } from '@playwright/test'
import type { Fault } from './fault.ts'
import { recordRow } from './record.ts'
import { badAnswers, savedAnswers } from './saved-answers.ts'
import { seeded } from './seeded.ts'
import { withBench } from './with-bench.ts'

const CUTS = 200
const SEED = 15
const PATHS = [
  '/',
  '/projects/land',
  '/projects/agro',
  '/projects/home',
  '/site_tour',
  '/resource_hub',
  '/projects/package/101',
]
const FRAMINGS = ['length', 'chunked', 'close'] as const

test('R15 an answer cut at any byte is never kept, and the next good load heals', async ({ browser }) => {
  const random = seeded(SEED)
  let cuts = 0
  const cut = (): Fault => {
    cuts += 1
    const framing = FRAMINGS[Math.floor(random() * FRAMINGS.length)] ?? 'length'
    return { kind: 'cut', at: { share: random() }, framing }
  }
  const measured = await withBench(browser, async ({ proxy, context }) => {
    const page = await context.newPage()
    proxy.follow(({ path }) => (path.startsWith('/api/') || /\.(js|html|css)$/.test(path) ? cut() : null))
    const bad: string[] = []
    while (cuts < CUTS) {
      for (const path of PATHS) await page.goto(proxy.origin + path, { waitUntil: 'load' })
      const { saved } = await looked(page)
      bad.push(...badAnswers(saved).map(({ url }) => url))
    }
    proxy.follow(() => null)
    await page.goto(`${proxy.origin}/projects/land`)
    await expect(page.getByRole('article').first()).toBeVisible()
    const { saved } = await looked(page)
    return { bad, kept: saved.length, badInTheEnd: badAnswers(saved).length }
  })
  const ok = measured.bad.length === 0 && measured.badInTheEnd === 0 && measured.kept > 0
  await recordRow({
    id: 'R15',
    what: 'A cut answer is never kept',
    how: `${cuts} answers cut at a random byte, in three framings (the last does not show that it was cut), seed ${SEED}`,
    figure: `${measured.bad.length} bad entries; healed at the next good load with ${measured.kept} sound ones`,
    target: '0 bad entries; heals',
    ok,
  })
  expect(measured).toMatchObject({ bad: [], badInTheEnd: 0 })
  expect(measured.kept).toBeGreaterThan(0)
})

const looked = async (page: Page) => ({ saved: await savedAnswers(page, '^api-') })
