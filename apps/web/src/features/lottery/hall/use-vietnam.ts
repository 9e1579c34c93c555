import { recentVietnamGames, vietnamMenu } from '@sanuk/contracts/lottery-vietnam'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../../session/session.ts'
import { read } from '../../../wire/read.ts'
import type { Regions } from './hall-groups.ts'

/** Where each lottery of Vietnam is drawn; nothing until it is known, or where it is not asked for. */
export function useVietnamRegions(isAsked: boolean): Regions | undefined {
  const { data } = useQuery({ ...read(vietnamMenu), enabled: isAsked })
  return (
    data &&
    new Map(data.regions.flatMap(({ region, games }) => games.map(({ gameCode }) => [gameCode, region] as const)))
  )
}

/** Codes of the lotteries of Vietnam that the member opened or played, the latest first; none for visitors. */
export function useRecentVietnam(): readonly string[] {
  const isSignedIn = useSession() !== null
  const { data } = useQuery({ ...read(recentVietnamGames), enabled: isSignedIn, staleTime: 0 })
  return isSignedIn ? (data?.list.map(({ gameCode }) => gameCode) ?? []) : []
}
