/**
 * The content files are on their screens, completely and in their number (spec §2, §9), on a phone and on a desktop.
 */

import { companyBenefits, jobs, sampleVoices } from '../../src/features/careers/content.ts'
import {
  coreValues,
  sampleLeaders,
  sampleMilestones,
  samplePartners,
} from '../../src/features/company/content.ts'
import { homeFaqs } from '../../src/features/faqs/content.ts'
import { FAQ_TABS, faqsOf } from '../../src/features/faqs/tab-content.ts'
import { tailoredSolutions } from '../../src/features/services/content.ts'
import { development, goals, postInvestment } from '../../src/features/services/core-services.ts'
import { perks, sampleTeam } from '../../src/features/team/content.ts'
import { sampleTestimonials, tourQuestions } from '../../src/features/tours/content.ts'
import { expect, test } from '../harness/journey.ts'
import { interactive } from '../journeys/support/booking.ts'

test.use({ serviceWorkers: 'block' })
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

const names = (all: readonly { name: string }[]) => all.map(({ name }) => name)
const titles = (all: readonly { title: string }[]) => all.map(({ title }) => title)
const questions = (all: readonly { question: string }[]) => all.map(({ question }) => question)
const quotes = (all: readonly { quote: string }[]) => all.map(({ quote }) => quote)

const CONTENT: [path: string, what: string, count: number, texts: string[]][] = [
  [
    '/',
    'tailored solutions',
    6,
    [...tailoredSolutions.pictured, ...tailoredSolutions.plain].map((one) => one.service),
  ],
  ['/', 'questions', 7, questions(homeFaqs)],
  ['/who_we_are', 'values', 5, names(coreValues)],
  ['/who_we_are', 'leaders', 7, names(sampleLeaders)],
  ['/who_we_are', 'positions', 7, sampleLeaders.map(({ position }) => position)],
  ['/who_we_are', 'partners', 8, names(samplePartners)],
  ['/who_we_are', 'milestones', 6, sampleMilestones.map(({ year }) => year)],
  ['/who_we_are', 'texts of the milestones', 6, sampleMilestones.map(({ text }) => text)],
  ['/virtual_team', 'people', 7, names(sampleTeam)],
  ['/virtual_team', 'lives', 7, sampleTeam.map(({ description }) => description)],
  ['/virtual_team', 'perks', 6, names(perks)],
  ['/careers', 'benefits', 9, names(companyBenefits)],
  ['/careers', 'voices', 3, quotes(sampleVoices)],
  ['/careers', 'openings', 6, titles(jobs)],
  ['/careers', 'texts of the openings', 6, jobs.map(({ description }) => description)],
  ['/services', 'services after buying', 4, names(postInvestment.services)],
  ['/services', 'services that develop', 3, names(development.services)],
  ['/services', 'goals', 3, names(goals)],
  ['/site_tour', 'questions', 5, questions(tourQuestions)],
  ['/site_tour', 'testimonials', 4, quotes(sampleTestimonials)],
  ...FAQ_TABS.map((tab): [string, string, number, string[]] => [
    `/faqs?tab=${tab}`,
    `questions of ${tab}`,
    faqsOf[tab].length,
    questions(faqsOf[tab]),
  ]),
]

for (const path of new Set(CONTENT.map(([where]) => where))) {
  test(`${path} shows all of its content`, async ({ page }) => {
    await page.goto(path)
    await interactive(page)
    const main = page.getByRole('main')
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      for (const [, what, count, texts] of CONTENT.filter(([where]) => where === path)) {
        expect(new Set(texts).size, what).toBe(count)
        for (const text of texts) {
          const seen = main.getByText(text).locator('visible=true').first()
          await expect(seen, `${what} at ${width} px`).toBeVisible()
        }
      }
    }
  })
}

test('every leader and everybody of the team has a picture', async ({ page }) => {
  for (const [path, people] of [
    ['/who_we_are', names(sampleLeaders)],
    ['/virtual_team', names(sampleTeam)],
  ] as const) {
    await page.goto(path)
    for (const name of people) {
      const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: name })
      await expect(entry.locator('img, svg').first(), name).toBeVisible()
    }
  }
})

test('every opening has its tag, and is remote and full-time', async ({ page }) => {
  await page.goto('/careers')
  const openings = page.locator('#job-openings').getByRole('listitem')
  for (const { title, tag } of jobs) {
    const opening = openings.filter({ hasText: title })
    await expect(opening.first()).toContainText(tag)
    await expect(opening.first()).toContainText('Remote')
    await expect(opening.first()).toContainText('Full-time')
  }
})
