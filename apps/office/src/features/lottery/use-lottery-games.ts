import { listLotteryGames } from '@sanuk/contracts/office-lottery'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { LOTTERY } from './lottery.ts'

/** The lotteries of the brand, and whether results are entered here. */
export function useLotteryGames() {
  return useAsked({ key: [...LOTTERY, 'games'], ask: (signal) => call(listLotteryGames, undefined, signal) })
}
