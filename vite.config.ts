import react from '@vitejs/plugin-react'
import unocss from 'unocss/vite'
import { defineConfig, type Plugin } from 'vite'
import { imagetools, type TransformFactory } from 'vite-imagetools'
import { VitePWA } from 'vite-plugin-pwa'
import { withBase } from './contract/base-path.ts'
import { manifest } from './pwa-manifest.ts'
import { declarativeRouter } from './scripts/declarative-router.ts'
import { foundationInHead } from './scripts/foundation-css.ts'
import { iconSprite } from './scripts/icon-sprite.ts'
import { precacheEntries } from './scripts/precache.ts'
import { prerenderSite } from './scripts/prerender.ts'
import { signalsWithoutStack } from './scripts/signals-without-stack.ts'

/** sonner writes a <style> element when it is imported, which the strict policy refuses; its stylesheet is imported instead. */
const sonnerWithoutInjection: Plugin = {
  name: 'sonner-without-injection',
  transform(code, id) {
    if (!id.includes('sonner/dist/index.mjs')) return null
    const call = /^__insertCSS\(".*"\);?$/m
    if (!call.test(code)) this.error('sonner no longer injects its stylesheet this way: check the policy')
    return { code: code.replace(call, ''), map: null }
  },
}

/** The table's reasons are for its printed form (docs/outbox-verdicts.md), not for phones. */
const verdictsWithoutReasons: Plugin = {
  name: 'verdicts-without-reasons',
  enforce: 'pre',
  transform(code, id) {
    if (!id.includes('outbox/verdict-table.ts')) return null
    const reason = /^ {4}(?:answer|why): .*,$/gm
    if (!reason.test(code)) this.error('The verdict table has no reasons any more: drop this plugin')
    return { code: code.replace(reason, ''), map: null }
  },
}

/**
 * Two chunks that every visit needs, instead of forty crumbs: what answers to presses, and what reads, keeps and sends.
 * Everything else is split by screen and by use.
 */
const CHUNKS = [
  // What the boot script shares must not live in a large chunk, or that chunk would load before the first paint.
  {
    name: 'boot',
    priority: 3,
    test: /src\/(boot|app\/(stored-theme|half-scripts|reload-once)|pwa\/install-offer|api-client\/early-read|ui\/(early-picture|later-pictures|first-sign|media-srcset|data-saver))\.ts|preload-helper/,
  },
  {
    name: 'core',
    priority: 2,
    test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie)\/|contract\/(decoded|site-paths|site-config|knows-keys|project-type|endpoints)\.ts|src\/features\/(posts\/latest-copy|tours\/faq-page-data)\.ts|src\/api-client\/errors\.ts|src\/pwa\/(connection|parts-missing)\.ts|src\/main\.tsx|src\/app\/(router|screens|skip-links|boundary|error-boundary|error-screen|error-copy|fault-kind|route-change|awake|with-data|missing-parts|layout\/(?!mobile-menu|toaster))|src\/ui\/(accordion|url-tabs|use-url-param|page-head|json-ld|data-policy|picture|reveal|use-reveal|use-on-screen|use-hydrated|reader-stays|when-idle|listeners|calm|use-saves-data|use-thrifty-sizes|button-link|copy)\.tsx?$/,
  },
  {
    name: 'front-page',
    priority: 2,
    test: /src\/routes\/front-page\.tsx|src\/features\/front-page\/(hero|hero-insets|copy|content|json-ld)\.tsx?$|src\/features\/faqs\/(content|copy)\.ts$/,
  },
  {
    name: 'pictures',
    priority: 1,
    test: /src\/ui\/(api-picture|media-widths|film|shared-picture|placeholder)\.tsx?$/,
  },
  {
    name: 'packages',
    test: /src\/features\/packages\/(copy|queries|change-marks|promo-note|package-badges|package-place|availability|package-state|line-content|tour-link|package-changes|use-changes|last-seen|payment-lines|payment-plan|instalments)\.tsx?$|src\/ui\/carousel\.tsx$/,
  },
  {
    name: 'posts',
    test: /src\/features\/posts\/(copy|queries|post-preview|post-badges?|post-date|post-date-line|plain-text|reading-time)\.tsx?$/,
  },
  { name: 'sections', test: /src\/routes\/(booking|save-offline)\.tsx$/ },
  { name: 'followed', test: /use-followed\.ts|tell-me\.tsx?$/ },
  {
    name: 'data',
    priority: 1,
    test: /node_modules\/(@tanstack|valibot|idb-keyval|redaxios)\/|\/contract\/|\/outbox\/|src\/(api-client|pwa(?!\/(pack|install-|use-install|data-|engagement|pwa-cards|update-card|connection-bar)))\/|src\/app\/(data-layer|query-|hold-failures|note-|ask-again)|src\/format\/(naira|grouped|square-metres|lagos-date|data-size|data-cost)\.ts|src\/ui\/(use-read|held-failure|list-state|notice|unread-notice|use-trying|use-lasting|age|copy-text)\.tsx?$/,
  },
]

/** A page names up to forty files of pictures, and no hash compresses: 24 bits tell two states of one picture apart. */
const assetFileNames = ({ names: [name = ''] }: { names: string[] }) =>
  `assets/[name]-[hash${/\.(avif|webp|jpe?g|png)$/.test(name) ? ':4' : ''}][extname]`

/**
 * Colour at half the resolution of light, as in every photograph on the web: a tenth less, and no eye sees it. `avif` is a
 * quality of this format alone, for leaves and crops: WebP would show it.
 */
const thriftyAvif: TransformFactory = ({ format, colour, avif }) =>
  format === 'avif' && colour === 'half'
    ? (_, image) => image.avif({ chromaSubsampling: '4:2:0', ...(avif && { quality: Number(avif) }) })
    : undefined

export default defineConfig(({ isSsrBuild }) => ({
  base: withBase('/'),
  plugins: [
    sonnerWithoutInjection,
    verdictsWithoutReasons,
    declarativeRouter,
    signalsWithoutStack,
    !isSsrBuild && iconSprite,
    foundationInHead,
    react(),
    imagetools({
      // `colour` is ours, as is `avif` in some addresses: they also tell the cache that these are other files.
      defaultDirectives: new URLSearchParams({ effort: '2', colour: 'half' }),
      extendTransforms: (builtins) => [...builtins, thriftyAvif], // after the quality of all formats
    }),
    !isSsrBuild && unocss(),
    !isSsrBuild &&
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'sw',
        filename: 'sw.ts',
        injectRegister: false,
        includeManifestIcons: false,
        manifest,
        integration: { beforeBuildServiceWorker: prerenderSite },
        injectManifest: {
          rollupFormat: 'iife', // one statement: a script that was cut never passes for a smaller worker
          globPatterns: ['**/*.{html,js,css,woff2,svg}'],
          globIgnores: ['.vite/**', 'sw.js'],
          maximumFileSizeToCacheInBytes: 500_000,
          manifestTransforms: [precacheEntries],
          buildPlugins: { vite: [verdictsWithoutReasons] },
        },
        devOptions: { enabled: false },
      }),
  ],
  build: {
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
    reportCompressedSize: false,
    // The prerendered pages name the files of the other build: both name them alike.
    rolldownOptions: {
      output: { assetFileNames, ...(!isSsrBuild && { codeSplitting: { groups: CHUNKS } }) },
    },
  },
  server: { proxy: { '/api': apiOrigin(), '/media': apiOrigin() } },
}))

/** `npm run dev` starts the reference API beside Vite and says where. */
function apiOrigin(): string {
  return process.env.DEV_API_ORIGIN ?? 'http://127.0.0.1:8080'
}
