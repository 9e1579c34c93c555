import { type ReactNode, useEffect, useState } from 'react'
import { EndPage } from '../dialogs/end-page.tsx'
import { Loading } from '../dialogs/loading.tsx'
import type { Say } from '../words.ts'
import type { LoadedGame } from './games.ts'

type GameGateProps = {
  /** Of the words that need no game. */
  readonly say: Say
  readonly load: () => Promise<LoadedGame>
  /** Loads the whole page again: after a new release the files of the old one may be gone. */
  readonly onReload: () => void
  /** Draws the table once its game is there. */
  readonly children: (game: LoadedGame) => ReactNode
}

type Arrival = LoadedGame | 'awaited' | 'failed'

/** Stands in until a game is there, and says so where it does not arrive. */
export function GameGate({ say, load, onReload, children }: GameGateProps) {
  const [arrival, setArrival] = useState<Arrival>('awaited')
  useEffect(() => {
    load().then(setArrival, (fault: unknown) => {
      console.error(fault)
      setArrival('failed')
    })
  }, [load])
  if (arrival === 'awaited') return <Loading say={say} isLost={false} onRetry={onReload} />
  if (arrival !== 'failed') return children(arrival)
  const [title, text] = [say('rooms.game.failed'), say('rooms.game.failed.text')]
  return <EndPage {...{ title, text }} button={say('rooms.broken.reload')} onPress={onReload} />
}
