import { precompressed } from '@sanuk/host/precompressed'
import { words } from '@sanuk/locales/vite-plugin'
import { defineConfig } from 'vite'

/** Three pages: slots, which load Pixi, games without reels, and the replay of a past round, which do without. */
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
    rolldownOptions: { input: { play: 'play/index.html', instant: 'instant/index.html', replay: 'replay/index.html' } },
  },
})
