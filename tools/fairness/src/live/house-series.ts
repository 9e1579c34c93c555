import { type AnySeriesGame, type DrawnOutcome, SERIES_LENGTH, seriesGames } from '@sanuk/engines/live/series-games'
import { drawFrom } from '@sanuk/engines/random/draw'
import { commitmentOf, seededBytes } from '@sanuk/vendor-server/randomness/seeded-bytes'
import {
  isAlike,
  isTrueBet,
  type LiveHouse,
  type LiveRecord,
  readLiveRecord,
  seedOf,
  settledBets,
} from './live-house.ts'

type Seeds = ReturnType<typeof seedOf>

const drawnBy = (game: AnySeriesGame, seeds: Seeds): readonly DrawnOutcome[] =>
  Array.from({ length: SERIES_LENGTH }, (_, at) => game.drawOutcome(drawFrom(seededBytes({ ...seeds, nonce: at + 1 }))))

/** The table of a game with its outcomes as the engine draws them. */
const tableOf = ({ spots, maximumWin }: AnySeriesGame) => ({
  spots,
  maximumWin,
  settle: (bets: readonly { spot: string; stake: bigint }[], { settle }: DrawnOutcome) => settle(bets),
})

/** Outcomes with a bet on every spot: more would take long in games of many spots. */
const BET_ON = 12

/** The record of a series that the engine has drawn and settled. */
function recordOf(game: AnySeriesGame, name: string, seeds: Seeds): LiveRecord {
  const drawn = drawnBy(game, seeds)
  return readLiveRecord({
    ...seeds,
    format: 'sanuk-series-1',
    series: name,
    game: game.code,
    commitment: commitmentOf(seeds.serverSeed).toString('hex'),
    outcomes: drawn.map(({ outcome }) => outcome),
    isComplete: true,
    bets: settledBets(tableOf(game), drawn.slice(0, BET_ON)).flatMap((bets, at) =>
      bets.map((bet) => ({ round: `r${at + 1}`, number: at + 1, ...bet })),
    ),
  })
}

/** Whether the engine itself would tell just this record: this series, and of whichever bets these wins. */
function isTrueSeries(game: AnySeriesGame, record: LiveRecord): boolean {
  if (record.format !== 'sanuk-series-1' || record.serverSeed === null) return false
  const { series, serverSeed, clientSeed, bets = [] } = record
  const seeds = { serverSeed, clientSeed }
  if (!isAlike(record, recordOf(game, series, seeds))) return false
  const drawn = drawnBy(game, seeds)
  return bets.every((bet) => {
    const one = drawn[bet.number - 1]
    return one !== undefined && isTrueBet(tableOf(game), bet, one)
  })
}

/** Every game of series. */
export const seriesHouses: readonly LiveHouse[] = seriesGames.map((game) => ({
  name: game.code,
  list: 'outcomes',
  fields: ['commitment', 'serverSeed', 'clientSeed', 'game', 'outcomes', 'bets'],
  recordOf: (number) => recordOf(game, `series ${number}`, seedOf(number)),
  isTrue: (record) => isTrueSeries(game, record),
}))
