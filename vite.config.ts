import react from '@vitejs/plugin-react'
import unocss from 'unocss/vite'
import { defineConfig } from 'vite'
import { imagetools, type TransformFactory } from 'vite-imagetools'
import { VitePWA } from 'vite-plugin-pwa'
import { iconSprite } from './build/icons/icon-sprite.ts'
import { precacheEntries } from './build/offline/precache.ts'
import { prerenderSite } from './build/pages/prerender.ts'
import { declarativeRouter } from './build/patches/declarative-router.ts'
import { signalsWithoutStack } from './build/patches/signals-without-stack.ts'
import { sonnerWithoutInjection } from './build/patches/sonner-without-injection.ts'
import { verdictsWithoutReasons } from './build/patches/verdicts-without-reasons.ts'
import { foundationInHead } from './build/styles/foundation-css.ts'
import { withBase } from './contract/base-path.ts'
import { manifest } from './pwa-manifest.ts'

/** Modules below one of these folders; one that ends in `$` names files. */
function inFolders(...folders: string[]): RegExp {
  const names = folders.map((folder) => (folder.endsWith('$') ? folder : `${folder}/`))
  return new RegExp(`/(${names.join('|')})`)
}

/**
 * Two chunks that every visit needs, instead of forty crumbs: what answers to presses, and what reads, keeps and sends.
 * Everything else is split by screen and by use.
 */
const CHUNKS = [
  // What the boot script shares must not live in a large chunk, or that chunk would load before the first paint.
  { name: 'boot', priority: 3, test: /src\/(.+\/)?boot\/|preload-helper/ },
  {
    name: 'core',
    priority: 2,
    test: inFolders(
      'node_modules/(react|react-dom|scheduler|react-router|react-router-dom|cookie)',
      'src/startup/[^/]+$',
      'src/app/[^/]+$',
      'src/app/layout',
      'src/device/[^/]+$',
      'src/ui/(head|picture|reveal)',
      'src/ui/tabs/[^/]+$',
      'src/ui/(accordion|button-link|copy)\\.tsx?$',
      'src/features/(posts/hub/latest-copy|tours/faq-page-data)\\.ts$',
      'src/api-client/errors\\.ts$',
      'src/pwa/(connection/connection|worker/parts-missing)\\.ts$',
      'contract/[^/]+$',
    ),
  },
  {
    name: 'front-page',
    priority: 2,
    test: inFolders(
      'src/features/front-page/first-screen',
      'src/routes/front-page\\.tsx$',
      'src/features/faqs/(content|copy)\\.ts$',
    ),
  },
  { name: 'pictures', priority: 1, test: inFolders('src/ui/api-picture') },
  {
    name: 'packages',
    test: inFolders(
      'src/features/packages/[^/]+$',
      'src/features/packages/(changes|plans)',
      'src/features/product-lines/line-content\\.ts$',
      'src/ui/carousel/[^/]+$',
    ),
  },
  { name: 'posts', test: inFolders('src/features/posts/[^/]+$') },
  { name: 'sections', test: inFolders('src/routes/sections') },
  { name: 'followed', test: inFolders('src/forms/live') },
  {
    name: 'data',
    priority: 1,
    test: inFolders(
      'node_modules/(@tanstack|valibot|idb-keyval|redaxios)',
      'contract',
      'outbox',
      'src/api-client',
      'src/app/data',
      'src/format',
      'src/pwa/[^/]+$',
      'src/pwa/(connection|data-meter|outbox-status|worker)',
      'src/ui/reads',
      'src/ui/copy-text\\.ts$',
    ),
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
