import { PIECES } from '@sanuk/studio/instant/pieces'
import { TITLES, VASSALAGES } from '@sanuk/studio/titles/catalogue'
import { coversOf, labelIconsOf } from './cover-pictures.ts'
import type { Picture } from './picture.ts'
import { floating } from './placed.ts'

/** Covers of all titles, by the title's code. */
export const COVERS = coversOf(TITLES)

/** Small icons of the labels, by the vassalage's code. */
export const LABEL_ICONS = labelIconsOf(VASSALAGES)

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
