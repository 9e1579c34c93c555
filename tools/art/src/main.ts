import { fileURLToPath } from 'node:url'
import { buildStudio } from './build-studio.ts'

const started = performance.now()
await buildStudio(fileURLToPath(new URL('../../../apps/studio/dist/art/', import.meta.url)))
console.log(`art: drawn in ${((performance.now() - started) / 1000).toFixed(1)} s`)
