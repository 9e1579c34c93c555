import { join } from 'node:path'
import { SLOT_THEMES } from '@sanuk/studio/machines/slot-themes'
import { type ArtManifest, readArt } from '@sanuk/studio/titles/art'
import { licences } from './licences.ts'
import { draw, eachOf, fileOf, type Picture, sweep, writeInto } from './picture.ts'
import { placeholderOf } from './placeholder.ts'
import { backgrounds, COLUMNS, SHEET_SIDES, symbolNames, symbolSheet } from './slot-pictures.ts'
import { BOARD_PIECES, COVERS, LABEL_ICONS } from './studio-pictures.ts'

/** The pictures of every slot. */
const SLOTS = Object.entries(SLOT_THEMES).map(([code, theme]) => ({
  code,
  theme,
  symbols: symbolSheet(code, theme),
  rooms: backgrounds(code, theme),
}))
type SlotPictures = (typeof SLOTS)[number]

/** Draws everything the Studio serves into `folder` and writes `manifest.json`, which names every file. */
export async function buildStudio(folder: string): Promise<void> {
  const pictures = [
    ...[...COVERS.values(), ...LABEL_ICONS.values(), ...BOARD_PIECES.values()],
    ...SLOTS.flatMap(({ symbols, rooms }) => [symbols, ...Object.values(rooms)]),
  ]
  await eachOf(pictures, (picture) => draw(picture, folder))
  const manifest: ArtManifest = {
    covers: await coverEntries(folder),
    labels: Object.fromEntries([...LABEL_ICONS].map(([code, picture]) => [code, filesOf(picture)[0]?.file ?? ''])),
    pieces: Object.fromEntries([...BOARD_PIECES].map(([name, picture]) => [name, filesOf(picture)[0]?.file ?? ''])),
    slots: Object.fromEntries(SLOTS.map((slot) => [slot.code, slotEntry(slot)])),
  }
  const texts = { 'manifest.json': `${JSON.stringify(manifest, null, 1)}\n`, 'LICENCES.md': await licences() }
  for (const [file, text] of Object.entries(texts)) await writeInto(folder, file, text)
  const files = pictures.flatMap(filesOf).map(({ file }) => file)
  await sweep(folder, new Set([...files, ...Object.keys(texts)]))
}

function filesOf(picture: Picture) {
  return picture.renditions.map((rendition) => ({ width: rendition.width, file: fileOf(picture, rendition) }))
}

/** Sources and placeholders of the covers; what the folder's manifest says of a cover that is the same still holds. */
async function coverEntries(folder: string): Promise<ArtManifest['covers']> {
  const before = await readArt(folder).catch(() => null)
  const entries = new Map<string, ArtManifest['covers'][string]>()
  await eachOf([...COVERS], async ([code, picture]) => {
    const sources = filesOf(picture)
    const smallest = sources[0]?.file ?? ''
    const known = before?.covers[code]
    const same = known?.sources[0]?.file === smallest
    entries.set(code, same ? { ...known, sources } : { sources, ...(await placeholderOf(join(folder, smallest))) })
  })
  return Object.fromEntries([...entries].sort(([one], [other]) => one.localeCompare(other)))
}

function slotEntry({ theme, symbols, rooms }: SlotPictures): ArtManifest['slots'][string] {
  const sheets = SHEET_SIDES.map((side, i) => ({ side, file: filesOf(symbols)[i]?.file ?? '' }))
  return {
    symbols: { columns: COLUMNS, names: [...symbolNames(theme)], sheets },
    landscape: filesOf(rooms.landscape),
    portrait: filesOf(rooms.portrait),
  }
}
