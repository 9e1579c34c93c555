import { type ANNOUNCEMENT_TYPES, announcements, type EXECUTIONS, ownAnnouncements } from '@sanuk/contracts/content'
import type { AnswerOf } from '@sanuk/contracts/route'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../language/language.ts'
import { useSession } from '../../session/session.ts'
import { read } from '../../wire/read.ts'

export type Notice = AnswerOf<typeof announcements>['list'][number]

type Asked = {
  readonly types: readonly (typeof ANNOUNCEMENT_TYPES)[number][]
  readonly execution?: (typeof EXECUTIONS)[number]
}

/** What is announced to whoever is here: members hear more than visitors. */
export function useAnnouncements({ types, execution }: Asked) {
  const language = useLanguage()
  const signedIn = useSession() !== null
  const request = { query: { language, platform: 'W' as const, types: types.join(','), execution } }
  const forEverybody = useQuery({ ...read(announcements, request), enabled: !signedIn })
  const forMembers = useQuery({ ...read(ownAnnouncements, request), enabled: signedIn })
  return signedIn ? forMembers : forEverybody
}
