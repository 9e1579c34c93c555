import { precompressed } from '@sanuk/host/precompressed'
import { words } from '@sanuk/locales/vite-plugin'
import { defineConfig } from 'vite'
import { firstLoad } from './build/first-load.ts'

/**
 * A slot is to be played after 400 kB at the most, everything counted: its symbols on the largest screens, its room, fonts
 * and words take 220 of them.
 */
const SLOT_AT_ONCE = { page: 'play', most: 175_000 }

/** Three pages: slots, which load Pixi, games without reels, and the replay of a past round, which do without. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [words(), firstLoad(SLOT_AT_ONCE), precompressed()],
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
