import babel from '@rolldown/plugin-babel'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The gallery of the design system, for development only: `npx vite apps/web/gallery`. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), babel({ presets: [reactCompilerPreset()] })],
  cacheDir: '../../../node_modules/.vite-gallery',
})
