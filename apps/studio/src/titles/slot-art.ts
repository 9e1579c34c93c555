import { localized } from '@sanuk/contracts/wire'
import * as z from 'zod/mini'

/** A picture in several widths, smallest first; files are relative to `/art/`. */
export const pictureFiles = z.array(z.strictObject({ width: z.number(), file: z.string() }))
export type PictureFiles = z.output<typeof pictureFiles>

/** The pictures of a slot, as the art builder made them. */
export const slotArt = z.strictObject({
  /** Its symbols row by row on one sheet of square cells, drawn in several sizes: `side` is a cell's, in pixels. */
  symbols: z.strictObject({
    columns: z.number(),
    names: z.array(z.string()),
    sheets: z.array(z.strictObject({ side: z.number(), file: z.string() })),
  }),
  landscape: pictureFiles,
  portrait: pictureFiles,
})
export type SlotArt = z.output<typeof slotArt>

/** What a slot's page asks for while its code still comes: names, pictures, and for how many cells the screen has to do. */
export const slotLook = z.extend(slotArt, { names: localized, reels: z.number(), rows: z.number() })
export type SlotLook = z.output<typeof slotLook>
