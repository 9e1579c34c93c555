import { nameOf } from '@sanuk/engines/cards/card'
import { dragonTigerWinner } from '@sanuk/engines/cards/dragon-tiger-coup'
import { baccaratGame } from '@sanuk/engines/live/baccarat/game'
import { BACCARAT_VARIANTS, type BaccaratVariant } from '@sanuk/engines/live/baccarat/spots'
import { dragonTigerGame } from '@sanuk/engines/live/dragon-tiger/game'
import type { ShoeGame } from '@sanuk/engines/live/live-game'
import { roadsOf } from '@sanuk/engines/live/roads/roads'
import { burnOf, coupsOf, shuffledShoe } from '@sanuk/engines/live/shoe'
import { drawFrom } from '@sanuk/engines/random/draw'
import { commitmentOf, type RoundSeed, seededBytes } from '@sanuk/vendor-server/randomness/seeded-bytes'
import {
  isAlike,
  isTrueBet,
  type LiveHouse,
  type LiveRecord,
  readLiveRecord,
  seedOf,
  settledBets,
} from './live-house.ts'

/** How a game of shoes is told. */
type Told<Coup> = {
  readonly name: string
  readonly game: ShoeGame<Coup>
  /** What its records have beside the fields of every shoe. */
  readonly head: object
  readonly fields: readonly string[]
  readonly coup: (coup: Coup) => object
}

const dealt = <Coup>(game: ShoeGame<Coup>, seed: RoundSeed) => {
  const cards = shuffledShoe(drawFrom(seededBytes(seed)))
  return { cards, coups: [...coupsOf(cards, game)] }
}

/** The record of a shoe that the engine has dealt and settled, with a bet on every spot of every coup. */
function recordOf<Coup>({ game, head, coup: tell }: Told<Coup>, seed: RoundSeed): LiveRecord {
  const { cards, coups } = dealt(game, seed)
  const { card, count } = burnOf(cards)
  const [sides] = game.sides
  if (!sides) throw new Error(`${game.code} has no roads`)
  return readLiveRecord({
    ...head,
    ...seed,
    commitment: commitmentOf(seed.serverSeed).toString('hex'),
    shoe: `shoe ${seed.nonce}`,
    burn: { card: nameOf(card), count },
    coups: coups.map(({ coup }) => tell(coup)),
    isComplete: true,
    bets: settledBets(
      game,
      coups.map(({ coup }) => coup),
    ).flatMap((bets, at) => bets.map((bet) => ({ round: `r${at + 1}`, coup: at + 1, ...bet }))),
    roads: roadsOf(coups.map(({ coup }) => game.roadResult(sides, coup))),
  })
}

/** Whether the engine itself would tell just this record: this shoe, and of whichever bets these wins. */
function isTrueShoe<Coup>(told: Told<Coup>, record: LiveRecord): boolean {
  if (record.format === 'sanuk-series-1' || record.serverSeed === null) return false
  const { serverSeed, clientSeed, nonce, bets = [] } = record
  const seed = { serverSeed, clientSeed, nonce }
  if (!isAlike(record, recordOf(told, seed))) return false
  const { coups } = dealt(told.game, seed)
  return bets.every((bet) => {
    const coup = coups[bet.coup - 1]?.coup
    return coup !== undefined && isTrueBet(told.game, bet, coup)
  })
}

function houseOf<Coup>(told: Told<Coup>): LiveHouse {
  const fields = ['commitment', 'serverSeed', 'clientSeed', 'nonce', 'burn', 'coups', 'bets', 'roads', ...told.fields]
  return {
    name: told.name,
    list: 'coups',
    fields,
    recordOf: (number) => recordOf(told, { ...seedOf(number), nonce: number }),
    isTrue: (record) => isTrueShoe(told, record),
  }
}

const baccarat = (variant: BaccaratVariant): LiveHouse => {
  const game = baccaratGame(variant)
  return houseOf({
    name: `baccarat, ${variant}`,
    game,
    head: { format: 'sanuk-shoe-1', variant },
    fields: ['variant'],
    coup: (coup) => ({
      player: coup.player.map(nameOf),
      banker: coup.banker.map(nameOf),
      winner: game.roadResult({ red: 'banker', blue: 'player' }, coup).winner,
    }),
  })
}

const dragonTiger: LiveHouse = houseOf({
  name: 'dragon tiger',
  game: dragonTigerGame,
  head: { format: 'sanuk-dragon-tiger-1' },
  fields: [],
  coup: (coup) => ({ dragon: nameOf(coup.dragon), tiger: nameOf(coup.tiger), winner: dragonTigerWinner(coup) }),
})

/** Every game of shoes, baccarat by each of its rules. */
export const shoeHouses: readonly LiveHouse[] = [...BACCARAT_VARIANTS.map(baccarat), dragonTiger]
