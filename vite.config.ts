import react from '@vitejs/plugin-react'
import unocss from 'unocss/vite'
import { defineConfig } from 'vite'
import { imagetools, type TransformFactory } from 'vite-imagetools'
import { VitePWA } from 'vite-plugin-pwa'
import { CHUNKS } from './build/chunks.ts'
import { compressFirst } from './build/compress-first.ts'
import { steadyExportNames } from './build/export-names.ts'
import { iconSprite } from './build/icons/icon-sprite.ts'
import { precacheEntries } from './build/offline/precache.ts'
import { prerenderSite } from './build/pages/prerender.ts'
import { panoramasOfOnePicture } from './build/patches/panoramas-of-one-picture.ts'
import { purifyAsWeUseIt } from './build/patches/purify-as-we-use-it.ts'
import { queryAsWeUseIt } from './build/patches/query-as-we-use-it.ts'
import { sonnerAsWeUseIt } from './build/patches/sonner-as-we-use-it.ts'
import { swiperAsWeUseIt } from './build/patches/swiper-as-we-use-it.ts'
import { tabsWithoutLooks } from './build/patches/tabs-without-looks.ts'
import { verdictsWithoutReasons } from './build/patches/verdicts-without-reasons.ts'
import { pictureDirectives } from './build/picture-directives.ts'
import { plainImports } from './build/react/plain-imports.ts'
import { routerAlone } from './build/react/router-alone.ts'
import { runtimeInCore } from './build/react/runtime-in-core.ts'
import { withoutNames } from './build/react/without-names.ts'
import { settingsAsLiterals } from './build/settings/settings-as-literals.ts'
import { foundationInHead } from './build/styles/foundation-css.ts'
import { shortClasses } from './build/styles/short-classes.ts'
import { withBase } from './contract/base-path.ts'
import { manifest } from './pwa-manifest.ts'

/** Decision 163. The test of the oldest browser takes away what came later: it moves together with these. */
const OLDEST_FOR_RULES = ['chrome92', 'edge92', 'firefox115', 'safari15.4', 'ios15.4']
/**
 * The oldest ones run what is written for these, of what the bundle has of syntax. Written for themselves, each private
 * field would become a map.
 */
const OLDEST_FOR_SYNTAX = ['chrome111', 'edge111', 'firefox115', 'safari16', 'ios16']

/** Every picture in every size, by the hash of its master and of what is asked of it. Who checks out has them. */
const ENCODED = 'src/assets/encoded'

/**
 * A page names up to forty files of pictures, and a hash does not compress: 16 bits distinguish two states of one
 * picture. One change in 65,536 keeps the name, and phones the last state.
 */
const assetFileNames = ({ names: [name = ''] }: { names: string[] }) =>
  `assets/[name]-[hash${/\.(avif|webp|jpe?g|png)$/.test(name) ? ':4' : ''}][extname]`

/** Rooms have files of the same name, and a phone tells their chunks apart by it (sw/next-build/renew-files.ts). */
const chunkFileNames = ({ name, moduleIds }: { name: string; moduleIds: string[] }) => {
  const [, room = ''] = /\/([^/]+)\/queries\.ts$/.exec(moduleIds.at(-1) ?? '') ?? []
  return `assets/${name === 'queries' ? `${room}-` : ''}[name]-[hash].js`
}

/**
 * Colour at half the resolution of light, as in every photograph on the web: a tenth less, and no eye sees it. `avif`
 * is a quality of this format alone, for leaves and crops: WebP would show it.
 */
const thriftyAvif: TransformFactory = ({ format, colour, avif }) =>
  format === 'avif' && colour === 'half'
    ? (_, image) => image.avif({ chromaSubsampling: '4:2:0', ...(avif && { quality: Number(avif) }) })
    : undefined

export default defineConfig(({ isSsrBuild }) => ({
  base: withBase('/'),
  envDir: false, // `.env` has one reader, for pages and host alike (build/settings/settings-file.mjs)
  plugins: [
    settingsAsLiterals,
    queryAsWeUseIt,
    sonnerAsWeUseIt,
    swiperAsWeUseIt,
    purifyAsWeUseIt,
    panoramasOfOnePicture,
    tabsWithoutLooks,
    verdictsWithoutReasons,
    !isSsrBuild && steadyExportNames,
    !isSsrBuild && compressFirst,
    !isSsrBuild && routerAlone,
    !isSsrBuild && withoutNames,
    !isSsrBuild && plainImports,
    !isSsrBuild && runtimeInCore,
    !isSsrBuild && iconSprite,
    foundationInHead,
    react(),
    shortClasses,
    imagetools({
      cache: { dir: ENCODED }, // kept with the source: encoding takes half a minute, and no two machines may differ
      defaultDirectives: pictureDirectives,
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
          rollupFormat: 'iife', // one statement: a truncated script never passes for a smaller worker
          globPatterns: ['**/*.{html,js,css,woff2,svg}'],
          globIgnores: ['.vite/**', 'sw.js'],
          maximumFileSizeToCacheInBytes: 500_000,
          manifestTransforms: [precacheEntries],
          buildPlugins: { vite: [settingsAsLiterals, verdictsWithoutReasons, compressFirst] },
        },
        devOptions: { enabled: false },
      }),
  ],
  build: {
    manifest: true,
    modulePreload: {
      polyfill: false,
      // Whoever asks for a part has these already. The boot script asks for them, the largest first.
      resolveDependencies: (_, files, { hostId }) =>
        /\/boot-/.test(hostId) ? files : files.filter((file) => !/\/(boot|core)-/.test(file)),
    },
    target: OLDEST_FOR_SYNTAX,
    cssTarget: OLDEST_FOR_RULES,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
    reportCompressedSize: false,
    // The prerendered pages name the files of the other build, so both name them alike.
    rolldownOptions: {
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      output: {
        assetFileNames,
        chunkFileNames,
        hashCharacters: 'hex', // other alphabets spell -ads. now and then (build/offline/blocked-names.ts)
        ...(!isSsrBuild && { minifyInternalExports: false, codeSplitting: { groups: CHUNKS } }),
      },
    },
  },
  server: { proxy: { '/api': apiOrigin(), '/media': apiOrigin() } },
}))

/** `npm run dev` starts the reference API beside Vite and says where. */
function apiOrigin(): string {
  return process.env.DEV_API_ORIGIN ?? 'http://127.0.0.1:8080'
}
