import { AVATARS } from './avatars.ts'
import { BANNER_PICTURES, SOCIAL_CARD } from './banners.ts'
import { licences } from './licences.ts'
import { APP_ICONS, FAVICON, LOGO_MARK } from './logo.ts'
import { LOTTERY_PICTURES } from './lottery-pictures.ts'
import { draw, eachOf, fileOf, type Picture, sweep, writeInto } from './picture.ts'
import { REWARD_PICTURES } from './rewards.ts'
import { EMPTY_STATE_PICTURES, GIFT } from './vignettes.ts'

const banners = [...BANNER_PICTURES.values()].flatMap(({ wide, tall }) => [wide, tall])
const PICTURES: readonly Picture[] = [
  ...banners,
  ...EMPTY_STATE_PICTURES.values(),
  GIFT,
  ...AVATARS,
  ...REWARD_PICTURES.values(),
  ...LOTTERY_PICTURES,
  ...APP_ICONS,
  SOCIAL_CARD,
]

/** Draws the site's own pictures into `folder`, which the site serves as `/art/`. */
export async function buildSite(folder: string): Promise<void> {
  await eachOf(PICTURES, (picture) => draw(picture, folder))
  const texts = { 'favicon.svg': FAVICON, 'logo-mark.svg': LOGO_MARK, 'LICENCES.md': await licences() }
  for (const [file, text] of Object.entries(texts)) await writeInto(folder, file, text)
  const drawn = PICTURES.flatMap((picture) => picture.renditions.map((rendition) => fileOf(picture, rendition)))
  await sweep(folder, new Set([...drawn, ...Object.keys(texts)]))
}

/**
 * Sources of the modules by which the site's code names these files, by their own names; they change only when a picture
 * does. One for each list: a page carries the names of what it shows and no others.
 */
export function siteArtModules(): ReadonlyMap<string, string> {
  const art = {
    banners: Object.fromEntries(
      [...BANNER_PICTURES].map(([name, { wide, tall }]) => [name, { wide: entry(wide), tall: entry(tall) }]),
    ),
    empty: Object.fromEntries([...EMPTY_STATE_PICTURES].map(([name, picture]) => [name, entry(picture)])),
    gift: entry(GIFT),
    avatars: AVATARS.map(entry),
    rewards: Object.fromEntries([...REWARD_PICTURES].map(([name, picture]) => [name, entry(picture)])),
  }
  return new Map(
    Object.entries(art).map(([name, value]) => [
      `${name}.ts`,
      `// Written by tools/art: after changing a picture run \`node tools/art/src/main.ts\`.
import type { SiteArt } from '../picture.ts'

export const ${name.toUpperCase()} = ${source(value, '')} satisfies SiteArt['${name}']
`,
    ]),
  )
}

function entry(picture: Picture) {
  const { width, height } = picture.scene
  const set = (format: string) =>
    picture.renditions
      .filter((rendition) => rendition.format === format)
      .map((rendition) => `/art/${fileOf(picture, rendition)} ${rendition.width}w`)
      .join(', ')
  return { width, height, ...(set('avif') ? { avif: set('avif') } : {}), webp: set('webp') }
}

/** A value as TypeScript in the formatter's own style. */
function source(value: unknown, indent: string): string {
  const deeper = `${indent}  `
  if (Array.isArray(value)) {
    return `[\n${value.map((item) => `${deeper}${source(item, deeper)},\n`).join('')}${indent}]`
  }
  if (value === null || typeof value !== 'object') return typeof value === 'string' ? `'${value}'` : String(value)
  const fields = Object.entries(value).map(
    ([key, field]) => `${deeper}${/^\w+$/.test(key) ? key : `'${key}'`}: ${source(field, deeper)},\n`,
  )
  return `{\n${fields.join('')}${indent}}`
}
