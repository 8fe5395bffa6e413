/** What each screen says while the API is dead, silent, faulty or behind a sign-in page, on a phone that is online. */
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { finderCopy } from '../../../src/features/front-page/first-screen/copy.ts'
import { copy as packageCopy } from '../../../src/features/packages/copy.ts'
import { listCopy } from '../../../src/features/packages/list/list-copy.ts'
import { detailCopy, pickUnread, postsUnread, postUnread } from '../../../src/features/posts/copy.ts'
import { choiceProblems, tours } from '../../../src/features/tours/copy.ts'
import { copy as formCopy } from '../../../src/forms/copy.ts'
import { copy as lineCopy } from '../../../src/pwa/copy.ts'
import { copy as uiCopy } from '../../../src/ui/reads/copy.ts'
import { interactive } from '../../journeys/support/booking.ts'
import type { Fault } from '../rig/fault.ts'

export type Trouble = 'dead' | 'silent' | 'faulty' | 'portal'

export const FAULT_OF: Record<Trouble, Fault> = {
  dead: { kind: 'reset' },
  silent: { kind: 'black-hole' },
  faulty: { kind: 'status', status: 500, headers: { 'access-control-allow-origin': '*' } }, // as the live backend
  portal: { kind: 'portal' },
}

const BAR_OF: Record<Trouble, string> = {
  dead: lineCopy.line.silent,
  silent: lineCopy.line.silent,
  faulty: lineCopy.line.fault,
  portal: lineCopy.line.portal,
}

/** What a page can know of it: a sign-in page gives no permission to another origin, and the browser hides it. */
const heardOf = (trouble: Trouble, isSameOrigin: boolean): Trouble =>
  trouble === 'portal' && !isSameOrigin ? 'silent' : trouble

export type Screen = {
  name: string
  path: string
  /** What it says if nothing is saved, about an API that does not answer, or with a fault. Null: it reads nothing. */
  unread: string | null
  faulty?: string
  /** Behind a sign-in page, where another part of the screen says the same. */
  portal?: string
  /** Before it reads. */
  act?: (page: Page) => Promise<void>
}

export const screens: readonly Screen[] = [
  { name: 'front page', path: '/', unread: finderCopy.failed },
  { name: 'projects', path: '/projects/land', unread: listCopy.unread.failed },
  { name: 'package', path: '/projects/package/101', unread: packageCopy.unread.failed },
  { name: 'hub', path: '/resource_hub', unread: postsUnread.failed },
  { name: 'editorial pick', path: '/resource_hub', unread: pickUnread.failedTitle },
  {
    name: 'post',
    path: '/resource_hub/how-to-verify-land-before-you-pay',
    unread: postUnread.failed,
    faulty: detailCopy.notFound,
  },
  { name: 'tours', path: '/site_tour', unread: tours.unread.failed },
  {
    name: 'booking form',
    path: '/site_tour',
    unread: choiceProblems.failed,
    portal: `${uiCopy.afterSignIn} ${choiceProblems.tryAgain}`, // the list above has a title, and no blank before its button
    act: async (page) => {
      await page.getByLabel('Project type').selectOption({ label: 'Land' })
      await expect(page.getByText(formCopy.draftKept)).toBeVisible() // it is told too
    },
  },
  { name: 'offline library', path: '/offline', unread: null },
  { name: 'requests', path: '/outbox', unread: null },
  { name: 'unknown address', path: '/no/such/page', unread: null },
]

type Met = { trouble: Trouble; isSaved: boolean; isSameOrigin: boolean }

/** What a screen has to say; with a saved copy it says no more than the bar. */
export function expectedWords(screen: Screen, { trouble, isSaved, isSameOrigin }: Met): string[] {
  if (screen.unread === null) return []
  const heard = heardOf(trouble, isSameOrigin)
  const list =
    heard === 'portal'
      ? (screen.portal ?? uiCopy.afterSignIn)
      : heard === 'faulty'
        ? screen.faulty
        : undefined
  return isSaved ? [BAR_OF[heard]] : [BAR_OF[heard], list ?? screen.unread]
}

/** Words that are not true of a phone with a network. */
export const LIES = /You are offline|No connection|There is no connection/

const SKELETON = '[skeleton]'

/** One change of what a screen says, ms after it was opened. */
export type Said = { at: number; words: string }

declare global {
  interface Window {
    said?: Said[]
  }
}

/** Opens a screen and records every change of its words. */
export async function openListening(context: BrowserContext, url: string, { act }: Screen): Promise<Page> {
  const page = await context.newPage()
  await page.addInitScript(listen, SKELETON)
  await page.goto(url)
  await interactive(page)
  await page.mouse.move(8, 8) // somebody reads
  await act?.(page)
  return page
}

function listen(SKELETON: string): void {
  const said: Said[] = []
  window.said = said
  const look = () => {
    const places =
      '#connection, main h1, main h1 + .lead, main [role=status], main [aria-live=polite], main .field-help'
    const texts = [...document.querySelectorAll<HTMLElement>(places)].map(({ textContent }) => textContent)
    if (document.querySelector('main .skeleton')) texts.push(SKELETON)
    const words = texts.join(' | ').replaceAll(/\d+ \w+ ago/g, 'some time ago')
    if (said.at(-1)?.words !== words) said.push({ at: Math.round(performance.now()), words })
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
}

export const saidBy = (page: Page): Promise<Said[]> => page.evaluate(() => window.said ?? [])

/** Waits until all words are there; returns when, in ms after the screen was opened. */
export async function firstTruth(page: Page, words: readonly string[]): Promise<number> {
  if (words.length === 0) return 0
  const isThere = (text: string) => words.every((one) => text.includes(one))
  await expect
    .poll(async () => (await saidBy(page)).at(-1)?.words ?? '', { timeout: 60_000 })
    .toEqual({ asymmetricMatch: isThere, toString: () => words.join(' and ') })
  return (await saidBy(page)).find((one) => isThere(one.words))?.at ?? Number.NaN
}

/** Waits until every list of the screen has reported its result: a second one may do so later than the first. */
export async function noneLoads(page: Page): Promise<void> {
  await expect
    .poll(async () => (await saidBy(page)).at(-1)?.words ?? '', { timeout: 60_000 })
    .not.toContain(SKELETON)
}
