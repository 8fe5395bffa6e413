// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { carryDrafts, hasDirtyForm, noteDraft } from './dirty-forms.ts'
import { guardLeaving } from './leave-guard.ts'

const asksBeforeLeaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

it('asks before a page goes that alone holds a request, and lets nothing reload it', () => {
  expect([asksBeforeLeaving(), hasDirtyForm()]).toEqual([false, false])
  guardLeaving('requests-in-memory', true)
  guardLeaving('requests-in-memory', true)
  expect([asksBeforeLeaving(), hasDirtyForm()]).toEqual([true, true])
  guardLeaving('requests-in-memory', false)
  expect([asksBeforeLeaving(), hasDirtyForm()]).toEqual([false, false])
})

it('goes on asking while one of two is still in memory alone', () => {
  guardLeaving('requests-in-memory', true)
  guardLeaving('kits-in-memory', true)
  guardLeaving('requests-in-memory', false)
  expect([asksBeforeLeaving(), hasDirtyForm()]).toEqual([true, true])
  guardLeaving('kits-in-memory', false)
  expect([asksBeforeLeaving(), hasDirtyForm()]).toEqual([false, false])
})

it('writes what a reload carries only when the page really goes, for the browser asks and they may stay', () => {
  noteDraft('booking', { firstname: 'Ada' })
  guardLeaving('kits-in-memory', true)
  carryDrafts()
  expect(sessionStorage).toHaveLength(0)
  dispatchEvent(new Event('pagehide'))
  expect(JSON.parse(sessionStorage.getItem('adbond-drafts') ?? '')).toEqual({ booking: { firstname: 'Ada' } })
  guardLeaving('kits-in-memory', false)
})
