/** What a text may promise, wherever it stands. */
import { expect, test, vi } from 'vitest'
import { homeFaqs } from '#src/features/faqs/content.ts'
import { allFaqs } from '#src/features/faqs/tab-content.ts'
import { closingCopy } from '#src/features/front-page/first-screen/copy.ts'
import { privacy } from '#src/features/legal/privacy-content.ts'
import { library, page as libraryPage } from '#src/features/offline-packs/copy.ts'
import { detailCopy } from '#src/features/packages/detail/detail-copy.ts'
import { findCopy } from '#src/features/packages/find/rules/find-copy.ts'
import { followCopy } from '#src/features/packages/follow/follow-copy.ts'
import { page as shortlist } from '#src/features/packages/shortlist/shortlist-copy.ts'
import { agroContent } from '#src/features/product-lines/agro-content.ts'
import { homeContent } from '#src/features/product-lines/home-content.ts'
import { landContent } from '#src/features/product-lines/land-content.ts'
import { intro as requestsIntro } from '#src/features/requests/copy.ts'
import { erasure } from '#src/features/requests/erasure/erasure-copy.ts'
import { tourQuestions } from '#src/features/tours/content.ts'
import { form as bookingForm, hero } from '#src/features/tours/copy.ts'
import { found as kitFound } from '#src/features/tours/kit/found-copy.ts'
import { kitParts } from '#src/features/tours/kit/kit-content.ts'
import { intro as kitIntro } from '#src/features/tours/kit/kit-copy.ts'

const points = [landContent, agroContent, homeContent].flatMap(({ guide }) =>
  guide.flatMap((part) => part.points),
)
const answers: readonly string[] = [...homeFaqs, ...allFaqs, ...tourQuestions].map(({ answer }) => answer)
const sentences = [...points, ...answers].flatMap((text) => text.split(/[.;] /))
const saying = (texts: readonly string[], words: RegExp) => {
  const found = texts.filter((text) => words.test(text))
  expect(found).not.toEqual([])
  return found
}

test('money goes into the account that the offer letter names, wherever a text says where', () => {
  for (const text of saying(sentences, /company account/)) expect(text).toMatch(/offer letter/)
})

test('the allocation letter comes with full payment, wherever a text says when', () => {
  for (const text of saying(sentences, /allocation letter|letter of allocation/)) {
    expect(text).toMatch(/full payment|paid in full/i)
  }
})

test('no price is promised to wait', () => {
  for (const text of saying(sentences, /price/)) expect(text).not.toMatch(/price .*(stays|remains) the same/)
})

test.each(['07', 'land-papers', 'agro-own', 'home-state'])(
  'answer %s tells what to do where the package is silent',
  (sought) => {
    const { answer } = allFaqs.find(({ id }) => id === sought) ?? { answer: '' }
    expect(answer).toContain('Where a package does not say it, ask us in writing before you pay.')
    expect(answer).not.toMatch(/(every|the) package (says|names)/i)
  },
)

test('transport is free from the pickup points, as the specification has it, and a fee is not called the bus', () => {
  const facts = hero.facts.map(({ value, label }) => `${value} ${label}`)
  const texts = [...answers, ...facts, closingCopy.text, detailCopy.directionsBus]
  const rides = saying(texts, /\bbus\b.*pickup|free .*pickup/i)
  expect(rides).toHaveLength(4)
  for (const text of rides) {
    expect(text).toMatch(/\bfree\b/i)
    expect(text).not.toContain('marked “Free”')
  }
})

test('the size of a pack is promised before its pictures, as its records come first', () => {
  expect(library.empty).toContain('before its pictures are downloaded')
})

test('a look each day is promised as far as the browser lets it', () => {
  const texts = [...Object.values(followCopy.told), ...Object.values(followCopy.how)]
  for (const text of saying(texts, /once a day/)) {
    expect(text).toContain('about once a day, when the browser lets it')
  }
})

test.each([
  ['on', true],
  ['off', false],
])(
  'a site whose worker is %s opens without a network only as far as that is true',
  async (worker, isSaid) => {
    vi.resetModules()
    vi.stubEnv('VITE_SERVICE_WORKER', worker)
    const { installCopy } = await import('#src/pwa/install/install-copy.ts')
    vi.unstubAllEnvs()
    for (const text of [installCopy.lead, installCopy.deskLead]) {
      expect(text.includes('without a network')).toBe(isSaid)
    }
  },
)

test('pages that stand open where no worker can be promise what was saved alone', () => {
  expect(libraryPage.lead).toMatch(/^What is saved here/)
  expect(shortlist.lead).not.toContain('without a network')
})

test.each([
  ['the search of packages', [findCopy.lead]],
  [
    'the inspection kit',
    [kitFound.text, kitIntro.lead, ...kitParts.flatMap(({ points }) => points.map(({ text }) => text))],
  ],
  ['the form of a booking', [bookingForm.lead]],
  ['the list of requests', [requestsIntro.lead, erasure.question.text]],
  ['the privacy page', privacy.sections.flatMap(({ blocks }) => blocks.flat())],
])('%s, which stands open where no worker can be, promises the page that is open alone', (_, texts) => {
  for (const text of texts) expect(text).not.toMatch(/(works|opens|also|phone,) (without|offline)/)
})
