import type { SitePath } from '@sanuk/contracts/site-pages'
import type { Word } from '@sanuk/locales/word'

/** What a page is called, where it has a name besides the site's, and what it is about. */
export type PageWords = {
  readonly title?: Word
  readonly about: Word /** Not for search engines. */
  readonly hidden?: true
}

/** The words of every page, as the browser shows them too. */
export const PAGE_WORDS: Readonly<Record<SitePath, PageWords>> = {
  '/': { about: 'site.description' },
  '/live': { title: 'site.category.LIVE', about: 'lobby.about.LIVE' },
  '/rng': { title: 'site.category.RNG', about: 'lobby.about.RNG' },
  '/fish': { title: 'site.category.FISH', about: 'lobby.about.FISH' },
  '/pvp': { title: 'site.category.PVP', about: 'lobby.about.PVP' },
  '/sports': { title: 'site.category.SPORTS', about: 'lobby.about.SPORTS' },
  '/esports': { title: 'site.category.ESPORTS', about: 'lobby.about.ESPORTS' },
  '/elott': { title: 'site.category.ELOTT', about: 'lobby.about.ELOTT' },
  '/lottery': { title: 'pages.lottery', about: 'pages.lottery.about' },
  '/vnlottery': { title: 'pages.lottery', about: 'pages.lottery.about' },
  '/lottert': { title: 'pages.lottery', about: 'pages.lottery.about', hidden: true },
  '/sealottery': { title: 'pages.lottery', about: 'pages.lottery.about' },
  '/seamless': { title: 'pages.game', about: 'site.description', hidden: true },
  '/fbsports': { title: 'pages.sports', about: 'pages.sports.about' },
  '/game': { title: 'pages.game', about: 'site.description', hidden: true },
  '/promotions': { title: 'pages.promotions', about: 'promotions.description' },
  '/promoDetail': { title: 'pages.promotions', about: 'promotions.description' },
  '/pointMall': { title: 'pages.pointMall', about: 'pages.pointMall.about' },
  '/vip': { title: 'pages.vip', about: 'pages.vip.about' },
  '/join': { title: 'pages.join', about: 'pages.join.about' },
  '/down': { title: 'pages.down', about: 'pages.down.about' },
  '/help': { title: 'pages.help', about: 'help.description' },
  '/helpmc': { title: 'help.members', about: 'help.description', hidden: true },
  '/fairness': { title: 'pages.fairness', about: 'fairness.description' },
  '/terms': { title: 'legal.terms', about: 'legal.terms.about' },
  '/privacy': { title: 'legal.privacy', about: 'legal.privacy.about' },
  '/noticePage': { title: 'pages.notices', about: 'content.description' },
}

/** The words of a page to which an invitation leads: whoever got it is not asked to become an agent. */
export const INVITATION_WORDS: PageWords = { title: 'pages.invited', about: 'pages.invited.about', hidden: true }
