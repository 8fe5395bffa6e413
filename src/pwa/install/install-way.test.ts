import { describe, expect, it } from 'vitest'
import { intentLink } from '#src/device/in-app/in-app-window.ts'
import { installWay, isOnDesk } from './install-way.ts'

const ANDROID = 'Mozilla/5.0 (Linux; Android 13; TECNO KI5q) AppleWebKit/537.36 (KHTML, like Gecko)'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64)'

const way = (userAgent: string, more: Partial<Parameters<typeof installWay>[0]> = {}) =>
  installWay({ userAgent, maxTouchPoints: 0, isInstalled: false, hasOffer: false, ...more })

describe('how a browser installs the site', () => {
  it.each([
    ['Chrome on Android', `${ANDROID} Chrome/141.0.0.0 Mobile Safari/537.36`, 'android-other'],
    [
      'Firefox on Android',
      'Mozilla/5.0 (Android 13; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0',
      'android-firefox',
    ],
    [
      'Samsung Internet',
      `${ANDROID} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
      'android-samsung',
    ],
    ['Opera Mini on Android', `${ANDROID} Chrome/139.0.0.0 Mobile Safari/537.36 OPR/91.0`, 'android-other'],
    [
      'Opera Mini, which is made of a window of Android',
      'Mozilla/5.0 (Linux; U; Android 13; T610K Build/TP1A.220624.014; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.6478.71 Mobile Safari/537.36 OPR/87.0.2254.75258',
      'android-other',
    ],
    ['Safari on an iPhone', `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`, 'ios-safari'],
    ['Chrome on an iPhone', `${IPHONE} CriOS/141.0.7390.41 Mobile/15E148 Safari/604.1`, 'ios-other'],
    ['Safari on a Mac', `${MAC} Version/18.5 Safari/605.1.15`, 'mac-safari'],
    [
      'Chrome on a desktop',
      `${LINUX} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36`,
      'desktop-chromium',
    ],
    ['Firefox on a desktop', `${LINUX}; rv:144.0) Gecko/20100101 Firefox/144.0`, 'none'],
    [
      'Instagram on Android',
      `${ANDROID} Version/4.0 Chrome/141.0.0.0 Mobile Safari/537.36 Instagram 400.0.0.0`,
      'in-app-android',
    ],
    [
      'Facebook on Android',
      `${ANDROID} Version/4.0 Chrome/141.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/530.0;]`,
      'in-app-android',
    ],
    [
      'TikTok on Android',
      `${ANDROID} Version/4.0 Chrome/141.0.0.0 Mobile Safari/537.36 BytedanceWebview/d8a21c6`,
      'in-app-android',
    ],
    [
      'the window of any other Android app',
      'Mozilla/5.0 (Linux; Android 13; TECNO KI5q Build/TP1A; wv) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36',
      'in-app-android',
    ],
    ['WhatsApp on an iPhone', `${IPHONE} Mobile/15E148 WhatsApp/25.1`, 'in-app-ios'],
    ['Instagram on an iPhone', `${IPHONE} Mobile/15E148 Instagram 400.0.0.0`, 'in-app-ios'],
    ['the window of any other app on an iPhone', `${IPHONE} Mobile/15E148`, 'in-app-ios'],
    ['Facebook on an iPhone', `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/530.0]`, 'in-app-ios'],
  ])('%s', (_, userAgent, expected) => expect(way(userAgent)).toBe(expected))

  it('an iPad that calls itself a Mac is an iPad', () => {
    expect(way(`${MAC} Version/18.5 Safari/605.1.15`, { maxTouchPoints: 5 })).toBe('ios-safari')
  })

  it('takes the browser’s own offer where there is one, but not inside another app', () => {
    expect(way(`${ANDROID} Chrome/141.0.0.0 Mobile Safari/537.36`, { hasOffer: true })).toBe('offer')
    expect(way(`${ANDROID} Chrome/141.0.0.0 Instagram 400`, { hasOffer: true })).toBe('in-app-android')
  })

  it('is done in the installed app', () => {
    expect(way(`${ANDROID} Chrome/141.0.0.0`, { isInstalled: true, hasOffer: true })).toBe('installed')
  })
})

it.each([
  ['offer', `${LINUX} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36`, true],
  ['offer', `${ANDROID} Chrome/141.0.0.0 Mobile Safari/537.36`, false],
  ['mac-safari', `${MAC} Version/18.5 Safari/605.1.15`, true],
  ['ios-safari', `${MAC} Version/18.5 Safari/605.1.15`, false],
] as const)('%s of %s: on a desk %s', (way, userAgent, isDesk) => {
  expect(isOnDesk(way, userAgent)).toBe(isDesk)
})

describe('the way out of another app', () => {
  it('opens the same page in the real browser, and falls back to its address', () => {
    expect(intentLink('https://adbond.example/projects/land?page=2')).toBe(
      'intent://adbond.example/projects/land?page=2#Intent;scheme=https;action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;S.browser_fallback_url=https%3A%2F%2Fadbond.example%2Fprojects%2Fland%3Fpage%3D2;end',
    )
  })
})
