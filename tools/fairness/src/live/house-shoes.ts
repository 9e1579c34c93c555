import { createHash } from 'node:crypto'
import { nameOf } from '@sanuk/engines/cards/card'
import { maximumWinOf } from '@sanuk/engines/live/baccarat/maximum-win'
import { roadResultOf } from '@sanuk/engines/live/baccarat/road-result'
import { type CoupBet, settleCoup } from '@sanuk/engines/live/baccarat/settle-coup'
import { type BaccaratVariant, baccaratSpots } from '@sanuk/engines/live/baccarat/spots'
import { roadsOf } from '@sanuk/engines/live/roads/roads'
import { burnOf, coupsOf, type DealtCoup, shuffledShoe } from '@sanuk/engines/live/shoe'
import { drawFrom } from '@sanuk/engines/random/draw'
import { amount, parseAmount, writeAmount } from '@sanuk/money/amount'
import { commitmentOf, type RoundSeed, seededBytes } from '@sanuk/vendor-server/randomness/seeded-bytes'
import { readSavedRecord } from '@sanuk/verifier/record'
import type { ShoeRecord } from '@sanuk/verifier/shoe-record'

/** What a shoe is shuffled from, by its number. */
export const seedOf = (number: number): RoundSeed => ({
  serverSeed: createHash('sha256').update(`seed of shoe ${number}`).digest('hex'),
  clientSeed: `known after the commitment of shoe ${number}`,
  nonce: number,
})

/** The record of a shoe that the engine has dealt and settled, with a bet on every spot of every coup. */
export function recordOf(variant: BaccaratVariant, seed: RoundSeed): ShoeRecord {
  const cards = shuffledShoe(drawFrom(seededBytes(seed)))
  const coups = [...coupsOf(cards)]
  const results = coups.map(({ coup }) => roadResultOf(coup))
  const { card, count } = burnOf(cards)
  const text = JSON.stringify({
    format: 'sanuk-shoe-1',
    shoe: `shoe ${seed.nonce}`,
    variant,
    commitment: commitmentOf(seed.serverSeed).toString('hex'),
    ...seed,
    burn: { card: nameOf(card), count },
    coups: coups.map(({ coup }, at) => ({
      player: coup.player.map(nameOf),
      banker: coup.banker.map(nameOf),
      winner: results[at]?.winner,
    })),
    isComplete: true,
    bets: coups.flatMap((coup) => settledBets(variant, coup)),
    roads: roadsOf(results),
  })
  const read = readSavedRecord(text)
  if (read?.format !== 'sanuk-shoe-1') throw new Error(`the verifier reads no such shoe: ${text}`)
  return read
}

/** Throws where a coup wins more than the table must be ready to pay. */
function settledBets(variant: BaccaratVariant, { number, coup }: DealtCoup) {
  const placed = baccaratSpots[variant].map(({ code }, at): CoupBet => ({ spot: code, stake: BigInt(10_001 + 7 * at) }))
  const { bets, win } = settleCoup(variant, placed, coup)
  if (win > maximumWinOf(variant, placed)) throw new Error(`coup ${number} wins ${win}, more than the maximum`)
  return bets.map(({ spot, stake, win }) => ({
    round: `r${number}`,
    coup: number,
    spot,
    stake: writeAmount(amount(stake)),
    win: writeAmount(amount(win)),
  }))
}

/** Whether the engine itself would tell just this record: this shoe, and of whichever bets these wins. */
export function isTrueShoe({ bets = [], ...record }: ShoeRecord): boolean {
  const { variant, serverSeed, clientSeed, nonce } = record
  if (serverSeed === null) return false
  const seed = { serverSeed, clientSeed, nonce }
  const { bets: _, ...dealt } = recordOf(variant, seed)
  if (JSON.stringify(dealt) !== JSON.stringify(record)) return false
  const coups = [...coupsOf(shuffledShoe(drawFrom(seededBytes(seed))))]
  return bets.every(({ coup, spot, stake, win }) => {
    const code = baccaratSpots[variant].find((one) => one.code === spot)?.code
    const dealtCoup = coups[coup - 1]
    if (!code || !dealtCoup) return false
    return settleCoup(variant, [{ spot: code, stake: parseAmount(stake) }], dealtCoup.coup).win === parseAmount(win)
  })
}
