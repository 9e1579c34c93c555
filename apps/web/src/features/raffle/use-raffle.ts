import { ownRaffle, raffle } from '@sanuk/contracts/raffle'
import type { AnswerOf } from '@sanuk/contracts/route'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '../../session/session.ts'
import { keyOf, queryClient, read } from '../../wire/read.ts'

export type OpenDraw = NonNullable<AnswerOf<typeof raffle>['current']>
export type PastDraw = NonNullable<AnswerOf<typeof raffle>['latest']>
export type OwnRaffle = AnswerOf<typeof ownRaffle>
export type OwnPrize = OwnRaffle['prizes'][number]

/** How often a member's tickets are counted anew while somebody looks. */
const COUNT_MS = 20_000

/** The draws of the brand, kept fresh by the server's news. */
export function useRaffle() {
  return useQuery(read(raffle))
}

/** What the member has in them; nothing for visitors. A draw that is over changes it at once. */
export function useOwnRaffle(): OwnRaffle | undefined {
  const isSignedIn = useSession() !== null
  const latest = useRaffle().data?.latest?.id
  const { data } = useQuery({ ...read(ownRaffle), enabled: isSignedIn, refetchInterval: COUNT_MS })
  useEffect(() => {
    if (latest) queryClient.invalidateQueries({ queryKey: keyOf(ownRaffle) })
  }, [latest])
  return isSignedIn ? data : undefined
}

/** Prizes that wait to be claimed, and still may be. */
export function claimable(own: OwnRaffle | undefined, now: number): OwnPrize[] {
  return own?.prizes.filter(({ claimedAt, expiresAt }) => claimedAt === null && Date.parse(expiresAt) > now) ?? []
}
