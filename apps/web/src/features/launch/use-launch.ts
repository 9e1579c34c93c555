import { launchDemo, launchGame, recentGames } from '@sanuk/contracts/catalogue'
import type { LaunchMode } from '@sanuk/contracts/wire'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { noteMoneyAway } from '../../session/money-away.ts'
import { call } from '../../wire/call.ts'
import { keyOf, queryClient } from '../../wire/read.ts'

/** A game, whether it is played for money, and whether by somebody without an account. */
type Wish = { readonly nodeId: string; readonly mode: LaunchMode; readonly asVisitor: boolean }

/**
 * Asks for a game's address, once for each try: it is good for one use within a minute, so nothing keeps it. `again`
 * asks for a new one.
 */
export function useLaunch(wish: Wish, allowed: boolean) {
  const [attempt, setAttempt] = useState(0)
  const { path, access } = wish.asVisitor ? launchDemo : launchGame
  const { data, error } = useQuery({
    queryKey: [path, wish, attempt],
    queryFn: () => launch(wish),
    enabled: allowed,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
    meta: { access },
  })
  return { game: data, fault: error, attempt, again: () => setAttempt((before) => before + 1) }
}

async function launch({ nodeId, mode, asVisitor }: Wish) {
  const device = deviceInHand()
  // Nobody's money: there is no wallet beside it that it could be moved to.
  if (asVisitor) return { ...(await call(launchDemo, { body: { nodeId, device } })), isSingle: true }
  const game = await call(launchGame, { body: { nodeId, mode, device } })
  // A demo takes no money along, and leaves what went to the vendor before to be brought home.
  if (mode === 'real') noteMoneyAway(game.moneyReturns)
  // It stands first among the recent ones now.
  queryClient.removeQueries({ queryKey: keyOf(recentGames) })
  return game
}

function deviceInHand(): 'desktop' | 'mobile' {
  return matchMedia('(pointer: coarse)').matches ? 'mobile' : 'desktop'
}
