import { untilItComes } from '#src/device/until-it-comes.ts'

type Kind = 'message' | 'success' | 'info' | 'warning' | 'error' | 'loading'
type Options = {
  durationMs?: number
  /** A button in the toast. */
  action?: { label: string; onPress: () => void }
  /** By it `toast.end` ends a toast that is true no more. */
  id?: string
}

/** So long a removal can be taken back: longer than a toast that only tells. */
export const UNDO_MS = 10_000

/** What the line holds back for longer may be true no more. */
const TRUE_FOR_MS = 30_000

let sonnerComes: Promise<typeof import('sonner')> | undefined

/**
 * Words at the top of the screen (spec §4). The first one loads sonner, which keeps a toast until the `Toaster` is
 * there.
 */
const show =
  (kind: Kind) =>
  (text: string, { durationMs, action, id = action ? '' : text }: Options = {}): void => {
    const saidAt = Date.now()
    sonnerComes ??= untilItComes(() => import('sonner'))
    void sonnerComes.then((sonner) => {
      if (Date.now() - saidAt > TRUE_FOR_MS) return
      sonner.toast[kind](text, {
        // If two parts of a page say the same, it shows once. But each removal of one name has its own Undo.
        ...(id && { id }),
        ...(action && { action: { label: action.label, onClick: action.onPress } }),
        ...(durationMs !== undefined && { duration: durationMs }),
      })
    })
  }

export const toast = {
  plain: show('message'),
  success: show('success'),
  info: show('info'),
  warning: show('warning'),
  error: show('error'),
  loading: show('loading'),
  end: (id: string) => void sonnerComes?.then((sonner) => sonner.toast.dismiss(id)),
}
