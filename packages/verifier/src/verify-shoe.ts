import { type DealtCoup, type DealtShoe, dealShoe, shownOf } from './dealt-shoe.ts'
import { bytesOf, hashOf, numbersFrom } from './draws.ts'
import { liveWin } from './live-pays.ts'
import { drawRoads } from './live-roads.ts'
import { unitsOf } from './money.ts'
import type { ShoeRecord } from './shoe-record.ts'

/** Where a record first differs from what its seeds give: what it tells there, and what it should. */
export type Difference = { readonly where: string; readonly told: string; readonly expected: string }

/**
 * What is looked at: that the server seed is the one whose hash was shown before the first coup, that the seeds give the
 * burnt cards and every coup in its place, that each bet won what its spot pays, and that the roads are those of the coups.
 */
export const SHOE_CHECKS = ['commitment', 'outcome', 'money', 'roads'] as const
export type ShoeCheck = (typeof SHOE_CHECKS)[number]

/** The first difference of each check, null where there is none; `untold` before the seed is told. */
export type ShoeVerdict = 'untold' | { readonly [check in ShoeCheck]: Difference | null }

/** Shuffles and deals a shoe again by code that shares nothing with the server's, and compares. */
export function verifyShoe(record: ShoeRecord): ShoeVerdict {
  const { serverSeed, commitment, clientSeed, nonce } = record
  if (serverSeed === null) return 'untold'
  const shoe = dealShoe(numbersFrom(bytesOf({ serverSeed, clientSeed, nonce })))
  return {
    commitment: firstOf([['commitment', commitment, hashOf(serverSeed)]]),
    outcome: firstOf(cardsCompared(record, shoe)),
    money: firstOf(betsCompared(record, shoe)),
    roads: firstOf(roadsCompared(record, shoe)),
  }
}

/** The first difference of all checks in their order; null where the record is sound. */
export const firstDifference = (verdict: Exclude<ShoeVerdict, 'untold'>): Difference | null =>
  SHOE_CHECKS.map((check) => verdict[check]).find((difference) => difference !== null) ?? null

type Compared = Iterable<readonly [where: string, told: string, expected: string]>

function firstOf(compared: Compared): Difference | null {
  for (const [where, told, expected] of compared) if (told !== expected) return { where, told, expected }
  return null
}

function* cardsCompared({ burn, coups, isComplete }: ShoeRecord, shoe: DealtShoe): Compared {
  yield ['burn', `${burn.card}, ${burn.count}`, `${shoe.burn.card}, ${shoe.burn.count}`]
  for (const [at, told] of coups.entries()) yield [`coup ${at + 1}`, textOf(told), textOf(shoe.coups[at])]
  if (isComplete) yield ['number of coups', `${coups.length}`, `${shoe.coups.length}`]
}

const textOf = (coup: DealtCoup | undefined): string =>
  coup ? `player ${coup.player.join(' ')}, banker ${coup.banker.join(' ')}, ${coup.winner}` : 'none'

function* betsCompared({ bets = [], coups, variant }: ShoeRecord, shoe: DealtShoe): Compared {
  for (const { round, coup: number, spot, stake, win } of bets) {
    const coup = number <= coups.length ? shoe.coups[number - 1] : undefined
    const expected = coup ? liveWin(variant, { spot, stake: unitsOf(stake) }, coup) : null
    const where = `round ${round}, coup ${number}, ${spot}, stake ${stake}`
    yield [`${where}, in units of 0.0001`, `${unitsOf(win)}`, `${expected ?? 'no such bet'}`]
  }
}

function* roadsCompared({ roads, coups }: ShoeRecord, shoe: DealtShoe): Compared {
  if (!roads) return
  const drawn = drawRoads(shoe.coups.slice(0, coups.length).map(shownOf))
  yield ['ties before the big road', `${roads.bigRoad.leadingTies}`, `${drawn.bigRoad.leadingTies}`]
  yield* cellsCompared('bead plate', roads.beadPlate, drawn.beadPlate)
  yield* cellsCompared('big road', roads.bigRoad.cells, drawn.bigRoad.cells)
  yield* cellsCompared('big eye boy', roads.bigEyeBoy, drawn.bigEyeBoy)
  yield* cellsCompared('small road', roads.smallRoad, drawn.smallRoad)
  yield* cellsCompared('cockroach pig', roads.cockroachPig, drawn.cockroachPig)
}

/** Cell by cell. Whether a win was a natural is compared only where it is told. */
function* cellsCompared(road: string, told: readonly object[], drawn: readonly object[]): Compared {
  for (let at = 0; at < Math.max(told.length, drawn.length); at += 1) {
    const cell = told[at]
    const names = cell && new Set(Object.keys(cell))
    const seen = Object.entries(drawn[at] ?? {}).filter(([name]) => name !== 'natural' || names?.has(name))
    yield [`${road}, mark ${at + 1}`, cellText(Object.entries(cell ?? {})), cellText(seen)]
  }
}

const cellText = (fields: readonly (readonly [string, unknown])[]): string =>
  fields
    .map(([name, value]) => `${name} ${value}`)
    .toSorted()
    .join(', ') || 'none'
