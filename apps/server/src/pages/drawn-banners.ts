import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { bannerGroupOf } from '@sanuk/contracts/banner-groups'
import type { Language } from '@sanuk/contracts/wire'
import * as z from 'zod/mini'
import type { Content } from '../modules/site/content/index.ts'
import { withinBrand } from '../platform/brand-scope.ts'
import type { Brand } from '../platform/caller.ts'
import type { DrawBanner } from '../platform/draw-banner.ts'
import type { ResponseCache } from '../platform/response-cache.ts'

const drawing = z.object({
  drawBanner: z.custom<DrawBanner>((value) => typeof value === 'function'),
})

/** The way to draw that the site's build left, or `null` where none was built. */
export async function loadDrawing(file: string): Promise<DrawBanner | null> {
  return existsSync(file) ? drawing.parse(await import(pathToFileURL(file).href)).drawBanner : null
}

type Needs = { readonly banners: Content['shown']['banners']; readonly kept: ResponseCache; readonly draw: DrawBanner }

const drawn = z.string()

/**
 * The banner that a page begins with, as HTML in each language of the brand; nothing for a page without any. It follows
 * what operators publish as every kept answer does.
 */
export function createDrawnBanners({ banners, kept, draw }: Needs) {
  const drawFirst = async (brand: Brand, { path, language }: { path: string; language: Language }): Promise<string> => {
    const group = bannerGroupOf(path)
    const list = group ? await withinBrand(brand.id, () => banners({ brand, language }, group)) : []
    const [first] = list
    return first ? draw(first, { size: group === 'w_home' ? 'high' : 'low', several: list.length > 1 }) : ''
  }
  return async (brand: Brand, path: string): Promise<ReadonlyMap<Language, string>> => {
    const pages = brand.languages.map(async (language) => {
      const place = { brand: brand.id, topic: 'content' as const, url: `banner ${language} ${path}` }
      const { body } = await kept.answer(place, () => drawFirst(brand, { path, language }))
      return [language, drawn.parse(JSON.parse(body.toString('utf8')))] as const
    })
    return new Map(await Promise.all(pages))
  }
}
