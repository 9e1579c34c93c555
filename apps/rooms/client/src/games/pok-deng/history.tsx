import { POK_DENG_HANDS } from '@sanuk/engines/live/pok-deng/spots'
import { BankHistory } from '../bank-hands/history.tsx'
import type { HistoryProps } from '../game-look.ts'

/** The latest rounds of Pok Deng. */
export const PokDengHistory = ({ say, results }: HistoryProps) => (
  <BankHistory {...{ say, results }} hands={POK_DENG_HANDS} />
)
