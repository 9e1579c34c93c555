import { BULL_BULL_HANDS } from '@sanuk/engines/live/bull-bull/spots'
import { BankStage } from '../bank-hands/stage.tsx'
import type { StageProps } from '../game-look.ts'

const untold = () => null

/** Five cards for each hand and the bank. What they make is told when all of them lie there. */
export const BullBullStage = (props: StageProps) => (
  <BankStage {...props} hands={BULL_BULL_HANDS} places={5} countOf={untold} />
)
