import * as z from 'zod/mini'

/** What the art builder made for titles and their labels: files are relative to the folder of the manifest. */
export const titleArt = z.strictObject({
  /** Covers by the title's code. */
  covers: z.record(
    z.string(),
    z.strictObject({
      /** The cover in several widths, smallest first. */
      sources: z.array(z.strictObject({ width: z.number(), file: z.string() })),
      /** Data URI of a blurred thumbnail, and the prevailing colour as hex. */
      placeholder: z.string(),
      colour: z.string(),
    }),
  ),
  /** Small icon of each vassalage, by its code. */
  labels: z.record(z.string(), z.string()),
})
export type TitleArt = z.output<typeof titleArt>
