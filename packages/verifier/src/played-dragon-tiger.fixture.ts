import { nameOf } from '@sanuk/engines/cards/card'
import type { DragonTigerCoup } from '@sanuk/engines/cards/dragon-tiger-coup'
import { dragonTigerWinner } from '@sanuk/engines/cards/dragon-tiger-coup'
import { dragonTigerGame } from '@sanuk/engines/live/dragon-tiger/game'
import { roadsOf } from '@sanuk/engines/live/roads/roads'
import { burnOf, coupsOf, type DealtCoup, shuffledShoe } from '@sanuk/engines/live/shoe'
import { drawFrom } from '@sanuk/engines/random/draw'
import type { DragonTigerRecord } from './dragon-tiger-record.ts'
import { readSavedRecord } from './record.ts'
import { CLIENT_SEED, COMMITMENT, inUnits, SERVER_SEED, serverBytes } from './server-bytes.fixture.ts'

/** A bet of an odd amount on every spot of the table. */
const betsOn = ({ number, coup }: DealtCoup<DragonTigerCoup>) =>
  dragonTigerGame
    .settle(
      dragonTigerGame.spots.map(({ code }, at) => ({ spot: code, stake: BigInt(10_001 + 7 * at) })),
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
export function playedDragonTiger(
  nonce: number,
  { first = Number.POSITIVE_INFINITY, changes = {} }: { first?: number; changes?: object } = {},
): DragonTigerRecord {
  const cards = shuffledShoe(drawFrom(serverBytes(nonce)))
  const all = [...coupsOf(cards, dragonTigerGame)]
  const coups = all.slice(0, first)
  const { card, count } = burnOf(cards)
  const results = coups.map(({ coup }) => dragonTigerGame.roadResult({ red: 'dragon', blue: 'tiger' }, coup))
  const text = JSON.stringify({
    format: 'sanuk-dragon-tiger-1',
    shoe: `shoe ${nonce}`,
    commitment: COMMITMENT,
    serverSeed: SERVER_SEED,
    clientSeed: CLIENT_SEED,
    nonce,
    burn: { card: nameOf(card), count },
    coups: coups.map(({ coup }) => ({
      dragon: nameOf(coup.dragon),
      tiger: nameOf(coup.tiger),
      winner: dragonTigerWinner(coup),
    })),
    isComplete: coups.length === all.length,
    bets: coups.flatMap(betsOn),
    roads: roadsOf(results),
    ...changes,
  })
  const record = readSavedRecord(text)
  if (record?.format !== 'sanuk-dragon-tiger-1') throw new Error('the record cannot be read')
  return record
}
