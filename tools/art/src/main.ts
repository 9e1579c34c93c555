import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { buildSite, siteArtModules } from './build-site.ts'
import { buildStudio } from './build-studio.ts'

const path = (fromRoot: string) => fileURLToPath(new URL(`../../../${fromRoot}`, import.meta.url))

// Several pictures are drawn at once; threads inside each would only get in each other's way.
sharp.concurrency(1)
sharp.cache(false)

async function drawSite(): Promise<void> {
  await buildSite(path('apps/web/public/art/'))
  for (const [name, source] of siteArtModules()) {
    const file = path(`packages/ui/src/art/${name}`)
    if ((await readFile(file, 'utf8').catch(() => '')) !== source) await writeFile(file, source)
  }
}

const drawings = { site: drawSite, games: () => buildStudio(path('apps/studio/dist/art/')) }

// Draws the pictures named on the command line, or all of them.
const chosen = process.argv.slice(2)
const started = performance.now()
for (const [name, draw] of Object.entries(drawings)) {
  if (chosen.length === 0 || chosen.includes(name)) await draw()
}

console.log(`art: drawn in ${((performance.now() - started) / 1000).toFixed(1)} s`)
