/** Light or dark, as the visitor chose; `system` means no choice. The document carries it for the stylesheet. */

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const STORAGE_KEY = 'adbond-theme'
/** The paper token of src/styles/, for the browser's own bars. */
const BAR_COLOURS = { light: '#fdf8ef', dark: '#0e1713' } as const

const isTheme = (value: unknown): value is Theme => THEMES.some((theme) => theme === value)

/** The boot script calls it, so that a choice is on the page before React. */
export function applyStoredTheme(): void {
  try {
    applyTheme(localStorage.getItem(STORAGE_KEY))
  } catch {
    // storage is forbidden: the system decides
  }
}

export function chooseTheme(theme: Theme): void {
  applyTheme(theme)
  try {
    localStorage.setItem(STORAGE_KEY, theme)
  } catch {
    // the choice lasts as long as the page
  }
}

export function currentTheme(): Theme {
  const theme = document.documentElement.dataset.theme
  return isTheme(theme) ? theme : 'system'
}

function applyTheme(stored: string | null): void {
  const theme = isTheme(stored) ? stored : 'system'
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const ofSystem = meta.getAttribute('media')?.includes('dark') ? 'dark' : 'light'
    meta.content = BAR_COLOURS[theme === 'system' ? ofSystem : theme]
  }
}
