import { useState } from 'react'

/**
 * Which move was made last in a round, as far as somebody has made it here: null for a round that came in as it stood.
 * `go` makes one.
 */
export function useMoved<Move>(round: string, onMove: (move: Move) => void) {
  const [last, setLast] = useState<{ readonly round: string; readonly move: Move } | null>(null)
  return {
    moved: last?.round === round ? last.move : null,
    go: (move: Move) => {
      setLast({ round, move })
      onMove(move)
    },
  }
}
