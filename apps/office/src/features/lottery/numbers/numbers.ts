import { type LotteryNumbers, readLotteryNumbers } from '@sanuk/contracts/office-lottery-numbers'
import { call } from '../../../wire/call.ts'
import { useAsked } from '../../../wire/use-asked.ts'
import { LOTTERY } from '../lottery.ts'

const EVERY_MS = 30_000

export type LimitedPlay = LotteryNumbers['plays'][number]

export const numbersKey = (gameCode: string) => [...LOTTERY, 'numbers', gameCode] as const

/** The rules and marks of a lottery's numbers, kept current while somebody looks. */
export function useLotteryNumbers(gameCode: string) {
  return useAsked({
    key: numbersKey(gameCode),
    ask: (signal) => call(readLotteryNumbers, { params: { gameCode } }, signal),
    everyMs: EVERY_MS,
  })
}
