import { precompressed } from '@sanuk/host/precompressed'
import { words } from '@sanuk/locales/vite-plugin'
import { defineConfig } from 'vite'

/** Two pages: a live table, and the replay of a past coup. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [words(), precompressed()],
  build: {
    target: 'es2023',
    outDir: '../dist/client',
    emptyOutDir: true,
    // The page's policy allows no inline scripts, and data: addresses for nothing but pictures.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { input: { table: 'table/index.html', replay: 'replay/index.html' } },
  },
})
