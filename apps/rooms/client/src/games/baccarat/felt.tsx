import type { FeltProps } from '../game-look.ts'
import { type SpotRow, SpotRows, spotRows } from '../spot-rows.tsx'

/** The rows of a table, player on the left and banker on the right. */
export const baccaratRows: readonly SpotRow[] = [
  { kind: 'side', spots: ['player-dragon-bonus', 'small', 'big', 'banker-dragon-bonus'] },
  { kind: 'side', spots: ['player-pair', 'either-pair', 'perfect-pair', 'banker-pair'] },
  { kind: 'side', spots: ['panda-8', 'dragon-7'] },
  { kind: 'main', spots: ['player', 'tie', 'super-six', 'banker'] },
]

const classes: Readonly<Record<string, string>> = { player: 'large', banker: 'large', tie: 'medium' }

/** The spots of a table of baccarat. */
export function BaccaratFelt({ view, Spot }: FeltProps) {
  return <SpotRows rows={spotRows(baccaratRows, view.rules)} Spot={Spot} classOf={(spot) => classes[spot]} />
}
