/** Every place that shows a fixed text of the specification, under the name that docs/conformance.md gives it. */
import type { Page, Route } from '@playwright/test'
import { readsEndIn } from '../harness/answers.ts'
import {
  chooseFirst,
  chooseTour,
  fillContact,
  interactive,
  MONIYA,
  person,
  sendApplicationAsItIs,
} from '../journeys/support/booking.ts'

const POSTS = /\/site_tours\/book|\/virtual_teams\/apply/
const SCHEDULES = /\/filter_schedules\?/

type Answer = { status?: number; json: object }
const TAKEN: Answer = { json: { statusCode: 200, data: null, message: 'Done' } }
const REFUSED: Answer = { status: 402, json: { statusCode: 402 } }

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await interactive(page)
}

const reads = (path: string, state: 'failed' | 'empty') => async (page: Page) => {
  await readsEndIn(page, state)
  await open(page, path)
}

const booking = (answer: Answer) => async (page: Page) => {
  await page.route(POSTS, (route) => route.fulfill(answer))
  await open(page, '/site_tour')
  await fillContact(page, person('scenes'))
  await chooseTour(page, MONIYA)
  await page.getByRole('button', { name: 'Book Site Tour' }).click()
}

const application = (answer: Answer) => async (page: Page) => {
  await page.route(POSTS, (route) => route.fulfill(answer))
  await open(page, '/virtual_team')
  for (const [label, words] of [
    ['First name', 'Adaeze'],
    ['Last name', 'Okonkwo'],
    ['Email', 'scenes@journeys.example'],
    ['Location', 'Warri, Delta'],
    [/^Why do you want/, 'I answer the phone in three languages.'],
  ] as const) {
    await page.getByLabel(label).fill(words)
  }
  await page.getByRole('button', { name: 'Submit Application' }).click()
}

/** The choices that lead to an empty list, and the last part of its address. */
const EMPTY_AT = {
  project: { before: [], has: 'projectTypeId' },
  package: { before: ['projectId'], has: 'projectId' },
  date: { before: ['projectId', 'packageId'], has: 'packageId' },
  time: { before: ['projectId', 'packageId', 'date'], has: 'date' },
} as const
const ASKED_IN_ORDER = ['projectTypeId', 'projectId', 'packageId', 'date']

const nothingToChoose = (list: keyof typeof EMPTY_AT) => async (page: Page) => {
  const { before, has } = EMPTY_AT[list]
  await page.route(SCHEDULES, (route) => {
    const asked = new URL(route.request().url()).searchParams
    const last = ASKED_IN_ORDER.findLast((name) => asked.has(name))
    return last === has ? route.fulfill({ json: { statusCode: 200, data: [] } }) : route.fallback()
  })
  await open(page, '/site_tour')
  await page.getByLabel('Project type').selectOption({ label: 'Land' })
  for (const name of before) await chooseFirst(page.locator(`select[name=${name}]`))
}

const TOURS = [
  { soldOut: true, active: true, availableUnits: 5 },
  { soldOut: false, active: true, availableUnits: 5 },
  { soldOut: false, active: true, availableUnits: 0 },
]

/** A tour of each badge, one with a discount, and more tours than are shown at first. */
async function toursOfEveryKind(page: Page): Promise<void> {
  const data = [...TOURS, ...TOURS].map((pkg, at) => ({
    id: at + 1,
    recurrent: true,
    recurrent_day: 'All',
    availableTime: '09:00 AM',
    fee: 0,
    package: { id: at + 1, name: `Estate ${at}`, ...pkg, ...(at === 1 && { size: 450 }) },
    project: { id: 1, name: 'Estate', promos: at === 1 ? [{ active: true, discount: 10 }] : [] },
    projectType: { id: 1, name: 'land' },
  }))
  await page.route(/\/filter_schedules$/, (route) => route.fulfill({ json: { statusCode: 200, data } }))
  await open(page, '/site_tour')
}

export const FAULT = 'a fault'
export const OWN_MISTAKE = 'x is not a function'

/** A part of the site that arrives but does not work. */
async function ownMistake(page: Page): Promise<void> {
  const broken = (route: Route) =>
    route.fulfill({ contentType: 'text/javascript', body: `throw new TypeError('${OWN_MISTAKE}')` })
  await page.route(/\/assets\/virtual-team-[^/]*\.js$/, broken)
  await open(page, '/services')
  const link = page.getByRole('contentinfo').locator('a[href="/virtual_team"]').first()
  await link.evaluate((element: HTMLElement) => element.click())
}

/** Any other scene is the address of a screen with the sample content. */
export const scenes: Record<string, (page: Page) => Promise<void>> = {
  '/ failed': reads('/', 'failed'),
  '/ empty': reads('/', 'empty'),
  '/projects/land empty': reads('/projects/land', 'empty'),
  '/resource_hub failed': reads('/resource_hub', 'failed'),
  '/resource_hub empty': reads('/resource_hub', 'empty'),
  '/site_tour failed': reads('/site_tour', 'failed'),
  '/site_tour empty': reads('/site_tour', 'empty'),
  'the bar of a phone': (page) => open(page, '/projects/package/101'),
  'tours of every kind': toursOfEveryKind,
  'booking taken': booking(TAKEN),
  'booking refused': booking(REFUSED),
  'application taken': application(TAKEN),
  'application refused': application(REFUSED),
  'application empty': async (page) => {
    await open(page, '/virtual_team')
    await sendApplicationAsItIs(page)
  },
  'no project': nothingToChoose('project'),
  'no package': nothingToChoose('package'),
  'no date': nothingToChoose('date'),
  'no time': nothingToChoose('time'),
  [FAULT]: ownMistake,
}

export const openScene = (page: Page, name: string) => scenes[name]?.(page) ?? open(page, name)
