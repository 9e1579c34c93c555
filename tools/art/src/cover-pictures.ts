import { type CoveredTitle, coverScene } from './cover.ts'
import { iconScene } from './icon.ts'
import type { Picture } from './picture.ts'

/** The widest is for screens of three pixels to a point, which hide more. */
const RENDITIONS: Picture['renditions'] = [
  { width: 160, format: 'webp', quality: 80 },
  { width: 320, format: 'webp', quality: 80 },
  { width: 480, format: 'webp', quality: 74 },
]

/** A label with a small icon: a symbol on a ground of two hues. */
type Label = {
  readonly code: string
  readonly icon: { readonly symbol: string; readonly hues: readonly [light: number, deep: number] }
}

/** Covers in three widths, by the title's code. */
export const coversOf = (titles: readonly CoveredTitle[]): ReadonlyMap<string, Picture> =>
  new Map(
    titles.map((title) => [
      title.code,
      {
        name: `covers/${title.code}`,
        scene: coverScene(title),
        renditions: RENDITIONS,
      },
    ]),
  )

/** Small icons of labels, by the vassalage's code. */
export const labelIconsOf = (labels: readonly Label[]): ReadonlyMap<string, Picture> =>
  new Map(
    labels.map(({ code, icon }) => [
      code,
      {
        name: `labels/${code.toLowerCase().replace('_', '-')}`,
        scene: iconScene(icon.symbol, icon.hues),
        renditions: [{ width: 128, format: 'webp' as const, quality: 82 }],
      },
    ]),
  )
