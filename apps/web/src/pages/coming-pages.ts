import type { Word } from '@sanuk/locales/word'

/** Addresses the product has but whose pages are not open yet, with the title each shows. */
export const comingPages = {
  '/lottery': 'pages.lottery',
  '/vnlottery': 'pages.lottery',
  '/lottert': 'pages.lottery',
  '/sealottery': 'pages.lottery',
  '/fbsports': 'pages.sports',
  '/pointMall': 'pages.pointMall',
  '/vip': 'pages.vip',
  '/down': 'pages.down',
  '/join': 'pages.join',
} as const satisfies Record<string, Word>

export type ComingPath = keyof typeof comingPages

/** Title of a coming page by its address. */
export function comingTitle(pathname: string): Word {
  return Object.entries(comingPages).find(([path]) => path === pathname.replace(/\/$/, ''))?.[1] ?? 'pages.soon'
}
