import { join } from 'node:path'
import known from '../../../apps/server/src/modules/lottery/lottery/titles/art.json' with { type: 'json' }
import { LOTTERY_VENDORS } from '../../../apps/server/src/modules/lottery/lottery/titles/vendors.ts'
import { coversOf, labelIconsOf } from './cover-pictures.ts'
import { eachOf, fileOf, type Picture } from './picture.ts'
import { placeholderOf } from './placeholder.ts'

export const LOTTERY_LABELS = LOTTERY_VENDORS.flatMap(({ labels }) => labels)
export const LOTTERY_TITLES = LOTTERY_LABELS.flatMap(({ titles }) => titles)

const COVERS = coversOf(LOTTERY_TITLES)
const ICONS = labelIconsOf(LOTTERY_LABELS)

/** Covers and label icons of the platform's own lotteries. The site serves them. */
export const LOTTERY_PICTURES: readonly Picture[] = [...COVERS.values(), ...ICONS.values()]

type Placeholder = (smallest: string) => Promise<string>

/**
 * The text of the file by which the platform names these pictures, by the codes of titles and labels. The placeholder of
 * a cover that has not changed is the one the file has now; the others are made from the smallest rendition.
 */
export async function lotteryArtFile(placeholder: Placeholder): Promise<string> {
  const before = new Map(Object.entries(known.covers))
  const covers = new Map<string, string>()
  await eachOf([...COVERS], async ([code, picture]) => {
    const sources = picture.renditions.map((rendition) => ({
      width: rendition.width,
      url: `/art/${fileOf(picture, rendition)}`,
    }))
    const was = before.get(code)
    const isSame = was !== undefined && was.sources[0]?.url === sources[0]?.url
    covers.set(code, coverEntry(sources, isSame ? was.placeholder : await placeholder(smallestOf(picture))))
  })
  const icons = [...ICONS].map(([code, picture]) => `${quoted(code)}: ${quoted(`/art/${smallestOf(picture)}`)}`)
  const sorted = [...covers].sort(([one], [other]) => one.localeCompare(other, 'en'))
  const entries = sorted.map(([code, entry]) => `${quoted(code)}: ${entry}`)
  return `{\n  "covers": {\n    ${entries.join(',\n    ')}\n  },\n  "labels": {\n    ${icons.join(',\n    ')}\n  }\n}\n`
}

/** Makes the placeholder of a picture that has been drawn into `folder`. */
export const placeholderIn =
  (folder: string): Placeholder =>
  async (smallest) =>
    (await placeholderOf(join(folder, smallest))).placeholder

/** An entry in the formatter's own style. */
function coverEntry(sources: readonly { readonly width: number; readonly url: string }[], placeholder: string): string {
  const lines = sources.map(({ width, url }) => `        { "width": ${width}, "url": ${quoted(url)} }`)
  return `{\n      "sources": [\n${lines.join(',\n')}\n      ],\n      "placeholder": ${quoted(placeholder)}\n    }`
}

const quoted = (text: string): string => JSON.stringify(text)

function smallestOf(picture: Picture): string {
  const [smallest] = picture.renditions
  if (!smallest) throw new Error(`${picture.name} has no renditions`)
  return fileOf(picture, smallest)
}
