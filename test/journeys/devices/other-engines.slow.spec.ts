import { expect, test } from '@playwright/test'
import { recordRow } from '../../faults/report/record.ts'
import { everyAddress, hasFailed } from '../../faults/rig/every-address.ts'
import { type Engine, until } from '../../harness/engines/engine.ts'
import { hasFirefox, startFirefox } from '../../harness/engines/firefox.ts'
import { hasWebKit, startWebKit } from '../../harness/engines/webkit.ts'
import { type Site, startSite } from '../../harness/site.ts'

const QUEUED = 'Saved on this phone. We will send it when you are back online.'

const interactive = "document.documentElement.dataset.state === 'interactive'"
const underWorker = 'navigator.serviceWorker.controller'
const says = (words: string) => `document.body.innerText.includes(${JSON.stringify(words)})`

/** Types as React hears it: the element's own setter, then the event that a key would fire. */
const type = (label: string, value: string) => `(() => {
  const names = [...document.querySelectorAll('label')];
  const field = names.find((name) => name.innerText.trim().replace(/\\s*\\*$/, '') === ${JSON.stringify(label)})?.control;
  const kind = field instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
  const value = ${JSON.stringify(value)};
  const option = field.options && [...field.options].find((option) => !option.disabled && option.value && (!value || option.text === value));
  if (field.options && !option) return false;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value').set.call(field, option ? option.value : value);
  field.dispatchEvent(new Event(field.options ? 'change' : 'input', { bubbles: true }));
  return true;
})()`

/** What the page and its storage say of what waits, for an error that tells more than "no row". */
const ofWhatWaits = `(async () => {
  const answerOf = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const database = await answerOf(indexedDB.open('adbond-outbox'));
  const entries = await answerOf(database.transaction('entries').objectStore('entries').getAll());
  database.close();
  return {
    at: Date.now(),
    entries: entries.map(({ body, ...entry }) => ({ ...entry, hasBody: body !== null })),
    locks: await navigator.locks.query(),
    page: [document.documentElement.dataset.state, document.visibilityState, navigator.onLine],
    worker: navigator.serviceWorker.controller?.state,
  };
})()`

const engines = [
  { name: 'Firefox', isThere: hasFirefox(), start: startFirefox },
  { name: 'WebKit', isThere: hasWebKit(), start: startWebKit },
]

for (const { name, isThere, start } of engines) {
  test.describe(name, () => {
    test.skip(!isThere, `${name} is not installed: see scripts/system-packages.mjs`)
    let engine: Engine
    let site: Site
    test.beforeEach(async () => {
      site = await startSite()
      engine = await start()
    })
    test.afterEach(async () => {
      await engine.close()
      await site.remove()
    })

    test('a booking made with the server gone is kept, outlives the page, and arrives exactly once', async () => {
      const email = `engine-${name.toLowerCase()}@journeys.example`
      await engine.goto(`${site.origin}/site_tour`)
      await until(engine, interactive)
      await until(engine, underWorker)
      const person = {
        'First name': 'Adaeze',
        'Last name': 'Okonkwo',
        Email: email,
        'Phone number': '0803 123 4567',
      }
      const tour = {
        'Project type': 'Land',
        Project: 'Moniya Green Layout',
        Package: 'Moniya Green 500',
        Date: '',
        Time: '',
      }
      for (const [label, value] of Object.entries({ ...person, ...tour }))
        await until(engine, type(label, value))
      await site.stop()
      const press =
        "[...document.querySelectorAll('button')].find((button) => button.innerText.includes('Book Site Tour') && !button.disabled)"
      await until(engine, press)
      await engine.read(`${press}.click()`)
      await until(engine, says(QUEUED))

      await engine.reopen()
      await site.start()
      expect(await site.bookings()).toHaveLength(0)
      await engine.goto(site.origin)
      await until(engine, interactive)
      const rows = async () => (await site.bookings()).filter((row) => row.email === email).length
      try {
        await expect.poll(rows, { timeout: 150_000 }).toBe(1) // what a slow machine needs, and a lease if it came to that
      } catch (error) {
        throw new Error(JSON.stringify(await engine.read(ofWhatWaits)), { cause: error })
      }
      await engine.reopen()
      await engine.goto(`${site.origin}/outbox`)
      await until(engine, interactive)
      const arrived = await rows()
      await recordRow({
        id: `R2-${name.toLowerCase()}`,
        what: 'The offline booking in other engines',
        how: `${name}, without Background Sync: filled in, sent with the server gone, closed, opened again`,
        figure: `${arrived} row`,
        target: 'exactly 1 row',
        ok: arrived === 1,
      })
      expect(arrived).toBe(1)
    })

    test('after one online visit every address opens with no server at all', async () => {
      await engine.goto(site.origin)
      await until(engine, interactive)
      await until(engine, underWorker)
      await site.stop()
      await engine.reopen()
      const failed: string[] = []
      for (const path of everyAddress) {
        await test.step(path, () => engine.goto(site.origin + path))
        await until(
          engine,
          `document.querySelector('h1')?.innerText && document.querySelector('footer') && ${interactive}`,
        )
        const title = String(await engine.read("document.querySelector('h1').textContent"))
        if (hasFailed(path, title)) failed.push(`${path}: ${title}`)
      }
      await recordRow({
        id: `R12-${name.toLowerCase()}`,
        what: 'Every address opens with no server',
        how: `${name}, after one online visit, opened again`,
        figure: `${everyAddress.length - failed.length} of ${everyAddress.length}`,
        target: 'all',
        ok: failed.length === 0,
      })
      expect(failed).toEqual([])
    })
  })
}
