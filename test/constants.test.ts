/** The numbers of spec §9: each beside its one user, with a name, a unit and its source. */
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

test.each([
  ['locale of figures', 'src/format/grouped.ts', /as `en-NG` writes it \(spec §9\)/],
  ['currency', 'src/format/naira.ts', /₦3,500,000\.00[\s\S]*\(spec §9\)/],
  ['packages per tab', 'src/features/front-page/shelf.ts', /FIRST_VIEW = 4 \/\/ spec/],
  [
    'placeholders of a tab',
    'src/features/front-page/package-shelf.tsx',
    /SKELETONS = \[1, 2, 3, 4\] .*\/\/ spec/,
  ],
  ['projects shown', 'src/features/packages/project-list.tsx', /PROJECTS_FIRST = 10 \/\/ spec/],
  ['packages per project', 'src/features/packages/project-steps.ts', /PACKAGES_FIRST = 4 \/\/ spec/],
  ['height of a card’s pictures', 'src/features/packages/package-card.tsx', /"h-178px" \/\/ spec/],
  ['tours shown', 'src/features/tours/tour-list.tsx', /FIRST_VIEW = 4 \/\/ spec/],
  ['features of a tour card', 'src/features/tours/tour-features.ts', /MAX_FEATURES = 3 \/\/ spec/],
  ['posts on the front page', 'src/features/posts/latest-posts.ts', /LATEST_POSTS = 3 \/\/ spec/],
  ['posts of Latest Updates', 'src/features/posts/latest-updates.tsx', /PER_PAGE = 2 \/\/ spec/],
  ['posts of a category', 'src/features/posts/explore-categories.tsx', /PER_PAGE = 3 \/\/ spec/],
  ['characters of a preview', 'src/features/posts/post-preview.ts', /EXCERPT_CHARACTERS = 140 \/\/ spec/],
  ['life of a read', 'src/api-client/read-query.ts', /DEFAULT_STALE_MS = 60_000 \/\/ spec/],
  ['unabbreviated pages', 'src/ui/pagination-pages.ts', /MAX_UNABBREVIATED_PAGES = 7 \/\/ spec/],
  ['duration of a toast', 'src/app/layout/toaster.tsx', /DURATION_MS = 4_000 \/\/ spec/],
  ['toasts at once', 'src/app/layout/toaster.tsx', /VISIBLE_TOASTS = 3/],
  ['gap of toasts', 'src/app/layout/toaster.tsx', /GAP_PX = 14/],
  [
    'duration of the booking toast',
    'src/features/tours/tell-result.ts',
    /SUCCESS_TOAST_MS = 5_000 \/\/ spec/,
  ],
  ['pace of a slideshow', 'src/ui/carousel.tsx', /DEFAULT_AUTOPLAY_MS = 4_000 \/\/ spec/],
  ['pace of media', 'src/features/packages/package-card.tsx', /AUTOPLAY_MS = 7_000 \/\/ decision E14/],
  ['round of the testimonials', 'src/features/tours/testimonials.tsx', /LOOP_MS = 105_000 \/\/ spec/],
  ['round of the partners', 'src/features/company/partners.tsx', /LOOP_MS = 55_000 \/\/ spec/],
  [
    'slide of the menu',
    'src/app/layout/use-menu-phase.ts',
    /spec §2, §9\). \*\/\nconst MENU_TRANSITION_MS = 1_000/,
  ],
  ['offset of a reveal', 'src/ui/reveal-threshold.ts', /OFFSET_PX = 140 \/\/ spec/],
  ['duration of a reveal', 'src/ui/use-reveal.ts', /DURATION_MS = 1_000 \/\/ spec/],
  ['share of the questions in view', 'src/features/faqs/home-faqs.tsx', /REVEAL_AMOUNT = 0\.25 \/\/ .*spec/],
  ['smallest number of units', 'src/features/packages/unit-bounds.ts', /MIN_UNITS = 1 \/\/ spec/],
  ['container', 'uno.config.ts', /1200 px of content \(spec §2\)/],
  ['width of the header', 'src/app/layout/header.tsx', /max-w-1140px/],
  ['end of the mobile layout', 'uno.config.ts', /md: '750px'.*spec/],
  ['dropdown of the header', 'src/app/layout/navigation-group.tsx', /pt-4px[\s\S]*min-w-201px/],
  ['logo', 'src/features/company/logo.tsx', /139 × 42 \(spec §2\)/],
])('the %s stands beside its one user', async (_, file, line) => {
  const text = (await readFile(file, 'utf8')).replaceAll("'h-178px'", '"h-178px"')
  expect(text).toMatch(line)
})

test('sonner brings the width, swipe and removal that the specification asks for', async () => {
  const sonner = await readFile('node_modules/sonner/dist/index.mjs', 'utf8')
  for (const line of ['TOAST_WIDTH = 356', 'SWIPE_THRESHOLD = 45', 'TIME_BEFORE_UNMOUNT = 200']) {
    expect(sonner).toContain(`const ${line};`)
  }
})
