import type { Coup } from '@sanuk/engines/cards/baccarat-coup'
import { type Card, nameOf } from '@sanuk/engines/cards/card'
import { baccaratDealing, baccaratGame } from '@sanuk/engines/live/baccarat/game'
import { roadResultOf } from '@sanuk/engines/live/baccarat/road-result'
import { type BaccaratVariant, baccaratSpots } from '@sanuk/engines/live/baccarat/spots'
import { roadsOf } from '@sanuk/engines/live/roads/roads'
import { burnOf, coupsOf, type DealtCoup, shuffledShoe } from '@sanuk/engines/live/shoe'
import { drawFrom } from '@sanuk/engines/random/draw'
import { readSavedRecord } from './record.ts'
import { CLIENT_SEED, COMMITMENT, inUnits, SERVER_SEED, serverBytes } from './server-bytes.fixture.ts'
import type { ShoeRecord } from './shoe-record.ts'

const names = (cards: readonly Card[]) => cards.map(nameOf)

/** A bet of an odd amount on every spot of the table. */
const betsOn = (variant: BaccaratVariant, { number, coup }: DealtCoup<Coup>) =>
  baccaratGame(variant)
    .settle(
      baccaratSpots[variant].map(({ code }, at) => ({ spot: code, stake: BigInt(10_001 + 7 * at) })),
      coup,
    )
    .bets.map(({ spot, stake, win }) => ({
      round: `r${number}`,
      coup: number,
      spot,
      stake: inUnits(stake),
      win: inUnits(win),
    }))

/** A shoe as the engine deals it: the record of its first coups, or of all, or with something changed. */
export function playedShoe(
  variant: BaccaratVariant,
  nonce: number,
  { first = Number.POSITIVE_INFINITY, changes = {} }: { first?: number; changes?: object } = {},
): ShoeRecord {
  const cards = shuffledShoe(drawFrom(serverBytes(nonce)))
  const all = [...coupsOf(cards, baccaratDealing)]
  const coups = all.slice(0, first)
  const results = coups.map(({ coup }) => roadResultOf(coup))
  const { card, count } = burnOf(cards)
  const record = readSavedRecord(
    JSON.stringify({
      format: 'sanuk-shoe-1',
      shoe: `shoe ${nonce}`,
      variant,
      commitment: COMMITMENT,
      serverSeed: SERVER_SEED,
      clientSeed: CLIENT_SEED,
      nonce,
      burn: { card: nameOf(card), count },
      coups: coups.map(({ coup }, at) => ({
        player: names(coup.player),
        banker: names(coup.banker),
        winner: results[at]?.winner,
      })),
      isComplete: coups.length === all.length,
      bets: coups.flatMap((coup) => betsOn(variant, coup)),
      roads: roadsOf(results),
      ...changes,
    }),
  )
  if (record?.format !== 'sanuk-shoe-1') throw new Error('the record cannot be read')
  return record
}
