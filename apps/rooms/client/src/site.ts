import { leaveSite, type Site, siteBehind } from '@sanuk/vendor-client/site'
import type { Opened } from '#room-calls'

/** By what name pages of vendors speak with the site that frames them. */
export const SOURCE = 'sanuk-vendor'

/** The site a table belongs to. There is no play without money here. */
export const siteOf = (opened: Pick<Opened, 'returnUrl' | 'cashierUrl' | 'historyUrl'>): Site =>
  siteBehind(SOURCE, { mode: 'real', ...opened })

/** Says goodbye to a site that is not known, since no session could be opened. */
export const leaveUnknownSite = (): void => leaveSite(SOURCE)
