/** What the specification says about content in files: how many, which, and marked as a sample where it is one. */
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { companyBenefits, jobs, sampleVoices } from '#src/features/careers/content.ts'
import { coreValues, sampleLeaders, sampleMilestones, samplePartners } from '#src/features/company/content.ts'
import { homeFaqs } from '#src/features/faqs/content.ts'
import { FAQ_TABS, faqsOf } from '#src/features/faqs/tab-content.ts'
import { chapters } from '#src/features/front-page/first-screen/content.ts'
import { tailoredSolutions } from '#src/features/services/content.ts'
import { development, goals, postInvestment } from '#src/features/services/core-services.ts'
import { secureLines } from '#src/features/services/secure-lines.ts'
import { perks, sampleTeam } from '#src/features/team/content.ts'
import { sampleTestimonials, tourQuestions } from '#src/features/tours/content.ts'

const filled = (texts: readonly string[]) => texts.every((text) => text.trim().length > 1)

test('seven leaders, each with name, position and portrait', () => {
  expect(sampleLeaders).toHaveLength(7)
  for (const { name, position, portrait } of sampleLeaders) {
    expect(filled([name, position])).toBe(true)
    expect(portrait).toBeDefined()
  }
})

test('eight partners', () => expect(samplePartners).toHaveLength(8))

test('six milestones from 2016 to 2024, each with its colour', () => {
  expect(sampleMilestones.map(({ year }) => year)).toEqual(['2016', '2018', '2020', '2022', '2023', '2024'])
  for (const { text, colour } of sampleMilestones) expect(filled([text, colour])).toBe(true)
})

test('the values spell ITIED', () => {
  expect(coreValues.map(({ name }) => name)).toEqual([
    'Innovation',
    'Trustworthiness',
    'Integrity',
    'Excellent-Execution',
    'Delivery',
  ])
})

test('seven people of the virtual team and six perks', () => {
  expect(sampleTeam).toHaveLength(7)
  expect(sampleTeam.every(({ name, description }) => filled([name, description]))).toBe(true)
  expect(perks.map(({ name }) => name)).toEqual([
    'Flexibility',
    'Impactful Work',
    'Professional Growth',
    'Collaborative Environment',
    'Competitive compensation',
    'Job Stability',
  ])
})

test('nine benefits, three voices and six openings, remote and full-time', () => {
  expect(companyBenefits).toHaveLength(9)
  expect(sampleVoices).toHaveLength(3)
  expect(jobs.map(({ title }) => title)).toEqual([
    'Sales and Marketing',
    'Architectural Designer',
    'Urban and Regional Designer',
    'Graphics Designer',
    'Internship',
    'I.T',
  ])
  expect(jobs.every(({ location, type }) => location === 'Remote' && type === 'Full-time')).toBe(true)
  expect(jobs.every(({ tag, description }) => filled([tag, description]))).toBe(true)
})

test('four services after buying, three that develop, three goals', () => {
  expect(postInvestment.services.map(({ name }) => name)).toEqual([
    'Family wealth management',
    'Asset portfolio management',
    'Facility management',
    'Property management',
  ])
  expect(development.services.map(({ name }) => name)).toEqual([
    'Agro development',
    'Housing development',
    'Interior design',
  ])
  expect(goals.map(({ name }) => name)).toEqual(['No Poverty', 'Zero Hunger', 'Life on Land'])
})

test('three product lines wherever they are told, and six tailored solutions', () => {
  const lines = ['land', 'agro', 'home']
  expect(chapters.map(({ type }) => type)).toEqual(lines)
  expect(secureLines.map(({ type }) => type)).toEqual(lines)
  expect([...tailoredSolutions.pictured, ...tailoredSolutions.plain]).toHaveLength(6)
})

test('seven questions on the front page, without an 06', () => {
  expect(homeFaqs.map(({ id }) => id)).toEqual(['01', '02', '03', '04', '05', '07', '08'])
})

test('four tabs of questions, none of them empty', () => {
  expect(FAQ_TABS).toEqual(['general', 'land', 'agro', 'home'])
  for (const tab of FAQ_TABS) expect(faqsOf[tab].length).toBeGreaterThan(3)
})

test('five tour questions and four testimonials', () => {
  expect(tourQuestions).toHaveLength(5)
  expect(sampleTestimonials).toHaveLength(4)
})

test.each(['company', 'team', 'careers', 'tours'])(
  'sample people of %s are marked as sample',
  async (feature) => {
    const text = await readFile(`src/features/${feature}/content.ts`, 'utf8')
    expect(text).toContain('SAMPLE CONTENT')
  },
)

test('no words are left to be filled in', async () => {
  const { status, stdout } = await import('node:child_process').then(({ spawnSync }) =>
    spawnSync(
      'git',
      [
        'grep',
        '--no-index',
        '-nIiE',
        'lorem ipsum|coming soon|TODO|FIXME|Sub copy',
        '--',
        'src',
        'contract',
        'api',
      ],
      {
        encoding: 'utf8',
      },
    ),
  )
  expect(status, 'the search ran').toBeLessThan(2)
  expect(stdout.split('\n').filter((line) => line && !/\.test\.|never|placeholder/.test(line))).toEqual([])
})
