/**
 * Every picture of every screen, at common widths and densities: the file that Chromium chose against the pixels that
 * its slot needs. `sizes` is a promise about a layout that it does not see. This test holds the two together. So it
 * does for icons: which are drawn before a press is a list in build/icons/icon-sheets.ts.
 */
import type { Page } from '@playwright/test'
import { staticPaths } from '../../contract/addresses/documents.ts'
import { sitePaths } from '../../contract/site-paths.ts'
import { expect, test } from '../harness/journey.ts'
import { settling } from '../harness/press/settled.ts'
import { shareOf } from '../harness/whole.ts'
import { interactive } from '../journeys/support/booking.ts'
import { fitOf, ratioOf, type ShownPicture } from './picture-fit.ts'

const PATHS = [
  ...new Set([
    ...staticPaths,
    sitePaths.package('101'),
    sitePaths.post('payment-plans-and-what-default-means'),
  ]),
]

/** In CI a page is opened on the phone and on one of the others. */
const SCREENS = [
  { width: 360, height: 740, density: 2, paths: PATHS },
  { width: 768, height: 1024, density: 1, paths: shareOf(PATHS, 0, 2) },
  { width: 1440, height: 900, density: 1, paths: shareOf(PATHS, 1, 2) },
] as const

for (const { width, height, density, paths } of SCREENS) {
  test.describe(`at ${width} × ${density}`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor: density, serviceWorkers: 'block' })

    test('every picture is as large as its slot needs, and no screen fetches the icons of a press', async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      // A browser prefers a larger file that it already has. Only without its cache is the choice the page's own.
      await (await page.context().newCDPSession(page)).send('Network.setCacheDisabled', {
        cacheDisabled: true,
      })
      const settled = settling(page)
      const wrong: string[] = []
      // A large picture stays in the browser's memory, also for a thumbnail on a later screen.
      const needed = new Set<string>()
      let seen = 0
      page.on('request', (request) => {
        const isOfPresses = /\/icons-more-\w+\.svg$/.test(request.url())
        if (isOfPresses) wrong.push(`${new URL(page.url()).pathname}: ${request.url()}`)
      })
      for (const path of paths) {
        await page.goto(path)
        await interactive(page)
        const pictures = await shownPictures(page, settled)
        seen += pictures.length
        for (const picture of pictures) if (fitOf(picture) !== 'too-large') needed.add(picture.file)
        for (const picture of pictures) {
          const fit = fitOf(picture)
          const costsNothing = needed.has(picture.file)
          if (fit === 'too-small' || (fit === 'too-large' && !costsNothing))
            wrong.push(`${path}: ${told(picture)}`)
        }
      }
      console.log(`${seen} pictures at ${width} × ${density}`)
      expect(seen).toBeGreaterThan(paths.length)
      expect(wrong).toEqual([])
    })
  })
}

const told = (picture: ShownPicture) =>
  `${picture.file} is ${picture.fileWidth} px in ${Math.round(picture.boxWidth)} × ${Math.round(picture.boxHeight)}, ${ratioOf(picture).toFixed(2)} of what is needed`

/**
 * Brings every part into view, as a reader does. All pictures are those of the first moment at which each of them is
 * drawn. A list may draw more a frame later.
 */
async function shownPictures(page: Page, settled: () => Promise<void>): Promise<ShownPicture[]> {
  await page.mouse.wheel(0, 1)
  await settled()
  const drawn = await page.waitForFunction(() => {
    const shown = [...document.images].filter((image) => image.checkVisibility() && image.clientWidth > 1)
    for (const image of shown) image.loading = 'eager' // also of what has only just been drawn
    if (shown.some(({ complete, naturalWidth }) => !complete || naturalWidth === 0)) return null
    return shown
      .filter((image) => image.srcset || image.closest('picture'))
      .map((image) => {
        const { pathname, search } = new URL(image.currentSrc)
        const sets = [
          image.srcset,
          ...[...(image.closest('picture')?.querySelectorAll('source') ?? [])].map(({ srcset }) => srcset),
        ]
        const mine = sets.find((set) => set.includes(pathname)) ?? ''
        return {
          file: pathname + search,
          boxWidth: image.clientWidth,
          boxHeight: image.clientHeight,
          density: devicePixelRatio,
          isCover: getComputedStyle(image).objectFit === 'cover',
          offered: [...mine.matchAll(/ (\d+)w/g)].map(([, offer]) => Number(offer)),
        }
      })
  })
  return drawn.evaluate((slots) =>
    Promise.all(
      (slots ?? []).map(async (slot) => {
        const file = new Image() // `naturalWidth` of one that stands in the page is divided by its density
        file.src = slot.file
        await file.decode()
        return { ...slot, fileWidth: file.naturalWidth, fileHeight: file.naturalHeight }
      }),
    ),
  )
}
