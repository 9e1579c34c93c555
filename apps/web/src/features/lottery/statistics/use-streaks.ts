import { LOTTERY_VENDORS_MAX } from '@sanuk/contracts/lottery'
import { lotteryStreaks, STREAKS_MAX } from '@sanuk/contracts/lottery-statistics'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { readyWords } from '../../../language/language.ts'
import { call } from '../../../wire/call.ts'
import { keyOf, metaOf } from '../../../wire/read.ts'
import { roomOf } from '../family-words.ts'
import { isFamily } from '../plays.ts'

const SOONEST_MS = 5_000
const LATEST_MS = 30_000

/** Streaks of these vendors' lotteries, with the words of their families. Asked for again when the first issue is sealed. */
const streaksQuery = (vendors: readonly string[]) => {
  // More than the call takes are not named: it answers the lotteries of all vendors then.
  const named = vendors.length <= LOTTERY_VENDORS_MAX ? vendors.join(',') : undefined
  const query = { vendors: named, count: String(STREAKS_MAX) }
  return queryOptions({
    queryKey: keyOf(lotteryStreaks, { query }),
    queryFn: async ({ signal }) => {
      const askedAt = Date.now()
      const { now, list } = await call(lotteryStreaks, { query }, signal)
      const known = list.filter(({ family }) => isFamily(family))
      await readyWords(...new Set(known.map(({ family }) => roomOf(family))))
      return { now, list: known, clockAhead: Date.parse(now) - askedAt }
    },
    meta: metaOf(lotteryStreaks),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data } }) => {
      const waits = data?.list.map(({ issue }) => Date.parse(issue.sealsAt) - Date.parse(data.now)) ?? []
      return Math.max(SOONEST_MS, Math.min(LATEST_MS, ...waits))
    },
  })
}

/** The longest streaks of these vendors' lotteries, and how far the server's clock is ahead. */
export const useStreaks = (vendors: readonly string[]) => useQuery(streaksQuery(vendors))
