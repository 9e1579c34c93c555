import babel from '@rolldown/plugin-babel'
import { precompressed } from '@sanuk/host/precompressed'
import { words } from '@sanuk/locales/vite-plugin'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { firstLoadBudget } from './build/first-load-budget.ts'
import { firstPaint } from './build/first-paint.ts'
import { lightContracts, SCHEMA_LIBRARY } from './build/light-contracts.ts'
import { lightIcons } from './build/light-icons.ts'

/**
 * What `/` needs, in few files: the site with all it stands on, the home page's own part, and one file of words for each
 * language. One file also keeps the styles in the order of their layers.
 */
const firstChunks = [
  // Only forms read what people type. The site's own file would have it, since others that are in it name it.
  { name: 'typed-text', test: /\/(contracts\/src\/(typed-text|credentials)|money\/src\/digits)\.ts$/, priority: 4 },
  { name: 'site', test: /\/src\/main\.tsx$/, priority: 3 },
  { name: 'home', test: /\/pages\/home-page\.tsx$/, priority: 2 },
  { name: 'words-th', test: /\/locales\/src\/th\/(site|home)\.json$/, priority: 1 },
  { name: 'words-en', test: /\/locales\/src\/en\/(site|home)\.json$/, priority: 1 },
]

/**
 * The compiler spares re-rendering and costs bytes: 9 KB on `/` if it had its way everywhere. Header, footer, banners and
 * tiles hardly ever render again, so they go without.
 */
const uncompiled =
  /\/node_modules\/|\0rolldown\/runtime\.js|\/web\/src\/(router|shell|panels|components|brand|toasts|features\/(banners|content|catalogue))\/|\/ui\/src\/(banner-face|site-picture)\./

/** Where the API runs while the site is developed. */
const origin = process.env.SANUK_SITE_ORIGIN ?? 'http://127.0.0.1:8080'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    words(),
    lightContracts(),
    lightIcons(),
    react(),
    babel({ presets: [reactCompilerPreset()], exclude: uncompiled }),
    firstLoadBudget(),
    firstPaint(),
    precompressed(),
  ],
  // React has had this hook of its own since 18; what stands in for it elsewhere is left out.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    // Browsers that lack it load the same files a little later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: firstChunks } },
      // What is made of schemas and used by nobody goes.
      treeshake: { manualPureFunctions: [SCHEMA_LIBRARY] },
    },
  },
  server: {
    proxy: {
      '/wps/live': { target: origin, ws: true },
      // Passkeys and providers belong to the origin that the browser shows.
      '/wps': { target: origin, changeOrigin: false },
      '/lgw': origin,
      '/docs': origin,
    },
  },
})
