import { type Fraction, isMore } from '../../exact/fraction.ts'
import { ONE_STAKE } from '../../instant/multiple.ts'
import { type LiveGame, liveGame } from '../live-game.ts'
import { maximumMultipleOf } from '../pay-table.ts'
import type { TwoSides } from '../spots.ts'
import { HIGHEST_RATING, LOWEST_RATING } from './card.ts'
import { type FightOutcome, fightResults } from './fight.ts'
import { fixedOdds, type Ratings } from './odds.ts'
import { HIGHEST_PRICE, isCancelled, type PoolPrices, priceText } from './pool.ts'
import {
  cancelledSpots,
  type FightCondition,
  type FightResult,
  type FightSpot,
  type FightVariant,
  fightOpposites,
  fightSpots,
} from './spots.ts'

export const FIGHT_SIDES: readonly TwoSides[] = [{ red: 'meron', blue: 'wala' }]

/** A fight by a pay table of its own. */
function fightGame(spots: readonly FightSpot[], ratings: Ratings): LiveGame<FightOutcome> {
  const results = fightResults(ratings)
  return liveGame({
    code: 'cockfight',
    table: {
      name: 'cockfight',
      spots,
      opposites: fightOpposites,
      meets: (when: FightCondition, result: FightResult) => when === 'any' || when === result,
      outcomesFor: () => results,
    },
    factsOf: ({ result }: FightOutcome) => result,
    sides: FIGHT_SIDES,
  })
}

/** A fight at fixed odds: those of its birds. */
export const fixedOddsFight = (ratings: Ratings): LiveGame<FightOutcome> =>
  fightGame(fightSpots(fixedOdds(ratings)), ratings)

/** A fight that is paid from its pools, or cancelled by them. */
export function poolFight(prices: PoolPrices, ratings: Ratings): LiveGame<FightOutcome> {
  if (isCancelled(prices)) return fightGame(cancelledSpots, ratings)
  const { meron, wala } = prices
  return fightGame(fightSpots({ meron: oddsAt(meron), wala: oddsAt(wala) }), ratings)
}

/** A side that nobody has bet on wins all the same, and has nobody to pay. */
const oddsAt = (price: bigint | null): string => (price === null ? '1' : priceText(price - 100n))

/** The most that a spot returns in any fight, in stakes, the stake included. Throws `RangeError` where there is no such spot. */
export function highestReturn(variant: FightVariant, spot: string): Fraction {
  const found = spotsAtMost(variant).find(({ code }) => code === spot)
  if (!found) throw new RangeError(`a cockfight has no spot ${JSON.stringify(spot)}`)
  const most = maximumMultipleOf(found)
  return isMore(most, ONE_STAKE) ? most : ONE_STAKE
}

/** The spots of a fight that pays as much as any. */
function spotsAtMost(variant: FightVariant): readonly FightSpot[] {
  const even = fixedOdds({ meron: LOWEST_RATING, wala: LOWEST_RATING })
  const uneven = fixedOdds({ meron: HIGHEST_RATING, wala: LOWEST_RATING })
  if (variant === 'fixed-odds') return fightSpots({ meron: even.meron, wala: uneven.wala })
  const highest = priceText(HIGHEST_PRICE - 100n)
  return fightSpots({ meron: highest, wala: highest })
}
