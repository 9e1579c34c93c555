import type { VendorAnswer } from '@sanuk/contracts/vendor'
import type { Title, Vassalage } from './title.ts'
import type { TitleArt } from './title-art.ts'

type ListedGame = VendorAnswer<'games'>['games'][number]

/** What a list says of a title whatever can be played of it. */
export type TitleListed = Pick<
  ListedGame,
  | 'code'
  | 'parent'
  | 'gameType'
  | 'vassalage'
  | 'vassalageName'
  | 'vassalageIcon'
  | 'classification'
  | 'names'
  | 'lines'
  | 'picture'
  | 'tags'
>

type Needs = {
  readonly vassalages: readonly Vassalage[]
  readonly art: TitleArt
  /** Ours, under which `/art/` is served. */
  readonly origin: string
}

/** A title as the platform lists it, with the addresses of its art on our origin. Throws where it was never drawn. */
export function listedTitle(title: Title, { vassalages, art, origin }: Needs): TitleListed {
  const { code, parent, gameType, vassalage, classification, names, lines, tags } = title
  const icon = art.labels[vassalage]
  return {
    code,
    gameType,
    vassalage,
    classification,
    names,
    lines,
    picture: pictureOf(art, code, origin),
    ...(parent && { parent }),
    vassalageName: vassalages.find((label) => label.code === vassalage)?.name ?? vassalage,
    vassalageIcon: icon ? `${origin}/art/${icon}` : null,
    tags: [...tags],
  }
}

function pictureOf(art: TitleArt, code: string, origin: string): ListedGame['picture'] {
  const cover = art.covers[code]
  if (!cover) throw new Error(`the art has no cover of ${code}: build it anew`)
  const sources = cover.sources.map(({ width, file }) => ({ width, url: `${origin}/art/${file}` }))
  return { sources, placeholder: cover.placeholder }
}
