import type { CDPSession } from '@playwright/test'

/** The browser's own name of a site's worker, for events that only a browser sends. */
export async function registrationOf(devtools: CDPSession, origin: string): Promise<string> {
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin))
      if (own) resolve(own.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  return registered
}

/**
 * What the phone shows from now on, as the browser's own record tells it. `getNotifications` cannot tell: Chromium
 * loses a notice that is requested while it is being shown.
 */
export async function shownNotices(devtools: CDPSession): Promise<readonly string[]> {
  const shown: string[] = []
  devtools.on('BackgroundService.backgroundServiceEventReceived', ({ backgroundServiceEvent: event }) => {
    if (event.eventName !== 'Notification displayed') return
    const told = new Map(event.eventMetadata.map(({ key, value }) => [key, value]))
    shown.push(`${told.get('Title')}: ${told.get('Body')}`)
  })
  await devtools.send('BackgroundService.setRecording', { shouldRecord: true, service: 'notifications' })
  await devtools.send('BackgroundService.startObserving', { service: 'notifications' })
  return shown
}
