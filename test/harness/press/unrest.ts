import type { Page } from '@playwright/test'

const PATIENCE_MS = 5_000

/** What keeps a page from rest, in words. A wait that ran out says only what it waited for. */
export async function unrest(page: Page): Promise<string> {
  const told = await Promise.race([page.evaluate(stateNow, PATIENCE_MS).catch(String), silence()])
  return `${page.url()} ${typeof told === 'string' ? told : JSON.stringify(told)}`
}

/** A browser under load has stopped drawing for good before, while its page went on to answer. */
const silence = () =>
  new Promise<string>((resolve) => setTimeout(resolve, 2 * PATIENCE_MS, 'does not answer'))

async function stateNow(patienceMs: number) {
  const drawn = new Promise<boolean>((resolve) => requestAnimationFrame(() => resolve(true)))
  const patience = new Promise<boolean>((resolve) => setTimeout(resolve, patienceMs, false))
  return {
    draws: await Promise.race([drawn, patience]),
    state: document.documentElement.dataset.state,
    dialog: window.openDialog()?.textContent.slice(0, 80),
    busy: [...document.querySelectorAll('[aria-busy=true]')].map(window.describePart),
    toasts: [...document.querySelectorAll('[data-sonner-toast]')].map(({ textContent }) => textContent),
    moving: document.getAnimations().map(({ playState, effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null
      return `${playState} ${target ? window.describePart(target) : ''}`
    }),
    focus: document.activeElement && window.describePart(document.activeElement),
  }
}
