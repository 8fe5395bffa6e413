import { inAppWindow, isIos } from '#src/device/in-app/in-app-window.ts'

/**
 * How this browser lets a person put the site on the home screen. Browsers are told apart by name, because no feature
 * tells: the words of the help depend on where the browser's menu is.
 */
export const INSTALL_WAYS = [
  'installed',
  'offer',
  'in-app-android',
  'in-app-ios',
  'ios-safari',
  'ios-other',
  'android-firefox',
  'android-samsung',
  'android-other',
  'mac-safari',
  'desktop-chromium',
  'none',
] as const
export type InstallWay = (typeof INSTALL_WAYS)[number]

type Browser = {
  userAgent: string
  maxTouchPoints: number
  /** The page runs as an installed app. */
  isInstalled: boolean
  /** The browser has offered to install it (install-offer.ts). */
  hasOffer: boolean
}

export function installWay(browser: Browser): InstallWay {
  const { userAgent, isInstalled, hasOffer } = browser
  if (isInstalled) return 'installed'
  const window = inAppWindow(browser)
  if (window) return window
  if (hasOffer) return 'offer'
  if (isIos(browser)) return /CriOS|FxiOS|EdgiOS|OPiOS|OPT\//.test(userAgent) ? 'ios-other' : 'ios-safari'
  if (/Android/.test(userAgent)) {
    if (/Firefox/.test(userAgent)) return 'android-firefox'
    return /SamsungBrowser/.test(userAgent) ? 'android-samsung' : 'android-other'
  }
  if (/Chrome|Chromium|Edg\//.test(userAgent)) return 'desktop-chromium'
  return /Macintosh/.test(userAgent) && /Safari/.test(userAgent) ? 'mac-safari' : 'none'
}

/** Whether it is a computer, which has no home screen. */
export const isOnDesk = (way: InstallWay, userAgent: string): boolean =>
  way === 'desktop-chromium' || way === 'mac-safari' || (way === 'offer' && !/Android|Mobile/.test(userAgent))

/** Whether the installed site gets a storage of its own: Apple's do. */
export const startsEmpty = (way: InstallWay): boolean => /^(ios|mac)-/.test(way)
