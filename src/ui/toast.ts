type Kind = 'message' | 'success' | 'info' | 'warning' | 'error' | 'loading'
type Options = { durationMs?: number }

/**
 * Words at the top of the screen (spec §4). Sonner arrives with the first one; one shown before the `Toaster` is there is
 * kept by sonner until it is.
 */
const show =
  (kind: Kind) =>
  (text: string, { durationMs }: Options = {}): void => {
    void import('sonner').then((sonner) =>
      // The words are the name: two parts of a page that say the same say it once.
      sonner.toast[kind](text, { id: text, ...(durationMs !== undefined && { duration: durationMs }) }),
    )
  }

export const toast = {
  plain: show('message'),
  success: show('success'),
  info: show('info'),
  warning: show('warning'),
  error: show('error'),
  loading: show('loading'),
}
