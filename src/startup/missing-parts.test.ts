// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { watchStyles } from './missing-parts.ts'

function lostLink(place: HTMLElement, attributes: Record<string, string>): HTMLLinkElement {
  const link = document.createElement('link')
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
  place.append(link)
  link.dispatchEvent(new Event('error'))
  return link
}

it('the styles of a later part are asked for again, and those of nobody else', () => {
  watchStyles()
  const { head, body } = document
  const ofAPart = { rel: 'stylesheet', crossorigin: '' }
  expect(lostLink(head, ofAPart).isConnected, 'a copy took its place').toBe(false)
  expect(head.querySelectorAll('link')).toHaveLength(1)
  expect(lostLink(head, { rel: 'stylesheet' }).isConnected, 'of an extension of the browser').toBe(true)
  expect(lostLink(body, ofAPart).isConnected, 'of an article').toBe(true)
  expect(lostLink(head, { rel: 'modulepreload', crossorigin: '' }).isConnected).toBe(true)
})
