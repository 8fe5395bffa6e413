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
  /** iPads call themselves Macs; a Mac has no touch screen. */
  maxTouchPoints: number
  /** The page runs as an installed app. */
  isInstalled: boolean
  /** The browser has offered to install it (install-offer.ts). */
  hasOffer: boolean
}

/** Chats and social networks that open links in a window of their own, from which nothing can be installed. */
const IN_APP =
  /FBAN|FBAV|FB_IAB|Instagram|WhatsApp|TikTok|musical_ly|BytedanceWebview|Twitter|LinkedInApp|Snapchat|Pinterest|Telegram|Line\//i
/**
 * A window of any other app: an Android WebView says so, and only Apple's own view and real browsers name Safari. Opera
 * Mini says so as well, and is a browser.
 */
const isWebView = (userAgent: string, isIos: boolean) =>
  /; wv\)(?!.* OPR\/)/.test(userAgent) || (isIos && !userAgent.includes('Safari/'))

export function installWay({ userAgent, maxTouchPoints, isInstalled, hasOffer }: Browser): InstallWay {
  if (isInstalled) return 'installed'
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
  const isAndroid = /Android/.test(userAgent)
  if (IN_APP.test(userAgent) || isWebView(userAgent, isIos)) {
    if (isIos) return 'in-app-ios'
    if (isAndroid) return 'in-app-android'
  }
  if (hasOffer) return 'offer'
  if (isIos) return /CriOS|FxiOS|EdgiOS|OPiOS|OPT\//.test(userAgent) ? 'ios-other' : 'ios-safari'
  if (isAndroid) {
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

/** Opens this page in the real browser from inside another Android app (Chrome, Android intents). */
export function intentLink(address: string): string {
  const { host, pathname, search, protocol } = new URL(address)
  const fallback = encodeURIComponent(address)
  return `intent://${host}${pathname}${search}#Intent;scheme=${protocol.slice(0, -1)};action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;S.browser_fallback_url=${fallback};end`
}
