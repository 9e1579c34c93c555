import { gameMenus, hotGames } from '@sanuk/contracts/catalogue'
import { announcements, ownAnnouncements } from '@sanuk/contracts/content'
import { brandQuery, statusQuery } from '../brand/brand-query.ts'
import { bannersQuery } from '../features/banners/banners-query.ts'
import { announcementsRequest, IN_NOTICE_BAR } from '../features/content/announcements-request.ts'
import { currentLanguage } from '../language/language.ts'
import { currentSession } from '../session/session.ts'
import { queryClient, read } from '../wire/read.ts'

/** Asks for what every page asks for, while its code is still on its way or being drawn. */
export function askForSite(): void {
  queryClient.prefetchQuery(brandQuery())
  queryClient.prefetchQuery(statusQuery())
  queryClient.prefetchQuery(read(gameMenus))
}

/** The same of the home page. */
export function askForHome(): void {
  const language = currentLanguage()
  const notices = announcementsRequest(language, IN_NOTICE_BAR)
  queryClient.prefetchQuery(bannersQuery(language))
  queryClient.prefetchQuery(read(hotGames, { query: {} }))
  if (currentSession()) queryClient.prefetchQuery(read(ownAnnouncements, notices))
  else queryClient.prefetchQuery(read(announcements, notices))
}
