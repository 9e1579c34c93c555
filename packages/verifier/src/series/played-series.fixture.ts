import { SERIES_LENGTH, seriesGames } from '@sanuk/engines/live/series-games'
import { drawFrom } from '@sanuk/engines/random/draw'
import { readSavedRecord } from '../record.ts'
import { CLIENT_SEED, COMMITMENT, inUnits, SERVER_SEED, serverBytes } from '../server-bytes.fixture.ts'
import type { SeriesRecord } from './series-record.ts'

/** A series as the engine draws it, with a bet of an odd amount on every spot of some outcomes. */
export function playedSeries(code: string, { length = SERIES_LENGTH, changes = {} } = {}): SeriesRecord {
  const game = seriesGames.find((one) => one.code === code)
  if (!game) throw new Error(`no game ${code}`)
  const drawn = Array.from({ length }, (_, at) => game.drawOutcome(drawFrom(serverBytes(at + 1))))
  const placed = game.spots.map((spot, at) => ({ spot: spot.code, stake: BigInt(10_001 + 7 * at) }))
  const bets = drawn.slice(0, 40).flatMap(({ settle }, at) =>
    settle(placed).bets.map(({ spot, stake, win }) => ({
      round: `r${at + 1}`,
      number: at + 1,
      spot,
      stake: inUnits(stake),
      win: inUnits(win),
    })),
  )
  const text = JSON.stringify({
    format: 'sanuk-series-1',
    series: `series of ${code}`,
    game: code,
    commitment: COMMITMENT,
    serverSeed: SERVER_SEED,
    clientSeed: CLIENT_SEED,
    outcomes: drawn.map(({ outcome }) => outcome),
    isComplete: length === SERIES_LENGTH,
    bets,
    ...changes,
  })
  const record = readSavedRecord(text)
  if (record?.format !== 'sanuk-series-1') throw new Error('the record cannot be read')
  return record
}
