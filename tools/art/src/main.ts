import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { buildRooms } from './build-rooms.ts'
import { buildSite, siteArtModules } from './build-site.ts'
import { buildStudio } from './build-studio.ts'
import { lotteryArtFile, placeholderIn } from './lottery-pictures.ts'

const path = (fromRoot: string) => fileURLToPath(new URL(`../../../${fromRoot}`, import.meta.url))

// Several pictures are drawn at once; threads inside each would only get in each other's way.
sharp.concurrency(1)
sharp.cache(false)

async function drawSite(): Promise<void> {
  const folder = path('apps/web/public/art/')
  await buildSite(folder)
  for (const [name, source] of siteArtModules()) await writeChanged(`packages/ui/src/art/${name}`, source)
  const lotteryArt = await lotteryArtFile(placeholderIn(folder))
  await writeChanged('apps/server/src/modules/lottery/lottery/titles/art.json', lotteryArt)
}

/** Leaves a file with the same text as it is, so that nothing is built anew for it. */
async function writeChanged(fromRoot: string, text: string): Promise<void> {
  const file = path(fromRoot)
  if ((await readFile(file, 'utf8').catch(() => '')) !== text) await writeFile(file, text)
}

async function drawGames(): Promise<void> {
  await buildStudio(path('apps/studio/dist/art/'))
  await buildRooms(path('apps/rooms/dist/art/'))
}

const drawings = { site: drawSite, games: drawGames }

// Draws the pictures named on the command line, or all of them.
const chosen = process.argv.slice(2)
const started = performance.now()
for (const [name, draw] of Object.entries(drawings)) {
  if (chosen.length === 0 || chosen.includes(name)) await draw()
}

console.log(`art: drawn in ${((performance.now() - started) / 1000).toFixed(1)} s`)
