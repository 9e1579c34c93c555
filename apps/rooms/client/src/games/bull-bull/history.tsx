import { BULL_BULL_HANDS } from '@sanuk/engines/live/bull-bull/spots'
import { BankHistory } from '../bank-hands/history.tsx'
import type { HistoryProps } from '../game-look.ts'

/** The latest rounds of Bull Bull. */
export const BullBullHistory = ({ say, results }: HistoryProps) => (
  <BankHistory {...{ say, results }} hands={BULL_BULL_HANDS} />
)
