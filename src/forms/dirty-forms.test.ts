// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { isDraftLike } from './use-draft.ts'

const load = async () => {
  vi.resetModules() // a reload: modules start anew, the tab's storage stays
  return import('./dirty-forms.ts')
}

beforeEach(() => sessionStorage.clear())

describe('a form with unsent words', () => {
  it('is dirty until it is emptied or gone', async () => {
    const { hasDirtyForm, noteDraft } = await load()
    expect(hasDirtyForm()).toBe(false)
    noteDraft('booking', { firstname: 'Ada' })
    expect(hasDirtyForm()).toBe(true)
    noteDraft('booking', null)
    expect(hasDirtyForm()).toBe(false)
  })

  it('is dirty already before its code is there', async () => {
    const { hasDirtyForm } = await load()
    document.body.innerHTML = '<div data-asleep><input></div><input value="elsewhere">'
    expect(hasDirtyForm()).toBe(false)
    for (const field of document.querySelectorAll('input')) field.value = 'Ada'
    expect(hasDirtyForm()).toBe(true)
    document.body.innerHTML = ''
  })

  it('is carried over no reload while the outbox has its words, unless it has them back', async () => {
    const before = await load()
    before.noteDraft('booking', { firstname: 'Ada' })
    before.noteHandedOver('booking', true)
    before.carryDrafts()
    expect(before.hasDirtyForm(), 'no reload of the page’s own cuts it short').toBe(true)
    expect(sessionStorage).toHaveLength(0)
    before.noteHandedOver('booking', false)
    before.carryDrafts()
    expect((await load()).takeDraft('booking')).toEqual({ firstname: 'Ada' })
  })

  it('gets its words back after an accepted reload, once, and they lie in no storage then', async () => {
    const before = await load()
    before.noteDraft('booking', { firstname: 'Ada' })
    before.carryDrafts()
    const after = await load()
    expect(after.takeDraft('booking')).toEqual({ firstname: 'Ada' })
    expect(sessionStorage).toHaveLength(0)
    expect(after.takeDraft('booking')).toBeUndefined()
  })

  it('lies in no storage after the reload, also on a page without that form, and can be dropped there', async () => {
    for (const isDropped of [false, true]) {
      const before = await load()
      before.noteDraft('booking', { firstname: 'Ada' })
      before.carryDrafts()
      const after = await load()
      expect(sessionStorage).toHaveLength(0)
      if (isDropped) after.dropCarried()
      expect(after.hasDirtyForm()).toBe(!isDropped)
      expect(after.takeDraft('booking')).toEqual(isDropped ? undefined : { firstname: 'Ada' })
      expect(after.hasDirtyForm()).toBe(false)
    }
  })

  it('gets its words back after two reloads, where its code did not come after the first', async () => {
    const before = await load()
    before.noteDraft('booking', { firstname: 'Ada' })
    before.carryDrafts()
    const between = await load()
    between.carryDrafts()
    expect((await load()).takeDraft('booking')).toEqual({ firstname: 'Ada' })
  })

  it('keeps nothing where no reload was asked for', async () => {
    const { noteDraft } = await load()
    noteDraft('booking', { firstname: 'Ada' })
    expect(sessionStorage).toHaveLength(0)
    expect((await load()).takeDraft('booking')).toBeUndefined()
  })

  it('does not stumble over what somebody else wrote there', async () => {
    sessionStorage.setItem('adbond-drafts', '{')
    expect((await load()).takeDraft('booking')).toBeUndefined()
  })
})

describe('what is taken for the words of a form', () => {
  const empty = { firstname: '', date: null }
  it.each([
    [{ firstname: 'Ada', date: null }, true],
    [{ firstname: 'Ada', date: '2027-01-05' }, true],
    [{ firstname: 'Ada', date: 5 }, false],
    [{ firstname: 7, date: null }, false],
    [{ date: null }, false],
    ['Ada', false],
    [null, false],
  ])('%j: %s', (kept, is) => expect(isDraftLike(kept, empty)).toBe(is))
})
