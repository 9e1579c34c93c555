import { lying } from '../../view/view.ts'
import { ExtraSpots } from '../cards/extra-spots.tsx'
import type { FeltProps } from '../game-look.ts'
import { type SpotRow, SpotRows, spotRows } from '../spot-rows.tsx'

/** The rows of a table: pair plus above the ante. */
export const threeCardRows: readonly SpotRow[] = [
  { kind: 'side', spots: ['pair-plus'] },
  { kind: 'hand', spots: ['ante'] },
]

/** The spots of a table of three-card poker; what playing on costs lies above them. */
export function ThreeCardFelt({ view, Spot }: FeltProps) {
  return (
    <>
      <ExtraSpots spots={['play']} lying={new Set(lying(view).keys())} Spot={Spot} />
      <SpotRows
        rows={spotRows(threeCardRows, view.rules)}
        Spot={Spot}
        classOf={(spot) => (spot === 'ante' ? 'large' : undefined)}
      />
    </>
  )
}
