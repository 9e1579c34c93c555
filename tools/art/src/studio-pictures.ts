import { PIECES } from '@sanuk/studio/instant/pieces'
import { TITLES, VASSALAGES } from '@sanuk/studio/titles/catalogue'
import { coverScene } from './cover.ts'
import { iconScene } from './icon.ts'
import type { Picture } from './picture.ts'
import { floating } from './placed.ts'

/** The widest is for screens of three pixels to a point, which hide more. */
const RENDITIONS: Picture['renditions'] = [
  { width: 160, format: 'webp', quality: 80 },
  { width: 320, format: 'webp', quality: 80 },
  { width: 480, format: 'webp', quality: 74 },
]

/** Covers of all titles in three widths, by the title's code. */
export const COVERS: ReadonlyMap<string, Picture> = new Map(
  TITLES.map((title) => [
    title.code,
    {
      name: `covers/${title.code}`,
      scene: coverScene(title),
      renditions: RENDITIONS,
    },
  ]),
)

/** Small icons of the labels, by the vassalage's code. */
export const LABEL_ICONS: ReadonlyMap<string, Picture> = new Map(
  VASSALAGES.map(({ code, icon }) => [
    code,
    {
      name: `labels/${code.toLowerCase().replace('_', '-')}`,
      scene: iconScene(icon.symbol, icon.hues),
      renditions: [{ width: 128, format: 'webp' as const, quality: 82 }],
    },
  ]),
)

const PIECE_SIDE = 192

/** What the boards of games without reels are set with, on no ground, by the drawing's name. */
export const BOARD_PIECES: ReadonlyMap<string, Picture> = new Map(
  [...new Set(Object.values(PIECES).flatMap((pieces) => Object.values(pieces)))].map((name) => [
    name,
    {
      name: `pieces/${name}`,
      scene: {
        width: PIECE_SIDE,
        height: PIECE_SIDE,
        body: floating(name, { x: PIECE_SIDE / 2, y: PIECE_SIDE * 0.93, size: PIECE_SIDE * 0.86 }),
      },
      renditions: [{ width: 192, format: 'webp' as const, quality: 82 }],
    },
  ]),
)
