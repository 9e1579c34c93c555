import { parseArgs } from 'node:util'
import { FAMILIES } from '@sanuk/engines/lottery/bets'
import { examine } from './build.ts'
import { allGames } from './games/all-games.ts'
import { batteries, runBattery } from './generator/batteries.ts'
import { seriesHouses } from './live/house-series.ts'
import { shoeHouses } from './live/house-shoes.ts'
import type { LiveHouse } from './live/live-house.ts'
import { verifyTables } from './live/verify-tables.ts'
import { verifyDraws } from './lottery/verify-draws.ts'
import { limitOf, type Result, suspicious } from './statistics/battery.ts'
import { allTold } from './verified/all-told.ts'
import { verifyRounds } from './verified/verification.ts'

/** Rounds of each game that the tests of every day play. */
const ROUNDS_ONCE = 8000

/** One draw is verified per this many rounds: each is altered in every field. */
const ROUNDS_PER_DRAW = 4

/** One shoe or series of each table is verified per this many rounds: it has a hundred outcomes or so. */
const ROUNDS_PER_SHOE = 1000

type Wanted = { readonly times: number; readonly rounds: number; readonly seed: string; readonly all: boolean }

const say = (line: string) => process.stdout.write(`${line}\n`)
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** Plays every game and asks whether what came is what chance does. */
function statistics({ times, seed }: Wanted): boolean {
  const begin = performance.now()
  say(`statistics: ${ROUNDS_ONCE * times} rounds of each game, from seeds called ${JSON.stringify(seed)}`)
  say(`${'family'.padEnd(20)}${'games'.padStart(6)}${'tests'.padStart(7)}${'least likely'.padStart(14)}  what that is`)
  const results: Result[] = []
  for (const [family, games] of Map.groupBy(allGames, (game) => game.family)) {
    const found = games.flatMap((game) => examine(game, ROUNDS_ONCE * times, { seed }))
    results.push(...found)
    const least = found.toSorted((a, b) => a.probability - b.probability)[0]
    const what = least ? `${least.game}: ${least.observable}, ${least.question}` : ''
    const figures = [String(games.length).padStart(6), String(found.length).padStart(7)].join('')
    say(`${family.padEnd(20)}${figures}${(least?.probability ?? 1).toExponential(2).padStart(14)}  ${what}`)
  }
  const caught = suspicious(results)
  for (const { game, observable, question, count, probability } of caught) {
    say(`✗ ${game}: ${observable}, ${question}: ${probability.toExponential(2)} in ${count} outcomes`)
  }
  say(
    `${caught.length === 0 ? '✓' : '✗'} ${results.length} tests; none may be below ${limitOf(results).toExponential(2)} (${seconds(begin)})`,
  )
  return caught.length === 0
}

/** Has rounds of every game verified by the program that players verify with, and altered ones refused. */
function rounds({ rounds: wanted }: Wanted): boolean {
  const begin = performance.now()
  const each = Math.ceil(wanted / allTold.length)
  say(`rounds: ${each} of each of ${allTold.length} games, two alterations each`)
  let [verified, refused, stillTrue, disputed] = [0, 0, 0, 0]
  for (const told of allTold) {
    const result = verifyRounds(told, { from: 0, rounds: each, alterations: 2 })
    verified += result.rounds
    refused += Object.values(result.refused).reduce((sum, count) => sum + count, 0)
    stillTrue += result.stillTrue
    disputed += result.disputes.length
    for (const { round, what, record } of result.disputes.slice(0, 3)) say(`✗ ${round}: ${what}: ${record}`)
  }
  const kinds = `${refused} altered ones were refused, ${stillTrue} told another round that is as true`
  say(`${disputed === 0 ? '✓' : '✗'} ${verified} rounds hold; ${kinds}; ${disputed} disputes (${seconds(begin)})`)
  return disputed === 0
}

/** Has issues of every family of lotteries verified in the same way. */
function draws({ rounds: wanted }: Wanted): boolean {
  const begin = performance.now()
  const each = Math.ceil(wanted / (FAMILIES.length * ROUNDS_PER_DRAW))
  let [refused, disputed] = [0, 0]
  for (const family of FAMILIES) {
    const result = verifyDraws(family, { from: 1, draws: each })
    refused += Object.values(result.refused).reduce((sum, count) => sum + count, 0)
    disputed += result.disputes.length
    for (const { what, record } of result.disputes.slice(0, 3)) say(`✗ ${family}: ${what}: ${JSON.stringify(record)}`)
  }
  const counted = `${each} draws of each of ${FAMILIES.length} families of lotteries hold`
  say(
    `${disputed === 0 ? '✓' : '✗'} ${counted}; ${refused} altered ones were refused; ${disputed} disputes (${seconds(begin)})`,
  )
  return disputed === 0
}

/** Has whole shoes or series of live tables verified in the same way. */
function tables(what: string, houses: readonly LiveHouse[], { rounds: wanted }: Wanted): boolean {
  const begin = performance.now()
  const each = Math.ceil(wanted / ROUNDS_PER_SHOE)
  const { refused, disputes } = verifyTables(houses, { from: 1, each })
  const altered = Object.values(refused).reduce((sum, count) => sum + count, 0)
  for (const dispute of disputes.slice(0, 3)) say(`✗ ${what} ${dispute.number}, ${dispute.table}: ${dispute.what}`)
  const counted = `${each} ${what} of each of ${houses.length} live tables hold`
  say(
    `${disputes.length === 0 ? '✓' : '✗'} ${counted}; ${altered} altered ones were refused; ${disputes.length} disputes (${seconds(begin)})`,
  )
  return disputes.length === 0
}

const shoes = (wanted: Wanted): boolean => tables('shoes', shoeHouses, wanted)
const series = (wanted: Wanted): boolean => tables('series', seriesHouses, wanted)

/** Feeds the bytes that rounds are drawn from to the programs that others test generators with. */
async function generator({ seed, all }: Wanted): Promise<boolean> {
  let isSound = true
  const missing = new Set<string>()
  for (const battery of batteries(all)) {
    const begin = performance.now()
    const name = [battery.program, ...battery.args].join(' ')
    const said = await runBattery(battery, seed)
    if (said === null) missing.add(battery.package)
    else {
      const passes = battery.passes(said)
      isSound &&= passes
      say(`${passes ? '✓' : '✗'} ${name} (${seconds(begin)})`)
      for (const line of said.split('\n').filter((one) => battery.tells.test(one))) say(`    ${line.trim()}`)
    }
  }
  if (missing.size > 0) say(`? not installed here: apt-get install ${[...missing].join(' ')}`)
  return isSound
}

const parts = { statistics, rounds, draws, shoes, series, generator }

/**
 * Proves that games are as random as they say: `statistics`, `rounds`, `draws`, `shoes`, `series`, `generator`, or all of
 * them. `--times` as many rounds for the statistics as the daily tests play, `--rounds` for the verifier, `--seed` for
 * other rounds, `--all` tests of dieharder.
 */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      times: { type: 'string', default: '10' },
      rounds: { type: 'string', default: '100000' },
      seed: { type: 'string', default: 'fixed' },
      all: { type: 'boolean', default: false },
    },
  })
  const wanted = { ...values, times: Number(values.times), rounds: Number(values.rounds) }
  const unknown = positionals.filter((part) => !Object.hasOwn(parts, part))
  const isWhole = [wanted.times, wanted.rounds].every((count) => Number.isInteger(count) && count > 0)
  if (unknown.length > 0 || !isWhole) {
    const fault = unknown.length > 0 ? `the parts are ${Object.keys(parts).join(', ')}` : 'numbers are whole, from 1'
    process.stderr.write(`sanuk fairness: ${fault}.\n`)
    return 2
  }
  let holds = true
  for (const [name, prove] of Object.entries(parts)) {
    if (positionals.length === 0 || positionals.includes(name)) holds = (await prove(wanted)) && holds
  }
  return holds ? 0 : 1
}

process.exitCode = await main()
