import { useEffect, useState } from 'react'
import type { GameCode } from '#protocol'
import type { LoadedGame } from '../games/games.ts'

/** Loads a game with its words in the player's language. */
export type LoadGame = (game: GameCode) => Promise<LoadedGame>

/** A game, once it is there; `failed` where it does not arrive. */
export function useGame(load: LoadGame, game: GameCode): LoadedGame | 'awaited' | 'failed' {
  const [arrival, setArrival] = useState<LoadedGame | 'awaited' | 'failed'>('awaited')
  useEffect(() => {
    load(game).then(setArrival, (fault: unknown) => {
      console.error(fault)
      setArrival('failed')
    })
  }, [load, game])
  return arrival
}
