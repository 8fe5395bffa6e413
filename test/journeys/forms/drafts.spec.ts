import { expect, test } from '../../harness/journey.ts'
import { chooseTour, fillContact, interactive, MONIYA, person, underWorker } from '../support/booking.ts'
import { withPhone } from '../support/phone.ts'
import { draftOnDisk } from '../support/phone-rows.ts'
import { readIsKept } from '../support/saved-reads.ts'

const RESTORED = 'Go on where you stopped.'
const KEPT = 'Kept on this phone as you type, for a few days.'

test('a half-filled booking outlives the browser, choices included, also without a network, and is erased when the person says so', async ({
  site,
}) => {
  const who = person('half-filled')
  await withPhone(async (open) => {
    const [context, page] = await open()
    await page.goto(`${site.origin}/site_tour`)
    await interactive(page)
    await underWorker(page)
    await fillContact(page, who)
    await chooseTour(page, MONIYA)
    await expect(page.getByText(KEPT)).toBeVisible()
    const time = await page.getByLabel('Time').inputValue()
    await expect
      .poll(() => draftOnDisk(page))
      .toMatchObject({ fields: { email: who.email, scheduleId: time } })
    await readIsKept(page, 'time-slots')
    await context.close()

    const [again, reopened] = await open()
    await again.setOffline(true)
    await reopened.goto(`${site.origin}/site_tour`)
    await interactive(reopened)
    await expect(reopened.getByText(RESTORED)).toBeVisible()
    await expect(reopened.getByLabel('Email')).toHaveValue(who.email)
    await expect(reopened.getByLabel('Time')).toHaveValue(time)
    expect(new URL(reopened.url()).search).toBe('')

    await reopened.getByRole('button', { name: 'Erase and start again' }).click()
    await expect(reopened.getByLabel('Email')).toHaveValue('')
    await expect(reopened.getByText(RESTORED)).toHaveCount(0)
    await expect.poll(() => draftOnDisk(reopened)).toBeUndefined()
    await reopened.reload()
    await interactive(reopened)
    await expect(reopened.getByLabel('Email')).toHaveValue('')
    await again.close()
  })
})

test('what is typed before and after a reload stands together, and nothing of it is left once it is sent', async ({
  page,
}) => {
  await page.goto('/virtual_team')
  await interactive(page)
  await page.getByLabel('First name').fill('Adaeze')
  await page.getByLabel('Location').fill('Enugu')
  await expect(page.getByText(KEPT)).toBeVisible()
  await expect
    .poll(() => draftOnDisk(page, 'team-application'))
    .toMatchObject({ fields: { location: 'Enugu' } })
  await page.reload()
  await expect(page.getByText(RESTORED)).toBeVisible()
  await expect(page.getByLabel('Location')).toHaveValue('Enugu')
  await page.getByLabel('Last name').fill('Okonkwo')
  await page.getByLabel('Email').fill('drafted@journeys.example')
  await page.getByLabel('Why do you want').fill('I sell land in Enugu.')
  await page.getByRole('button', { name: 'Submit Application' }).click()
  await expect(page.getByText('Application Submitted Successfully').first()).toBeVisible()
  await expect.poll(() => draftOnDisk(page, 'team-application')).toBeUndefined()
  await page.reload()
  await interactive(page)
  await expect(page.getByText('Application Submitted Successfully').first()).toBeVisible()
  await expect(page.getByLabel('Location')).toHaveValue('')
  await expect(page.getByText(RESTORED)).toHaveCount(0)
})
