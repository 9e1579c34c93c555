import type { Room } from '@sanuk/locales/word'
import type { ComponentType } from 'react'

export type ListedPage =
  | 'notices'
  | 'fairness'
  | 'terms'
  | 'privacy'
  | 'help'
  | 'memberHelp'
  | 'promotions'
  | 'promoDetail'
  | 'pointMall'
  | 'down'
  | 'join'
  | 'vip'
  | 'missing'
  | 'lottery'
  | 'game'
  | 'framedGame'
  | 'door'

type Page = {
  /** Catalogues it speaks from. */
  readonly rooms: readonly Room[]
  readonly load: () => Promise<ComponentType>
}

/** Where the pages come from that few come in by; the table, with all that each of them needs, is loaded with the first. */
export const pageTable: Record<ListedPage, Page> = {
  notices: { rooms: ['pages', 'content'], load: () => import('./notices-page.tsx').then((it) => it.NoticesPage) },
  fairness: {
    rooms: ['pages', 'fairness', 'lottery-yeekee'],
    load: () => import('./fairness-page.tsx').then((it) => it.FairnessPage),
  },
  terms: { rooms: ['legal'], load: () => import('./legal-page.tsx').then((it) => it.TermsPage) },
  privacy: { rooms: ['legal'], load: () => import('./legal-page.tsx').then((it) => it.PrivacyPage) },
  help: { rooms: ['pages', 'help'], load: () => import('./help-page.tsx').then((it) => it.HelpPage) },
  memberHelp: { rooms: ['pages', 'help'], load: () => import('./help-page.tsx').then((it) => it.MemberHelpPage) },
  promotions: {
    rooms: ['pages', 'promotions', 'activities'],
    load: () => import('./promotions-page.tsx').then((it) => it.PromotionsPage),
  },
  promoDetail: {
    rooms: ['pages', 'promotions', 'activities', 'field'],
    load: () => import('./promo-detail-page.tsx').then((it) => it.PromoDetailPage),
  },
  pointMall: {
    rooms: ['pages', 'points', 'field'],
    load: () => import('./point-mall-page.tsx').then((it) => it.PointMallPage),
  },
  down: { rooms: ['pages', 'app', 'push'], load: () => import('./down-page.tsx').then((it) => it.DownPage) },
  join: { rooms: ['pages', 'agents', 'agent-terms'], load: () => import('./join-page.tsx').then((it) => it.JoinPage) },
  vip: { rooms: ['pages', 'vip'], load: () => import('./vip-page.tsx').then((it) => it.VipPage) },
  missing: { rooms: ['pages'], load: () => import('./missing-page.tsx').then((it) => it.MissingPage) },
  game: { rooms: ['launch'], load: () => import('./game-page.tsx').then((it) => it.GamePage) },
  framedGame: { rooms: ['launch'], load: () => import('./game-page.tsx').then((it) => it.FramedGame) },
  door: { rooms: ['identity', 'field'], load: () => import('./door-page.tsx').then((it) => it.DoorPage) },
  lottery: {
    rooms: [
      'pages',
      'lobby',
      'lottery',
      'lottery-betting',
      'lottery-results',
      'lottery-statistics',
      'lottery-zodiac',
      'wagers',
    ],
    load: () => import('./lottery-page.tsx').then((it) => it.LotteryPage),
  },
}
