import { type GameEntry, listGames } from '@sanuk/contracts/catalogue'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../components/lazy-part.ts'
import { read } from '../../wire/read.ts'
import type { Lobby } from './lobbies.ts'

const SubGames = lazyPart(() => import('./sub-games.tsx').then((part) => part.SubGames), 'lobby')

type UnderEntryProps = {
  readonly lobby: Lobby
  /** The entry whose sub-games are open, if any. */
  readonly nodeId: string | undefined
  /** Games that are known already; one that a link led to is asked for. */
  readonly known: readonly GameEntry[]
  readonly onClose: () => void
}

/** The popup of an entry's sub-games. It stays until it has faded and the focus is back. */
export function UnderEntry({ lobby, nodeId, known, onClose }: UnderEntryProps) {
  const [latest, setLatest] = useState(nodeId)
  if (nodeId !== undefined && nodeId !== latest) setLatest(nodeId)
  const listed = known.find((game) => game.nodeId === latest)
  const query = { gameType: lobby.gameTypes.join(','), nodeIds: latest ?? '' }
  const asked = useQuery({
    ...read(listGames, { query }),
    enabled: latest !== undefined && !listed,
  })
  if (latest === undefined) return null
  return (
    <Suspense>
      <SubGames
        entry={listed ?? asked.data?.list[0]}
        isMissing={asked.isError || asked.data?.total === 0}
        open={nodeId !== undefined}
        onClose={onClose}
      />
    </Suspense>
  )
}
