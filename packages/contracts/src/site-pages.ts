/** Addresses at which the site shows a page, as they are written in links. Readers may write them in any case. */
export const SITE_PATHS = [
  '/',
  '/live',
  '/rng',
  '/fish',
  '/pvp',
  '/sports',
  '/esports',
  '/elott',
  '/lottery',
  '/vnlottery',
  '/lottert',
  '/sealottery',
  '/seamless',
  '/fbsports',
  '/game',
  '/promotions',
  '/promoDetail',
  '/pointMall',
  '/vip',
  '/join',
  '/down',
  '/help',
  '/helpmc',
  '/noticePage',
  '/fairness',
  '/terms',
  '/privacy',
] as const

export type SitePath = (typeof SITE_PATHS)[number]

/** Addresses that lead on to a page, and to which. */
export const SITE_DETOURS = {
  '/index': '/',
  '/index.html': '/',
  '/home': '/',
  '/cockfight': '/',
  '/login': '/',
  '/register': '/',
  '/register.html': '/',
  '/download': '/down',
  '/by-iframe': '/game',
} as const satisfies Record<string, SitePath>

const known = new Map<string, SitePath>([
  ...SITE_PATHS.map((path) => [path.toLowerCase(), path] as const),
  ...Object.entries(SITE_DETOURS),
])

/** The page that an address ends at, or nothing where there is none. */
export function sitePathOf(pathname: string): SitePath | undefined {
  return known.get(pathname.replace(/(.)\/+$/, '$1').toLowerCase())
}

/** Chooses the language of a page, by its code: for links from outside, where nobody has chosen one yet. */
export const LANGUAGE_PARAMETER = 'lang'
