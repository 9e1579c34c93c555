import { join } from 'node:path'
import type { TitleArt } from '@sanuk/vendor-server/titles/title-art'
import { eachOf, fileOf, type Picture } from './picture.ts'
import { placeholderOf } from './placeholder.ts'

type Pictures = ReadonlyMap<string, Picture>

/** The files of a picture, smallest first. */
export function filesOf(picture: Picture) {
  return picture.renditions.map((rendition) => ({ width: rendition.width, file: fileOf(picture, rendition) }))
}

/** The smallest file of each picture, by its name. */
export const smallestOf = (pictures: Pictures): Record<string, string> =>
  Object.fromEntries([...pictures].map(([name, picture]) => [name, filesOf(picture)[0]?.file ?? '']))

/** Sources and placeholders of covers; what the manifest before says of a cover that is the same still holds. */
export async function coverEntries(
  covers: Pictures,
  folder: string,
  before: Pick<TitleArt, 'covers'> | null,
): Promise<TitleArt['covers']> {
  const entries = new Map<string, TitleArt['covers'][string]>()
  await eachOf([...covers], async ([code, picture]) => {
    const sources = filesOf(picture)
    const smallest = sources[0]?.file ?? ''
    const known = before?.covers[code]
    const same = known?.sources[0]?.file === smallest
    entries.set(code, same ? { ...known, sources } : { sources, ...(await placeholderOf(join(folder, smallest))) })
  })
  return Object.fromEntries([...entries].sort(([one], [other]) => one.localeCompare(other)))
}
