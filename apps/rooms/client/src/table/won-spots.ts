import type { TableState } from '#protocol'

type Coup = NonNullable<TableState['coup']>

/** Spots that light up with a result, as far as everybody sees them win: the rest is told by what the player is paid. */
export function wonSpots({ result, cards }: Pick<Coup, 'result' | 'cards'>): ReadonlySet<string> {
  if (!result) return new Set()
  const { winner, playerPair, bankerPair } = result
  const count = cards.player.length + cards.banker.length
  return new Set([
    winner,
    count > 4 ? 'big' : 'small',
    ...(playerPair ? ['player-pair'] : []),
    ...(bankerPair ? ['banker-pair'] : []),
    ...(playerPair || bankerPair ? ['either-pair'] : []),
  ])
}
