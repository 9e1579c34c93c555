import { POK_DENG_HANDS } from '@sanuk/engines/live/pok-deng/spots'
import { rankName } from '../bank-hands/rank-name.ts'
import { BankStage } from '../bank-hands/stage.tsx'
import type { StageProps } from '../game-look.ts'
import { pointsOf } from './points.ts'

/** Two or three cards for each hand and the bank, with their points as they are dealt. */
export function PokDengStage(props: StageProps) {
  const countOf = (cards: readonly string[]) => rankName(props.say, String(pointsOf(cards)))
  return <BankStage {...props} hands={POK_DENG_HANDS} places={2} countOf={countOf} />
}
