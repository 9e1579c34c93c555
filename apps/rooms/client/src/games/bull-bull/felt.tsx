import { BULL_BULL_HANDS } from '@sanuk/engines/live/bull-bull/spots'
import { BankFelt, columnSpots } from '../bank-hands/felt.tsx'
import type { FeltProps } from '../game-look.ts'

const KINDS = ['double', 'equal', 'bull-bull'] as const

/** Where the spots of Bull Bull lie. */
export const bullBullPlaces = [{ spots: columnSpots(BULL_BULL_HANDS, KINDS) }]

/** The spots of a table of Bull Bull. */
export const BullBullFelt = (props: FeltProps) => (
  <BankFelt {...props} hands={BULL_BULL_HANDS} kinds={KINDS} note="rooms-bank-hands.note.double" />
)
