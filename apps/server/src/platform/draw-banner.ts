import type { banners } from '@sanuk/contracts/content'
import type { AnswerOf } from '@sanuk/contracts/route'

export type Banner = AnswerOf<typeof banners>['list'][number]

/** Makes a banner into HTML, as the site's own pages would show it first. */
export type DrawBanner = (banner: Banner, place: { readonly size: 'high' | 'low'; readonly several: boolean }) => string
