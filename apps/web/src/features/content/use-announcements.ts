import { agentAnnouncements, announcements, ownAnnouncements } from '@sanuk/contracts/content'
import type { AnswerOf } from '@sanuk/contracts/route'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../language/language.ts'
import { useSession } from '../../session/session.ts'
import { read } from '../../wire/read.ts'
import { type AskedAnnouncements, announcementsRequest } from './announcements-request.ts'

export type Notice = AnswerOf<typeof announcements>['list'][number]

/** What is announced to whoever is here: members hear more than visitors. */
export function useAnnouncements(asked: AskedAnnouncements) {
  const request = announcementsRequest(useLanguage(), asked)
  const signedIn = useSession() !== null
  const forEverybody = useQuery({ ...read(announcements, request), enabled: !signedIn })
  const forMembers = useQuery({ ...read(ownAnnouncements, request), enabled: signedIn })
  return signedIn ? forMembers : forEverybody
}

/** What is announced to agents, in their centre. */
export const useAgentAnnouncements = () => useQuery(read(agentAnnouncements, { query: { language: useLanguage() } }))
