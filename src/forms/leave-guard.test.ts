// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { hasDirtyForm } from '#src/forms/dirty-forms.ts'
import { guardLeaving } from './leave-guard.ts'

const asksBeforeLeaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

it('asks before a page goes that alone holds a request, and lets nothing reload it', () => {
  expect([asksBeforeLeaving(), hasDirtyForm()]).toEqual([false, false])
  guardLeaving(true)
  guardLeaving(true)
  expect([asksBeforeLeaving(), hasDirtyForm()]).toEqual([true, true])
  guardLeaving(false)
  expect([asksBeforeLeaving(), hasDirtyForm()]).toEqual([false, false])
})
