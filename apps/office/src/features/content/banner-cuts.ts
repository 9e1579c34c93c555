import type { BannerGroup } from '@sanuk/contracts/content'

export type Cut = 'wide' | 'wideDark' | 'tall' | 'tallDark'

/** Of the place that a picture has on the site, or twice that: `width` and `height` in pixels. */
export type CutSize = { readonly width: number; readonly height: number }

/** How large a banner's picture is: the home page's hangs high, those of other pages low. */
export function cutOf(group: BannerGroup, cut: Cut): CutSize {
  const high = group === 'w_home'
  if (cut === 'wide' || cut === 'wideDark') return { width: 1240, height: high ? 352 : 168 }
  return { width: 780, height: high ? 520 : 292 }
}
