/** Words of the installation, and the steps of each browser's own way. */
import { siteConfig } from '#contract/site-config.ts'
import type { InstallWay } from './install-way.ts'

const OFFLINE = siteConfig.hasWorker ? ', also without a network' : ''

export const installCopy = {
  card: {
    title: 'Keep Adbond on your home screen',
    text: 'It opens without a network, with every package and tour you open there. No app store, about half a megabyte.',
    yes: 'Install',
    how: 'Show me how',
    no: 'Not now',
  },
  deskCard: {
    title: 'Keep Adbond on this computer',
    text: 'It opens in a window of its own, also without a network, with every package and tour you open there. No app store, about half a megabyte.',
  },
  inAppCard: {
    title: 'Open this in your browser',
    text: 'Inside another app this site cannot keep what you read, so it would not open without a network.',
  },
  title: 'Install this site',
  inAppTitle: 'Open in your browser',
  lead: `Adbond opens from your home screen${OFFLINE}. It fills the whole screen and uses no app store.`,
  deskLead: `Adbond opens in a window of its own${OFFLINE}. It uses no app store.`,
  inAppLead:
    'You are reading inside another app, which throws saved pages away. Your own browser keeps them.',
  installed: 'Adbond is installed on this device. You are in it now.',
  accepted: 'Your phone adds Adbond to your home screen now.',
  deskAccepted: 'Your browser adds Adbond to this computer now.',
  install: 'Install now',
  none: 'This browser cannot install sites. Open this address in Chrome or Edge, or bookmark it here.',
  stillKept: 'What you read stays readable without a network all the same.',
  /** Apple gives an installed site a storage of its own. */
  startsEmpty: 'Then open it once with a network. What you saved in this browser stays in this browser.',
} as const

export type InstallStep = {
  icon: 'menu' | 'dots' | 'share' | 'add' | 'done' | 'browser' | 'screen'
  text: string
}

const add: InstallStep = { icon: 'done', text: 'Tap “Add”. Adbond is on your home screen.' }

export const installSteps: Partial<Record<InstallWay, readonly InstallStep[]>> = {
  'ios-safari': [
    {
      icon: 'share',
      text: 'Tap the share sign, a square with an arrow. You may find it under the three dots.',
    },
    { icon: 'add', text: 'Go down the list and tap “Add to Home Screen”.' },
    add,
  ],
  'ios-other': [
    { icon: 'share', text: 'Tap the share sign in the address bar.' },
    { icon: 'add', text: 'Tap “More” if you must, then “Add to Home Screen”.' },
    add,
  ],
  'android-firefox': [
    { icon: 'menu', text: 'Tap the three dots beside the address.' },
    { icon: 'add', text: 'Tap “Add app to Home screen”.' },
    add,
  ],
  'android-samsung': [
    { icon: 'screen', text: 'Tap the three lines in the lower corner.' },
    { icon: 'add', text: 'Tap “Add page to”, then “Home screen”.' },
    add,
  ],
  'android-other': [
    { icon: 'menu', text: 'Tap the three dots of your browser.' },
    { icon: 'add', text: 'Tap “Install app” or “Add to Home screen”.' },
    { icon: 'done', text: 'Say yes. Adbond is on your home screen.' },
  ],
  'mac-safari': [
    { icon: 'share', text: 'Open the menu “File”.' },
    { icon: 'add', text: 'Choose “Add to Dock…”.' },
    { icon: 'done', text: 'Press “Add”. Adbond is in your Dock.' },
  ],
  'desktop-chromium': [
    {
      icon: 'menu',
      text: 'Press the install sign at the end of the address bar, or open the browser’s menu.',
    },
    {
      icon: 'add',
      text: 'Choose “Install Adbond”; in some browsers it is under “Cast, save and share” or “Apps”.',
    },
    { icon: 'done', text: 'Press “Install”. Adbond opens in a window of its own.' },
  ],
  'in-app-android': [
    { icon: 'browser', text: 'Press “Open in browser” below.' },
    { icon: 'menu', text: 'If nothing happens, tap the three dots at the top and choose “Open in browser”.' },
    { icon: 'done', text: 'In your browser, look for “Install this site” at the end of the page.' },
  ],
  'in-app-ios': [
    { icon: 'dots', text: 'Tap the three dots or the compass sign in a corner of this window.' },
    { icon: 'browser', text: 'Choose “Open in Safari” or “Open in external browser”.' },
    { icon: 'share', text: 'No such words? Copy the link below and paste it into Safari.' },
  ],
}
