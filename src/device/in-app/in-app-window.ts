/** Windows of other apps, in which they open links: they keep nothing, save no file and print nothing. */
export type InAppWindow = 'in-app-android' | 'in-app-ios'

type Browser = {
  userAgent: string
  /** iPads call themselves Macs; a Mac has no touch screen. */
  maxTouchPoints: number
}

type AppleNavigator = { standalone?: boolean }

/** Chats and social networks that open links in a window of their own, from which nothing can be installed. */
const IN_APP =
  /FBAN|FBAV|FB_IAB|Instagram|WhatsApp|TikTok|musical_ly|BytedanceWebview|Twitter|LinkedInApp|Snapchat|Pinterest|Telegram|Line\//i
/**
 * A window of any other app: an Android WebView says so, and only Apple's own view and real browsers name Safari. Opera
 * Mini and Phoenix say so as well, and are browsers.
 */
const isWebView = (userAgent: string, isApples: boolean) =>
  /; wv\)(?!.* (?:OPR|PHX)\/)/.test(userAgent) || (isApples && !userAgent.includes('Safari/'))

export const isIos = ({ userAgent, maxTouchPoints }: Browser): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)

/** The installed site looks like a window of another app on iOS: ask `runsAsApp` first. */
export function inAppWindow(browser: Browser): InAppWindow | null {
  const { userAgent } = browser
  const isApples = isIos(browser)
  if (!IN_APP.test(userAgent) && !isWebView(userAgent, isApples)) return null
  if (isApples) return 'in-app-ios'
  return userAgent.includes('Android') ? 'in-app-android' : null
}

/** Safari on iOS has a property of its own. */
export const runsAsApp = (): boolean =>
  matchMedia('(display-mode: standalone), (display-mode: minimal-ui), (display-mode: fullscreen)').matches ||
  (navigator as AppleNavigator).standalone === true

/** The window of another app in which this page stands. */
export const ownInAppWindow = (): InAppWindow | null => (runsAsApp() ? null : inAppWindow(navigator))

/** Opens this page in the real browser from inside another Android app (Chrome, Android intents). */
export function intentLink(address: string): string {
  const { host, pathname, search, protocol } = new URL(address)
  const fallback = encodeURIComponent(address)
  return `intent://${host}${pathname}${search}#Intent;scheme=${protocol.slice(0, -1)};action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;S.browser_fallback_url=${fallback};end`
}
