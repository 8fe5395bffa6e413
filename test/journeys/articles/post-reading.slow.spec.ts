import type { Page } from '@playwright/test'
import { axeEverywhere } from '../../harness/axe.ts'
import { forgetReads } from '../../harness/forget-reads.ts'
import { expect, test } from '../../harness/journey.ts'
import { drawn } from '../../harness/patience/drawn.ts'
import { FIRST_PICTURES_MS } from '../../harness/patience/first-pictures.ts'
import { interactive, underWorker } from '../support/booking.ts'
import { readIsKept } from '../support/saved-reads.ts'

const LONG = '/resource_hub/land-title-documents-explained'

/** A voice that says what it is told, and ends a piece when the test wants it. */
async function giveVoice(page: Page, { isOfPhone = true, isMute = false } = {}): Promise<void> {
  await page.addInitScript(
    ({ localService, mute }) => {
      class FakeUtterance {
        text: string
        rate = 1
        onstart?: () => void
        onend?: () => void
        onerror?: () => void
        constructor(text: string) {
          this.text = text
        }
      }
      const said: string[] = []
      let current: FakeUtterance | null = null
      const fake = {
        said,
        end: () => current?.onend?.(),
        fail: () => current?.onerror?.(),
        isSpeaking: () => current !== null,
      }
      const voices = mute
        ? []
        : [{ lang: 'en-GB', localService, default: true, name: 'Test', voiceURI: 'test' }]
      const synthesis = Object.assign(new EventTarget(), {
        getVoices: () => voices,
        speak: (utterance: FakeUtterance) => {
          current = utterance
          said.push(utterance.rate === 1 ? utterance.text : `${utterance.text} ×${utterance.rate}`)
          utterance.onstart?.()
        },
        cancel: () => {
          const before = current
          current = null
          before?.onerror?.()
        },
      })
      Object.defineProperty(window, 'speechSynthesis', { value: synthesis, configurable: true })
      Object.assign(window, { SpeechSynthesisUtterance: FakeUtterance, fakeVoice: fake })
    },
    { localService: isOfPhone, mute: isMute },
  )
}

type Voice = { said: string[]; end: () => void; fail: () => void; isSpeaking: () => boolean }
const said = (page: Page) => page.evaluate(() => (window as unknown as { fakeVoice: Voice }).fakeVoice.said)
const tell = (page: Page, what: 'end' | 'fail') =>
  page.evaluate((name) => (window as unknown as { fakeVoice: Voice }).fakeVoice[name](), what)
const speaks = (page: Page) =>
  page.evaluate(() => (window as unknown as { fakeVoice: Voice }).fakeVoice.isSpeaking())

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('a long post lists its parts, folded; a press goes there below the header', async ({ page }) => {
    await page.goto(LONG)
    await interactive(page)
    const contents = page.getByRole('navigation', { name: 'In this post' })
    await expect(contents.getByRole('link')).toHaveCount(0)
    await contents.getByText('In this post').click()
    const part = contents.getByRole('link').nth(2)
    const title = (await part.textContent()) ?? ''
    await part.press('Enter')
    const heading = page.getByRole('heading', { level: 2, name: title })
    await expect(heading).toBeInViewport()
    const header = await page.getByRole('banner').boundingBox()
    expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
    await expect(page).toHaveURL(/#part-/)
  })

  test('a link to a part finds it, although the text comes late', async ({ page }) => {
    await page.goto(LONG)
    const heading = page.locator('main h2[id^=part-]').nth(3)
    const id = await heading.getAttribute('id')
    await page.goto('/faqs')
    await page.goto(`${LONG}#${id}`)
    await expect(page.locator(`#${id}`)).toBeInViewport()
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(400)
  })

  test('a short post has no list of parts', async ({ page }) => {
    await page.goto('/resource_hub/soil-tests-shared-with-buyers')
    await expect(page.getByRole('heading', { level: 2, name: 'How the samples are taken' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'In this post' })).toHaveCount(0)
  })

  test('the phone reads a post piece by piece, marks the paragraph, pauses, keeps the place, and is silent elsewhere', async ({
    page,
  }) => {
    await giveVoice(page)
    await page.goto(LONG)
    await interactive(page)
    await page.getByRole('button', { name: 'Listen' }).click()
    const player = page.getByRole('region', { name: 'Reading aloud' })
    await expect(player.getByText('Read by your phone. It uses no data.')).toBeVisible()
    await expect(player.getByText(/about \d min left/)).toBeVisible()
    const [first = ''] = await said(page)
    const opening = page.locator('main .prose p').first()
    expect(await opening.textContent()).toContain(first)
    await expect(opening, 'marked').not.toHaveCSS('box-shadow', 'none')

    expect(await axeEverywhere(page, 'a post that is read', 'body')).toEqual([])

    await tell(page, 'end')
    await expect.poll(() => said(page)).toHaveLength(2)
    await player.getByRole('button', { name: 'Pause' }).press('Enter')
    await expect(player.getByText('Paused')).toBeVisible()
    expect(await speaks(page)).toBe(false)
    await player.getByRole('button', { name: 'Continue' }).press('Enter')
    const spoken = await said(page)
    expect(spoken[2]).toBe(spoken[1])

    await player.getByLabel('Speed').selectOption('Fast')
    await expect.poll(async () => (await said(page)).at(-1)).toBe(`${spoken[1]} ×1.25`)

    await tell(page, 'fail')
    await expect(player.getByText('The voice does not answer.')).toBeVisible()
    await player.getByRole('button', { name: 'Try again' }).click()
    await expect(player.getByText('Reading aloud')).toBeVisible()

    // To the end: no table, caption or code is read, and the player goes.
    for (let piece = 0; piece < 200 && (await speaks(page)); piece += 1) {
      const before = (await said(page)).length
      await tell(page, 'end')
      if ((await said(page)).length === before) break
    }
    await expect(player).toHaveCount(0)
    const all = (await said(page)).join(' ')
    expect(all).toContain('The documents, one by one')
    expect(all).not.toContain('The publication in which') // of the table
    for (const piece of await said(page)) expect(piece.length).toBeLessThan(160)

    await page.getByRole('button', { name: 'Listen' }).click()
    await expect.poll(() => speaks(page)).toBe(true)
    await page.getByRole('link', { name: /Back/ }).first().click()
    await expect(page).toHaveURL(/\/resource_hub$/)
    await expect.poll(() => speaks(page)).toBe(false)
    await expect(player).toHaveCount(0)
  })

  test('stopping returns to the button; a voice of the internet is told', async ({ page }) => {
    await giveVoice(page, { isOfPhone: false })
    await page.goto(LONG)
    await interactive(page)
    await page.getByRole('button', { name: 'Listen' }).click()
    const player = page.getByRole('region', { name: 'Reading aloud' })
    await expect(player.getByText(/it uses data and needs a network/)).toBeVisible()
    await player.getByRole('button', { name: 'Stop' }).click()
    await expect(page.getByRole('button', { name: 'Listen' })).toBeFocused()
    for (const paragraph of await page.locator('main .prose p').all()) {
      await expect(paragraph, 'no longer marked').toHaveCSS('box-shadow', 'none')
    }
  })

  test('nothing is offered where no voice is', async ({ page }) => {
    await giveVoice(page, { isMute: true })
    await page.goto(LONG)
    await interactive(page)
    await expect(page.getByRole('button', { name: /Save for offline/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Listen' })).toHaveCount(0)
  })

  test('posts of the same kind follow, of those that the phone knows, also without a network', async ({
    page,
    context,
  }) => {
    await giveVoice(page)
    await page.goto('/resource_hub?category=land')
    await interactive(page)
    await underWorker(page)
    const cards = page.getByRole('tabpanel', { name: 'Land' }).getByRole('article')
    await expect(cards).toHaveCount(3)
    const title = (await cards.first().getByRole('heading').textContent()) ?? ''
    await cards.first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await readIsKept(page, 'post-page /posts')
    await context.setOffline(true)
    const next = page.getByRole('region', { name: 'Read next' })
    await expect(async () => {
      await page.reload() // the page asks the disk once, and not for long
      await page.mouse.wheel(0, 200)
      await expect(next.getByRole('article').first()).toBeAttached({ timeout: 10_000 })
    }).toPass()
    expect(await next.getByRole('article').count()).toBeLessThanOrEqual(3)
    await expect(next.getByRole('heading', { name: title, exact: true })).toHaveCount(0)
    // It is read aloud in airplane mode too.
    await page.getByRole('button', { name: 'Listen' }).click()
    await expect(page.getByRole('region', { name: 'Reading aloud' })).toBeVisible()
    await page.getByRole('button', { name: 'Stop' }).click()
    await next.getByRole('article').first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title)
    await expect(page.locator('main .prose p').first()).toBeVisible()
  })

  test('a saved post opens without a network from its pack alone, and stands in the library', async ({
    page,
    context,
  }) => {
    await page.goto(LONG)
    await interactive(page)
    await underWorker(page)
    await page.getByRole('button', { name: /Save for offline/ }).click()
    await expect(page.getByText('The whole text, also to listen to')).toBeVisible()
    await page.getByRole('button', { name: /^Save [\d.]+ [KM]B$/ }).click()
    await expect(page.getByText('Saved for offline')).toBeVisible({ timeout: FIRST_PICTURES_MS })
    await page.evaluate(async () => {
      for (const name of ['api-reads', 'pictures']) await caches.delete(name)
    })
    await page.goto('/icons/icon.svg') // the page has its own copy open
    await forgetReads(page)
    await context.setOffline(true)
    await page.goto('/offline')
    const pack = page.getByRole('listitem').filter({ hasText: 'C of O, Governor’s Consent' }).first()
    await expect(pack).toContainText('Post')
    await expect(pack).toContainText(/saved/)
    await pack.getByRole('link').first().click()
    await expect(page.locator('main h2[id^=part-]').first()).toBeVisible()
    const cover = page.locator('main img').first()
    await expect
      .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  })
})

test('on a wide screen the parts stand beside the text, and the one that is read is marked', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(LONG)
  await interactive(page)
  const contents = page.getByRole('navigation', { name: 'In this post' })
  const part = contents.getByRole('link').nth(3)
  await part.click()
  const mark = async () => {
    await drawn(page)
    return part.getAttribute('aria-current')
  }
  await expect.poll(mark).toBe('location')
  await expect(contents).toBeInViewport()
})
