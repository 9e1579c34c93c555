import type { BannerGroup } from '@sanuk/contracts/content'

/** Kept from one visit to the next: pages that had no banner, and whether the home page's first one is drawn with it. */
const KEY = 'banners'
/** `start.js` looks for it before the first paint. */
const OWN_HOME = 'own-home'

const known = (): readonly string[] =>
  typeof localStorage === 'undefined' ? [] : (localStorage.getItem(KEY) ?? '').split(' ')

function keep(word: string, is: boolean): void {
  const others = known().filter((one) => one !== word && one !== '')
  localStorage.setItem(KEY, [...others, ...(is ? [word] : [])].join(' '))
}

/** Whether a page had no banner when it was last seen: then no place is kept for one. */
export const hadNoBanner = (group: BannerGroup): boolean => known().includes(group)

export const noteBanners = (group: BannerGroup, count: number): void => keep(group, count === 0)

/** Whether the brand's first banner was another one than the page is drawn with. */
export const hasOwnHome = (): boolean => known().includes(OWN_HOME)

export const noteOwnHome = (is: boolean): void => keep(OWN_HOME, is)
