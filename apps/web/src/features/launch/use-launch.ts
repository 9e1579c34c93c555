import { launchGame, recentGames } from '@sanuk/contracts/catalogue'
import type { LaunchMode } from '@sanuk/contracts/wire'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { noteMoneyAway } from '../../session/money-away.ts'
import { call } from '../../wire/call.ts'
import { keyOf, queryClient } from '../../wire/read.ts'

type Wish = { readonly nodeId: string; readonly mode: LaunchMode }

/**
 * Asks for a game's address, once for each try: it is good for one use within a minute, so nothing keeps it. `again`
 * asks for a new one.
 */
export function useLaunch(wish: Wish, allowed: boolean) {
  const [attempt, setAttempt] = useState(0)
  const { data, error } = useQuery({
    queryKey: [launchGame.path, wish, attempt],
    queryFn: () => launch(wish),
    enabled: allowed,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
    meta: { access: launchGame.access },
  })
  return { game: data, fault: error, attempt, again: () => setAttempt((before) => before + 1) }
}

async function launch({ nodeId, mode }: Wish) {
  const game = await call(launchGame, { body: { nodeId, mode, device: deviceInHand() } })
  // A demo takes no money along, and leaves what went to the vendor before to be brought home.
  if (mode === 'real') noteMoneyAway(game.moneyReturns)
  // It stands first among the recent ones now.
  queryClient.removeQueries({ queryKey: keyOf(recentGames) })
  return game
}

function deviceInHand(): 'desktop' | 'mobile' {
  return matchMedia('(pointer: coarse)').matches ? 'mobile' : 'desktop'
}
