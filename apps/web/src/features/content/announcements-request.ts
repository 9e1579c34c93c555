import type { ANNOUNCEMENT_TYPES, EXECUTIONS } from '@sanuk/contracts/content'
import type { Language } from '@sanuk/locales/word'

export type AskedAnnouncements = {
  readonly types: readonly (typeof ANNOUNCEMENT_TYPES)[number][]
  readonly execution?: (typeof EXECUTIONS)[number]
}

/** What wanders by on the home page. */
export const IN_NOTICE_BAR: AskedAnnouncements = { types: ['B', 'PL', 'PR', 'H'] }

/** Announcements as this site asks for them. */
export const announcementsRequest = (language: Language, { types, execution }: AskedAnnouncements) => ({
  query: { language, platform: 'W' as const, types: types.join(','), execution },
})
