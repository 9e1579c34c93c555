import { SLOT_THEMES } from '@sanuk/studio/machines/slot-themes'
import { type ArtManifest, readArt } from '@sanuk/studio/titles/art'
import { licences } from './licences.ts'
import { draw, eachOf, sweep, writeInto } from './picture.ts'
import { backgrounds, COLUMNS, SHEET_SIDES, symbolNames, symbolSheet } from './slot-pictures.ts'
import { BOARD_PIECES, COVERS, LABEL_ICONS } from './studio-pictures.ts'
import { coverEntries, filesOf, smallestOf } from './title-entries.ts'

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
    covers: await coverEntries(COVERS, folder, await readArt(folder).catch(() => null)),
    labels: smallestOf(LABEL_ICONS),
    pieces: smallestOf(BOARD_PIECES),
    slots: Object.fromEntries(SLOTS.map((slot) => [slot.code, slotEntry(slot)])),
  }
  const texts = { 'manifest.json': `${JSON.stringify(manifest, null, 1)}\n`, 'LICENCES.md': await licences() }
  for (const [file, text] of Object.entries(texts)) await writeInto(folder, file, text)
  const files = pictures.flatMap(filesOf).map(({ file }) => file)
  await sweep(folder, new Set([...files, ...Object.keys(texts)]))
}

function slotEntry({ theme, symbols, rooms }: SlotPictures): ArtManifest['slots'][string] {
  const sheets = SHEET_SIDES.map((side, i) => ({ side, file: filesOf(symbols)[i]?.file ?? '' }))
  return {
    symbols: { columns: COLUMNS, names: [...symbolNames(theme)], sheets },
    landscape: filesOf(rooms.landscape),
    portrait: filesOf(rooms.portrait),
  }
}
