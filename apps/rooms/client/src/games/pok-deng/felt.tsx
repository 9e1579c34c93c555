import { POK_DENG_HANDS } from '@sanuk/engines/live/pok-deng/spots'
import { BankFelt, columnSpots } from '../bank-hands/felt.tsx'
import type { FeltProps } from '../game-look.ts'

const KINDS = ['deng', 'equal', 'tie', 'pair'] as const

/** Where the spots of Pok Deng lie: in columns, and one across below them. */
export const pokDengPlaces = [{ spots: columnSpots(POK_DENG_HANDS, KINDS) }, { spots: ['bank-pok'] }]

/** The spots of a table of Pok Deng. */
export function PokDengFelt(props: FeltProps) {
  const { view, Spot } = props
  return (
    <BankFelt {...props} hands={POK_DENG_HANDS} kinds={KINDS} note="rooms-bank-hands.note.deng">
      {view.rules.spots.some(({ spot }) => spot === 'bank-pok') && <Spot spot="bank-pok" className="bank-across" />}
    </BankFelt>
  )
}
