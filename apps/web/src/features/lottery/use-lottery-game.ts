import { type LotteryGame, lotteryGame } from '@sanuk/contracts/lottery'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { readyWords } from '../../language/language.ts'
import { call } from '../../wire/call.ts'
import { keyOf, metaOf } from '../../wire/read.ts'
import { roomOf } from './family-words.ts'
import { playsOfFamily } from './plays.ts'

/** A lottery with the words of its family; a family that this page does not know yet has none. */
const lotteryGameQuery = (gameCode: string) => {
  const request = { params: { gameCode } }
  return queryOptions({
    queryKey: keyOf(lotteryGame, request),
    queryFn: async ({ signal }): Promise<LotteryGame> => {
      const game = await call(lotteryGame, request, signal)
      if (playsOfFamily(game.family).size > 0) await readyWords(roomOf(game.family))
      return game
    },
    meta: metaOf(lotteryGame),
  })
}

/** A game by its code, as soon as that is known. */
export const useLotteryGame = (gameCode: string, isKnown = true) =>
  useQuery({ ...lotteryGameQuery(gameCode), enabled: isKnown })
