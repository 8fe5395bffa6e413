/** Every form in each of its states, and the booking form's dropdowns in each of theirs; axe looks at all of them. */
import type { Page, Route } from '@playwright/test'
import { help, problems } from '../../src/features/faqs/page-copy.ts'
import { form as application, applicationLabel, outcome as applied } from '../../src/features/team/copy.ts'
import {
  form as booking,
  choiceProblems,
  choices,
  outcome,
  pending as pendingBooking,
} from '../../src/features/tours/copy.ts'
import { answer, type ListState, noAdapter, pressIfThere } from '../harness/answers.ts'
import { axeEverywhere } from '../harness/axe.ts'
import { holdRequests } from '../harness/hold-requests.ts'
import { expect, test } from '../harness/journey.ts'
import { noteToasts } from '../harness/patience/note-toasts.ts'
import {
  READ_TIMEOUT_MS,
  SEND_TIMEOUT_MS,
  stretchTimers,
  TOAST_MS,
} from '../harness/patience/stretch-timers.ts'
import {
  chooseFirst,
  chooseTour,
  fillContact,
  interactive,
  MONIYA,
  person,
  sendApplicationAsItIs,
} from '../journeys/support/booking.ts'

test.use({ serviceWorkers: 'block', failsOnPurpose: true })
test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // An attempt ends after 20 s, and axe may look longer at a form that sends.
  await stretchTimers(page, SEND_TIMEOUT_MS)
})

/** How the provider answers a POST. */
const ANSWERS = {
  'refused with words': (route: Route) =>
    route.fulfill({ status: 402, json: { statusCode: 402, message: 'This Schedule is fully booked' } }),
  'refused without words': (route: Route) => route.fulfill({ status: 402, json: { statusCode: 402 } }),
  taken: (route: Route) => route.fulfill({ json: { statusCode: 200, data: null, message: 'Done' } }),
  unreachable: (route: Route) => route.abort('internetdisconnected'),
}

const POSTS = /\/site_tours\/book|\/virtual_teams\/apply/

async function postsAre(page: Page, how: (route: Route) => Promise<void>): Promise<void> {
  await page.unroute(POSTS)
  await page.route(POSTS, how)
}

const toast = (page: Page, words: string) => page.locator('[data-sonner-toast]').getByText(words)

type FormCase = {
  path: string
  part: string
  button: string
  sending: string
  silent: string
  notYet: string
  fill: (page: Page, who: string) => Promise<void>
  /** Failure by the answer: what the toast says. */
  failures: [keyof typeof ANSWERS, string][]
  success: string
  /** What the panel above the form then says. */
  arrived: string
  queued: string
}

const forms: readonly FormCase[] = [
  {
    path: '/site_tour',
    part: '#site_tour_form',
    button: booking.submit,
    sending: booking.submitting,
    silent: booking.silent,
    notYet: booking.notYet,
    fill: async (page, who) => {
      await fillContact(page, person(who))
      await chooseTour(page, MONIYA)
    },
    failures: [
      ['refused with words', 'This Schedule is fully booked'],
      ['refused without words', 'Something went wrong. Please try again later.'],
    ],
    success: 'Successful!, Thank You for Booking!',
    arrived: pendingBooking.delivered,
    queued: outcome.queued,
  },
  {
    path: '/virtual_team',
    part: '#join-us',
    button: application.submit,
    sending: application.submitting,
    silent: application.silent,
    notYet: application.notYet,
    fill: async (page, who) => {
      await page.getByLabel('First name').fill('Adaeze')
      await page.getByLabel('Last name').fill('Okonkwo')
      await page.getByLabel('Email').fill(`${who}@journeys.example`)
      await page.getByLabel('Location').fill('Warri, Delta')
      await page.getByLabel(application.fields.reason).fill('I answer the phone in three languages.')
    },
    failures: [['refused with words', 'Failed to submit form. Please try again later.']],
    success: 'Virtual Team Member Application Submitted Successfully!',
    arrived: applied.delivered,
    queued: applied.queued,
  },
]

for (const form of forms) {
  test(`the form of ${form.path} is idle, sends, fails, succeeds and waits in plain words`, async ({
    page,
  }) => {
    const found: string[] = []
    const look = async (state: string, part = form.part) =>
      found.push(...(await axeEverywhere(page, `${form.path} ${state}`, part)))
    await stretchTimers(page, TOAST_MS)
    const toasted = await noteToasts(page) // the one of a booking stays for another time than the others
    await page.goto(form.path)
    await interactive(page)
    const button = page.getByRole('button', { name: form.button })
    const busy = page.getByRole('button', { name: form.sending })

    await expect(button).toBeDisabled()
    await expect(page.getByText(form.notYet)).toBeVisible()
    await look('idle')

    await form.fill(page, 'form-states')
    const [first, ...others] = form.failures
    const release = await holdRequests(page, POSTS, ANSWERS[first?.[0] ?? 'taken'])
    await button.click()
    await expect(busy).toBeDisabled()
    await expect(busy).toHaveAttribute('aria-busy', 'true')
    await look('submitting')

    release()
    await expect(toast(page, first?.[1] ?? '')).toBeVisible()
    await expect(page.getByLabel('First name'), 'nothing typed is lost').toHaveValue('Adaeze')
    await look('failure', 'body') // with its toast
    for (const [how, words] of others) {
      await postsAre(page, ANSWERS[how])
      await button.click()
      await expect(toast(page, words)).toBeVisible()
    }

    await postsAre(page, ANSWERS.taken)
    await button.click()
    await toasted(form.success)
    await expect(page.getByLabel('First name')).toHaveValue('')
    await expect(button).toBeDisabled()
    await look('success')

    // Somebody else: the same words again would be the request that has arrived.
    await form.fill(page, 'form-states-two')
    await postsAre(page, ANSWERS.unreachable)
    await button.click()
    await expect(page.getByRole('status').getByText(form.queued).first()).toBeVisible()
    await expect(page.getByLabel('First name')).toHaveValue('')
    await look('queued')
    expect(found).toEqual([])
  })
}

for (const form of forms) {
  test(`the form of ${form.path} says that the phone holds what the line does not answer, then what became of it, and keeps what was typed for the next person`, async ({
    page,
  }) => {
    await page.clock.install()
    await stretchTimers(page, SEND_TIMEOUT_MS) // axe looks while the answer is awaited
    const toasted = await noteToasts(page)
    await page.goto(form.path)
    await interactive(page)
    await form.fill(page, 'form-silent')
    const isAsked = page.waitForRequest(POSTS)
    const release = await holdRequests(page, POSTS, ANSWERS.taken)
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000) // eight seconds of a busy machine are short
    await page.getByRole('button', { name: form.button }).click()
    await isAsked
    const silent = page.getByRole('status').getByText(form.silent)
    await expect(silent).toBeHidden()
    await page.clock.fastForward(8_000)
    await expect(silent).toBeVisible()
    await page.clock.resume()
    const found = await axeEverywhere(page, `${form.path} silent`, form.part)
    await page.getByLabel('First name').fill('Bolanle')

    release()
    await toasted(form.success)
    await expect(silent).toBeHidden()
    await expect(page.locator(form.part).getByRole('status').getByText(form.arrived).first()).toBeVisible()
    await expect(page.getByLabel('First name')).toHaveValue('Bolanle')
    expect(found).toEqual([])
  })
}

test('the application form says so when it is sent with an empty field', async ({ page }) => {
  const toasted = await noteToasts(page)
  await page.goto('/virtual_team')
  await interactive(page)
  await page.getByLabel('First name').fill('Adaeze')
  await sendApplicationAsItIs(page)
  await toasted('Please fill in all fields')
  await expect(page.getByLabel('First name')).toHaveValue('Adaeze')
})

test('an application that is refused is logged, without a word of the person', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith('Adbond:')) logged.push(message.text())
  })
  const toasted = await noteToasts(page)
  await page.goto('/virtual_team')
  await interactive(page)
  await forms[1]?.fill(page, 'form-logged')
  await postsAre(page, ANSWERS['refused with words'])
  await page.getByRole('button', { name: application.submit }).click()
  await toasted('Failed to submit form. Please try again later.')
  await expect.poll(() => logged).toEqual([`Adbond: ${applicationLabel} failed (refused)`])
})

test('the question form says what is missing, and then that its e-mail is ready, not sent', async ({
  page,
}) => {
  const found: string[] = []
  await page.goto('/faqs')
  await interactive(page)
  await expect(page.getByRole('heading', { name: 'Need More Help' })).toBeVisible()
  found.push(...(await axeEverywhere(page, 'idle')))
  const submit = page.getByRole('button', { name: 'Submit' })
  await submit.click()
  for (const label of ['First name', 'Last name', 'Email', 'Location', 'Message']) {
    await expect(page.getByText(problems.missing(label))).toBeVisible()
    await page.getByLabel(label).fill(label === 'Email' ? 'ada@example.com' : 'Ada')
  }
  found.push(...(await axeEverywhere(page, 'filled')))
  await submit.click()
  await expect(page.getByText(help.openedTitle)).toBeVisible()
  await expect(page.getByText('sales@adbond.example').first()).toBeVisible()
  found.push(...(await axeEverywhere(page, 'ready')))
  expect(found).toEqual([])
})

/** The four lists of the cascade, by the request of each. */
const STEPS = [
  { step: 'projectId', asks: (query: URLSearchParams) => !query.has('projectId') },
  { step: 'packageId', asks: (query: URLSearchParams) => query.has('projectId') && !query.has('packageId') },
  { step: 'date', asks: (query: URLSearchParams) => query.has('packageId') && !query.has('date') },
  { step: 'scheduleId', asks: (query: URLSearchParams) => query.has('date') },
] as const

/** One list of the cascade ends in a state; the earlier ones are the provider's. */
async function cascadeEndsIn(page: Page, at: number, state: ListState): Promise<void> {
  if (state === 'offline') await page.addInitScript(noAdapter)
  if (state === 'loading') await stretchTimers(page, READ_TIMEOUT_MS)
  await page.unroute(/filter_schedules\?/)
  await page.route(/filter_schedules\?/, (route) => {
    const query = new URL(route.request().url()).searchParams
    return STEPS[at]?.asks(query) ? answer(route, state) : route.fallback()
  })
}

const field = (page: Page, at: number) => page.locator(`select[name=${STEPS[at]?.step}]`)

async function chooseUpTo(page: Page, at: number): Promise<void> {
  await page.getByLabel('Project type').selectOption({ label: 'Land' })
  for (let before = 0; before < at; before += 1) await chooseFirst(field(page, before))
}

for (const state of ['loading', 'empty', 'failed', 'offline'] as const) {
  // A phone for each: it keeps a dropdown's answer for the next visit.
  for (const [at, { step }] of STEPS.entries()) {
    test(`the dropdown ${step} of a booking says that it is ${state}`, async ({ page }) => {
      await cascadeEndsIn(page, at, state)
      await page.goto('/site_tour')
      await interactive(page)
      await chooseUpTo(page, at)
      await expect(field(page, at), `nothing to choose at ${step}`).toBeDisabled()
      const form = page.locator('#site_tour_form')
      if (state === 'loading') {
        await expect(field(page, at)).toHaveAttribute('aria-busy', 'true')
        await expect(field(page, at).locator('option').first()).toHaveText(choices[step].loading)
        return
      }
      if (state === 'empty') {
        await expect(form.getByText(choices[step].empty)).toBeVisible()
        return
      }
      await expect(form.getByText(choiceProblems[state])).toBeVisible()
      expect(await axeEverywhere(page, `${step} ${state}`, '#site_tour_form')).toEqual([])
      await page.unroute(/filter_schedules\?/)
      await pressIfThere(form.getByRole('button', { name: choiceProblems.tryAgain }))
      await expect(field(page, at)).toBeEnabled()
    })
  }
}
