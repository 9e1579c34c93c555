import { PACK, RANKS, SUITS } from '../cards/card.ts'
import { fraction } from '../exact/fraction.ts'
import { bestRedDogMove, RED_DOG_PACKS, redDogPays, spreadOf } from './red-dog.ts'
import type { StakedEnding } from './staked-figures.ts'

/** The endings under the best play: every sequence of three ranks, with the ways to deal it out of the shoe. */
export function redDogEndings(): StakedEnding[] {
  const cards = PACK * RED_DOG_PACKS
  const sequences = BigInt(cards * (cards - 1) * (cards - 2))
  return everyThreeRanks().map((ranks) => {
    const three = ranks.map((rank) => rank * SUITS)
    const stakes = bestRedDogMove(spreadOf(three) ?? 0) === 'raise' ? 2 : 1
    return {
      staked: fraction(BigInt(stakes)),
      won: redDogPays(three, stakes),
      chance: fraction(BigInt(waysToDeal(ranks)), sequences),
    }
  })
}

function everyThreeRanks(): number[][] {
  const ranks = Array.from({ length: RANKS }, (_, rank) => rank)
  return ranks.flatMap((first) => ranks.flatMap((second) => ranks.map((third) => [first, second, third])))
}

/** Of each rank there are as many cards left as were not dealt before. */
function waysToDeal(ranks: readonly number[]): number {
  return ranks.reduce((ways, rank, place) => {
    const before = ranks.slice(0, place).filter((each) => each === rank).length
    return ways * (SUITS * RED_DOG_PACKS - before)
  }, 1)
}
