/** The Static Routing API, which the standard library does not know yet. */
type WithRoutes = {
  addRoutes?: (rule: { condition: { requestMode: 'navigate' }; source: 'fetch-event' }) => Promise<void>
}

/**
 * While the worker starts, Chromium asks the network for the page as well (ServiceWorkerAutoPreload), and throws the
 * answer away when the phone has the page. On a phone that pays for data each start of the site would cost a page.
 */
export function askNobodyElse(event: ExtendableEvent & WithRoutes): void {
  event.addRoutes?.({ condition: { requestMode: 'navigate' }, source: 'fetch-event' }).catch(() => undefined)
}
