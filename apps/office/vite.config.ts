import { words } from '@sanuk/locales/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Where the operator API runs while the office is developed. */
const origin = process.env.SANUK_OFFICE_ORIGIN ?? 'http://127.0.0.1:8081'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [words(), react()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    // One file for a few people who keep it open all day.
    chunkSizeWarningLimit: 800,
  },
  server: { proxy: { '/ops': origin, '/wps': origin } },
})
