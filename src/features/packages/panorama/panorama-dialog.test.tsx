// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { wordsAfter } from '#src/ui/translated-for-tests.ts'
import { panorama as words } from './panorama-copy.ts'
import { PanoramaDialog } from './panorama-dialog.tsx'

vi.mock('./use-turnable.ts', () => ({
  useTurnable: (_: unknown, address: string) => ({
    state: /loading|ready|flat|failed/.exec(address)?.[0],
    look: { yaw: 0, pitch: 0, hfov: 100 },
    setLook: () => undefined,
  }),
}))

const view = (state: string) => (
  <PanoramaDialog src={`/media/${state}.jpg`} alt="The estate" onClose={() => undefined} />
)

it.each([
  ['failed', words.failed],
  ['flat', words.flat],
  ['ready', words.help],
])('a translated view that loaded and is %s says only that', async (state, said) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const shown = await wordsAfter(view('loading'), view(state))
  expect(shown).toContain(said)
  expect(shown).toBe(await wordsAfter(view(state)))
})
