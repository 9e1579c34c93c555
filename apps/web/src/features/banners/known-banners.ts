import type { BannerGroup } from '@sanuk/contracts/content'

/** Pages that had no banner, kept from one visit to the next. */
const KEY = 'banners'

const known = (): readonly string[] =>
  typeof localStorage === 'undefined' ? [] : (localStorage.getItem(KEY) ?? '').split(' ')

/** Whether a page had no banner when it was last seen: then no place is kept for one. */
export const hadNoBanner = (group: BannerGroup): boolean => known().includes(group)

export function noteBanners(group: BannerGroup, count: number): void {
  const others = known().filter((one) => one !== group && one !== '')
  localStorage.setItem(KEY, [...others, ...(count === 0 ? [group] : [])].join(' '))
}
