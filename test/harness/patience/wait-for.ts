/** `vi.waitFor` gives up after one second, and knows no setting. A busy machine may need that for a single turn. */
import { vi } from 'vitest'

const PATIENCE_MS = 30_000

const { waitFor } = vi
vi.waitFor = (condition, options = PATIENCE_MS) => waitFor(condition, options)
