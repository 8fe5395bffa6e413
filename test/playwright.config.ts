import { defineConfig } from '@playwright/test'

/**
 * What Playwright switches off, and the two popups of the address bar. Chromium draws those as pages: 2 s of a
 * processor for each new context, beside the site that is looked at. Of two such lists it takes the last.
 */
const FEATURES_OFF = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
]

export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${FEATURES_OFF.join()}`,
]

/**
 * Journeys run in the system's Chromium against the built site and the real reference API. No retries: a flaky test is
 * a bug.
 */
export default defineConfig({
  // `npm test` runs the journeys that are not slow; the others and the audits run after it in CI (`npm run audits`).
  projects: [
    { name: 'journeys', testMatch: 'journeys/**/*.spec.ts', testIgnore: '**/*.slow.spec.ts' },
    {
      name: 'audits',
      testMatch: ['audits/*.spec.ts', 'operation/*.spec.ts', 'journeys/**/*.slow.spec.ts'],
      timeout: 600_000,
    },
    // The rows of docs/security.md: with small counts in the audits, complete with `npm run test:security`.
    { name: 'security', testMatch: 'security/*.spec.ts', timeout: 20 * 60_000 },
    // The rows of docs/reliability.md, complete (`npm run test:faults`): minutes each.
    { name: 'faults', testMatch: 'faults/*.spec.ts', timeout: 45 * 60_000 },
  ],
  outputDir: '../test-results',
  snapshotPathTemplate: 'audits/pictures/{arg}{ext}',
  // Generous: they end what hangs, and a machine that four builds share is ten times slower than an idle one.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  workers: 2,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  use: {
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    launchOptions: { executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium', args: BROWSER_ARGS },
  },
})
