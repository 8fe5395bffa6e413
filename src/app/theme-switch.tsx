import { useState, useSyncExternalStore } from 'react'
import { afterPaint } from '#src/device/after-paint.ts'
import { chooseTheme, currentTheme, THEMES, type Theme } from '#src/startup/boot/stored-theme.ts'
import { layoutCopy } from './layout/copy.ts'

const ICONS: Record<Theme, string> = {
  system: 'i-ph-circle-half',
  light: 'i-ph-sun',
  dark: 'i-ph-moon',
}

/**
 * System, light or dark. These are buttons, so a press before React arrives is kept and replayed. The pressed one says
 * so at once. The page takes the colours a frame later, since all of it is restyled and painted then.
 */
export function ThemeSwitch() {
  const theme = useSyncExternalStore(onThemeChange, currentTheme, () => 'system' as const)
  const [pressed, setPressed] = useState<Theme | null>(null)
  const press = (option: Theme) => {
    setPressed(option)
    afterPaint(() => {
      chooseTheme(option)
      setPressed((now) => (now === option ? null : now))
    })
  }
  return (
    <fieldset className="inline-flex flex-wrap rounded-[24px] border-1 border-solid border-band-edge p-4px">
      <legend className="visually-hidden">{layoutCopy.themeLabel}</legend>
      {THEMES.map((option) => (
        <button
          key={option}
          type="button"
          aria-pressed={(pressed ?? theme) === option}
          className="inline-flex items-center gap-6px min-h-44px px-14px rounded-full text-[.875rem] font-500 cursor-pointer text-on-band-soft hover:text-on-band aria-[pressed=true]:bg-band-edge aria-[pressed=true]:text-on-band"
          onClick={() => press(option)}
        >
          <span className={ICONS[option]} aria-hidden />
          {layoutCopy.themes[option]}
        </button>
      ))}
    </fieldset>
  )
}

/** The document's attribute is the only place that knows the theme. */
function onThemeChange(notify: () => void): () => void {
  const observer = new MutationObserver(notify)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
