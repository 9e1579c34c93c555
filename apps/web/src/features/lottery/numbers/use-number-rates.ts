import type { Issue, LotteryGame } from '@sanuk/contracts/lottery'
import { lotteryNumbers } from '@sanuk/contracts/lottery-numbers'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../../wire/call.ts'
import { keyOf, metaOf } from '../../../wire/read.ts'
import { NO_RATES, type NumberRates, ratesFrom } from './number-rates.ts'

/** How often the rates of a game with limits are asked for, and whether one without has got any. */
const LIMITED_MS = 10_000
const UNLIMITED_MS = 60_000

const numbersQuery = (gameCode: string, number: string) => {
  const request = { params: { gameCode, number }, query: {} }
  return queryOptions({
    queryKey: keyOf(lotteryNumbers, request),
    queryFn: ({ signal }) => call(lotteryNumbers, request, signal),
    meta: metaOf(lotteryNumbers),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && data.plays.length === 0 ? UNLIMITED_MS : LIMITED_MS),
    select: ratesFrom,
  })
}

/**
 * How the numbers of the issue that takes bets are sold, kept current while a game is open. Games that pay by a series have
 * no limits by number.
 */
export function useNumberRates(
  { gameCode, series }: Pick<LotteryGame, 'gameCode' | 'series'>,
  first: Issue | null,
): NumberRates {
  const query = numbersQuery(gameCode, first?.number ?? '')
  const { data = NO_RATES } = useQuery({ ...query, enabled: first !== null && series === null })
  return data
}
