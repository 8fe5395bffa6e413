import { networkAgain } from '#src/device/until-it-comes.ts'

/** Less, and an engine that keeps a failure would load the page anew (src/device/later/with-later-networks.ts). */
const APART_MS = 30_000

const load = () => import('./for-readers/for-readers.ts')

/**
 * Starts what helps a reader. If the line loses it, it is asked for once more at once, and then with later networks: the
 * page goes on (decision 154).
 */
export function helpReader(): void {
  const { found } = networkAgain()
  load()
    .catch(load)
    .then(
      ({ startForReaders }) => startForReaders(),
      async () => {
        await new Promise((resolve) => setTimeout(resolve, APART_MS))
        await found
        helpReader()
      },
    )
}
