import { drawCard } from '@sanuk/engines/live/cockfight/card'
import { drawFight } from '@sanuk/engines/live/cockfight/fight'
import { fixedOddsFight, poolFight } from '@sanuk/engines/live/cockfight/game'
import { fixedOdds } from '@sanuk/engines/live/cockfight/odds'
import { poolPrices, priceText } from '@sanuk/engines/live/cockfight/pool'
import { FIGHT_RESULTS, type FightVariant } from '@sanuk/engines/live/cockfight/spots'
import { SERIES_LENGTH } from '@sanuk/engines/live/series-games'
import { drawFrom } from '@sanuk/engines/random/draw'
import { readSavedRecord } from '../record.ts'
import { CLIENT_SEED, COMMITMENT, inUnits, SERVER_SEED, serverBytes } from '../server-bytes.fixture.ts'
import type { CockfightRecord } from './cockfight-record.ts'

/** Fights of a series as the engine draws them, with a bet of an odd amount on every spot of each. */
export function playedCockfight(variant: FightVariant, changes: object = {}, length = SERIES_LENGTH): CockfightRecord {
  const played = Array.from({ length }, (_, at) => playedFight(variant, at + 1))
  const text = JSON.stringify({
    format: 'sanuk-cockfight-1',
    series: `series of ${variant}`,
    variant,
    commitment: COMMITMENT,
    serverSeed: SERVER_SEED,
    clientSeed: CLIENT_SEED,
    fights: played.map(({ fight }) => fight),
    bets: played.flatMap(({ bets }) => bets),
    ...changes,
  })
  const record = readSavedRecord(text)
  if (record?.format !== 'sanuk-cockfight-1') throw new Error('the record cannot be read')
  return record
}

function playedFight(variant: FightVariant, number: number) {
  const { ratings, ...birds } = drawCard(drawFrom(serverBytes(SERIES_LENGTH + number)))
  const outcome = drawFight(drawFrom(serverBytes(number)), ratings)
  const placed = FIGHT_RESULTS.map((spot, at) => ({ spot, stake: BigInt(10_001 + 7 * at * number) }))
  // Others have bet, too: of every fifth fight so much on one side that it is cancelled.
  const pools = { meron: 1_000_001n * BigInt(number % 5), wala: 777_777n + 10_001n + 7n * BigInt(number) }
  if (pools.meron === 0n) pools.meron = 10_001n
  const prices = poolPrices(pools)
  const game = variant === 'totalisator' ? poolFight(prices, ratings) : fixedOddsFight(ratings)
  const bets = game.settle(placed, outcome).bets.map(({ spot, stake, win }) => ({
    round: `r${number}`,
    number,
    spot,
    stake: inUnits(stake),
    win: inUnits(win),
  }))
  const text = (price: bigint | null) => price && priceText(price)
  const told = {
    meron: inUnits(pools.meron),
    wala: inUnits(pools.wala),
    prices: { meron: text(prices.meron), wala: text(prices.wala) },
  }
  const money = variant === 'totalisator' ? { odds: null, pools: told } : { odds: fixedOdds(ratings), pools: null }
  return { fight: { number, ...birds, ...money, ...outcome }, bets }
}
