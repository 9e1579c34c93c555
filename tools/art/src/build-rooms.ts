import { TITLES, VASSALAGES } from '@sanuk/rooms/titles/catalogue'
import { readTitleArt } from '@sanuk/vendor-server/titles/read-title-art'
import type { TitleArt } from '@sanuk/vendor-server/titles/title-art'
import { coversOf, labelIconsOf } from './cover-pictures.ts'
import { licences } from './licences.ts'
import { draw, eachOf, sweep, writeInto } from './picture.ts'
import { coverEntries, filesOf, smallestOf } from './title-entries.ts'

const COVERS = coversOf(TITLES)
const LABEL_ICONS = labelIconsOf(VASSALAGES)

/** Draws covers and label icons of the live tables into `folder` and writes `manifest.json`, which names every file. */
export async function buildRooms(folder: string): Promise<void> {
  const pictures = [...COVERS.values(), ...LABEL_ICONS.values()]
  await eachOf(pictures, (picture) => draw(picture, folder))
  const manifest: TitleArt = {
    covers: await coverEntries(COVERS, folder, await readTitleArt(folder).catch(() => null)),
    labels: smallestOf(LABEL_ICONS),
  }
  const texts = { 'manifest.json': `${JSON.stringify(manifest, null, 1)}\n`, 'LICENCES.md': await licences() }
  for (const [file, text] of Object.entries(texts)) await writeInto(folder, file, text)
  const files = pictures.flatMap(filesOf).map(({ file }) => file)
  await sweep(folder, new Set([...files, ...Object.keys(texts)]))
}
