import { lying } from '../../view/view.ts'
import { ExtraSpots } from '../cards/extra-spots.tsx'
import type { FeltProps } from '../game-look.ts'
import { type SpotRow, SpotRows, spotRows } from '../spot-rows.tsx'

/** The rows of a table: side bets above the common hand. */
export const blackjackRows: readonly SpotRow[] = [
  { kind: 'side', spots: ['pair', 'twenty-one-three'] },
  { kind: 'hand', spots: ['hand'] },
]

/** What doubling and splitting put on the table. */
export const blackjackExtras = ['double', 'split', 'double-first', 'double-second'] as const

/** The spots of a table of blackjack. */
export function BlackjackFelt({ view, Spot }: FeltProps) {
  return (
    <>
      <ExtraSpots spots={blackjackExtras} lying={new Set(lying(view).keys())} Spot={Spot} />
      <SpotRows
        rows={spotRows(blackjackRows, view.rules)}
        Spot={Spot}
        classOf={(spot) => (spot === 'hand' ? 'large' : undefined)}
      />
    </>
  )
}
