import type { BannerGroup } from './content.ts'

/** Which banners hang over which page. */
const GROUPS: Readonly<Record<string, BannerGroup>> = {
  '/': 'w_home',
  '/rng': 'w_rng',
  '/live': 'w_live',
  '/fish': 'w_fish',
  '/pvp': 'w_pvp',
  '/sports': 'w_sports',
  '/esports': 'w_esports',
  '/elott': 'w_lott',
  '/down': 'w_down',
  '/promotions': 'w_promotion',
  '/pointMall': 'w_shop',
  '/help': 'w_help',
}

export const bannerGroupOf = (pathname: string): BannerGroup | undefined => GROUPS[pathname.replace(/(.)\/$/, '$1')]
