// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { shareWhatIsSeen } from './share-what-is-seen.ts'

const canonical = () => document.head.querySelector('link[rel=canonical]')
const say = (href: string) => {
  const link = Object.assign(document.createElement('link'), { rel: 'canonical', href })
  document.head.append(link)
  return link
}

it('the browser shares the address with what the screen shows, on this screen and on the next', async () => {
  const first = say('https://adbond.example/projects')
  shareWhatIsSeen()
  expect(canonical(), 'none stands in for the address').toBeNull()
  expect(first.isConnected, 'React takes it out itself').toBe(true)
  first.remove()
  say('https://adbond.example/site_tour')
  await vi.waitFor(() => expect(canonical()).toBeNull())
})
