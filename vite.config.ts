import react from '@vitejs/plugin-react'
import unocss from 'unocss/vite'
import { defineConfig, type Plugin } from 'vite'
import { imagetools } from 'vite-imagetools'
import { VitePWA } from 'vite-plugin-pwa'
import { manifest } from './pwa-manifest.ts'
import { precacheEntries } from './scripts/precache.ts'
import { prerenderSite } from './scripts/prerender.ts'

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

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    sonnerWithoutInjection,
    react(),
    imagetools({ defaultDirectives: new URLSearchParams({ effort: '3' }) }),
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
          globPatterns: ['**/*.{html,js,css,woff2,svg}'],
          globIgnores: ['.vite/**', 'sw.js'],
          maximumFileSizeToCacheInBytes: 500_000,
          manifestTransforms: [precacheEntries],
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
  },
  server: { proxy: { '/api': apiOrigin(), '/media': apiOrigin() } },
}))

/** `npm run dev` starts the reference API beside Vite and says where. */
function apiOrigin(): string {
  return process.env.DEV_API_ORIGIN ?? 'http://127.0.0.1:8080'
}
