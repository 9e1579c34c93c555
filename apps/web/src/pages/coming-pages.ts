import type { Word } from '@sanuk/locales/word'

/** Addresses the product has but whose pages are not open yet: with all that stands around a page, or a header alone. */
export const PAGES_TO_COME = ['/pointMall'] as const
export const SCREENS_TO_COME = ['/lottery', '/vnlottery', '/lottert', '/sealottery'] as const

export type ComingPath = (typeof PAGES_TO_COME)[number] | (typeof SCREENS_TO_COME)[number]

const titles: Record<string, Word> = {
  '/pointmall': 'pages.pointMall',
}

/** Title of a coming page by its address, however that is written. */
export function comingTitle(pathname: string): Word {
  return titles[pathname.replace(/\/$/, '').toLowerCase()] ?? 'pages.lottery'
}
