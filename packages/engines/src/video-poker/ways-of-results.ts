import { forEachHand, kindsOfHands } from './all-hands.ts'
import { CardSets } from './card-sets.ts'
import { type HandClass, handClasses } from './hand-classes.ts'
import { type Hand, hands } from './hands.ts'
import { bestOf, findWorths, type HoldSums, holdSums } from './hold-sums.ts'
import { countAgainstReturning, HOLDS, STAND_PAT, shareOfDraw } from './holds.ts'
import { handOf, type PayTable, rowOf } from './pay-table.ts'

/**
 * Of how many equally likely games, 2 598 960 hands times `COMMON_DRAWS`, each paid hand is the end when every hand is
 * played the best way. The sums over sets are run backwards: as they brought what hands pay to the holds, so the holds
 * played are brought to the hands.
 */
export function waysOfResults(table: PayTable): ReadonlyMap<Hand, number> {
  const ways = new Map<Hand, number>()
  const bySet = playAll(holdSums(table), ways)
  const kinds = kindsOfHands(table.deucesAreWild)
  const rows = hands.map((hand) => rowOf(table, hand)?.hand)
  const drawn = new Float64Array(hands.length)
  forEachHand((hand, place) => {
    const kind = kinds[place] ?? 0
    if (rows[kind]) drawn[kind] = (drawn[kind] ?? 0) + bySet.sumOf(hand)
  })
  rows.forEach((row, kind) => {
    if (row) addTo(ways, row, drawn[kind] ?? 0)
  })
  return ways
}

/** Plays the best hold of every hand. Answers how much each set counts; standing pat is counted in `ways` at once. */
function playAll(sums: HoldSums, ways: Map<Hand, number>): CardSets {
  const bySet = new CardSets()
  for (const each of classes()) {
    const counts = countsOfBest(sums, each)
    bySet.addToEach(each.hand, counts)
    const row = rowOf(sums.table, handOf(sums.table, each.hand))
    if (row) addTo(ways, row.hand, counts[STAND_PAT] ?? 0)
  }
  return bySet
}

function countsOfBest(sums: HoldSums, { hand, size }: HandClass): Float64Array {
  const worths = new Float64Array(HOLDS)
  findWorths(sums, hand, worths)
  const best = bestOf(worths)
  const counts = worths.fill(0)
  counts[best] = size * shareOfDraw(best)
  countAgainstReturning(counts)
  return counts
}

function addTo(ways: Map<Hand, number>, hand: Hand, more: number): void {
  ways.set(hand, (ways.get(hand) ?? 0) + more)
}

/** The same for every table: found once. */
let known: readonly HandClass[] | null = null

function classes(): readonly HandClass[] {
  known ??= handClasses()
  return known
}
