import { leaveSite, type Site, siteBehind } from '@sanuk/vendor-client/site'
import type { GameState } from '#protocol'

/** By what name the Studio's pages speak with the page that frames them. */
export const SOURCE = 'sanuk-studio'

/** The site a game belongs to. */
export const siteOf = (opened: Pick<GameState, 'mode' | 'returnUrl' | 'cashierUrl' | 'historyUrl'>): Site =>
  siteBehind(SOURCE, opened)

/** Says goodbye to a site that is not known, since no session could be opened. */
export const leaveUnknownSite = (): void => leaveSite(SOURCE)
