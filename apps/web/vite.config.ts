import babel from '@rolldown/plugin-babel'
import { words } from '@sanuk/locales/vite-plugin'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { firstPaint } from './build/first-paint.ts'
import { precompressed } from './build/precompressed.ts'

/** Where the API runs while the site is developed. */
const origin = process.env.SANUK_SITE_ORIGIN ?? 'http://127.0.0.1:8080'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [words(), react(), babel({ presets: [reactCompilerPreset()] }), firstPaint(), precompressed()],
  build: { outDir: 'dist', emptyOutDir: true, target: 'baseline-widely-available', assetsInlineLimit: 0 },
  server: {
    proxy: {
      '/wps/live': { target: origin, ws: true },
      '/wps': origin,
      '/lgw': origin,
    },
  },
})
