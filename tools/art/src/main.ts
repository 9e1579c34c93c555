import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { buildSite, siteArtModule } from './build-site.ts'
import { buildStudio } from './build-studio.ts'

const path = (fromRoot: string) => fileURLToPath(new URL(`../../../${fromRoot}`, import.meta.url))

// Several pictures are drawn at once; threads inside each would only get in each other's way.
sharp.concurrency(1)
sharp.cache(false)

const started = performance.now()
await buildStudio(path('apps/studio/dist/art/'))
await buildSite(path('apps/web/public/art/'))

const siteArt = path('packages/ui/src/site-art.ts')
if ((await readFile(siteArt, 'utf8').catch(() => '')) !== siteArtModule()) await writeFile(siteArt, siteArtModule())

console.log(`art: drawn in ${((performance.now() - started) / 1000).toFixed(1)} s`)
