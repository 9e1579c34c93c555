import { type Compared, type Difference, firstOf } from './compared.ts'
import { roadsCompared } from './compared-roads.ts'
import { type DealtCoup, type DealtShoe, dealCoup, dealShoe, shownOf } from './dealt-shoe.ts'
import {
  type DragonTigerCoup,
  dealCoup as dealDragonTiger,
  dragonTigerWin,
  shownOf as shownOfDragonTiger,
} from './dragon-tiger-coups.ts'
import type { DragonTigerRecord } from './dragon-tiger-record.ts'
import { bytesOf, hashOf, numbersFrom } from './draws.ts'
import { liveWin } from './live-pays.ts'
import { unitsOf } from './money.ts'
import type { ShoeRecord } from './shoe-record.ts'
import type { ShownResult } from './shown-roads.ts'

/**
 * What is looked at: that the server seed is the one whose hash was shown before the first coup, that the seeds give the
 * burnt cards and every coup in its place, that each bet won what its spot pays, and that the roads are those of the coups.
 */
export const SHOE_CHECKS = ['commitment', 'outcome', 'money', 'roads'] as const
export type ShoeCheck = (typeof SHOE_CHECKS)[number]

/** The first difference of each check, null where there is none; `untold` before the seed is told. */
export type ShoeVerdict = 'untold' | { readonly [check in ShoeCheck]: Difference | null }

/** A shoe of any game. */
export type AnyShoeRecord = ShoeRecord | DragonTigerRecord

/** Shuffles and deals a shoe again by code that shares nothing with the server's, and compares. */
export function verifyShoe(record: AnyShoeRecord): ShoeVerdict {
  return record.format === 'sanuk-shoe-1' ? verifyBy(baccaratBy(record), record) : verifyBy(dragonTiger, record)
}

/** How the shoes of a game are dealt, told and paid. */
type ShoeRules<Coup> = {
  readonly deal: (next: () => string) => Coup
  readonly textOf: (coup: Coup) => string
  /** What a bet wins; null where there is no such spot. */
  readonly winOf: (bet: { spot: string; stake: bigint }, coup: Coup) => bigint | null
  readonly shownOf: (coup: Coup) => ShownResult
}

const baccaratBy = ({ variant }: ShoeRecord): ShoeRules<DealtCoup> => ({
  deal: dealCoup,
  textOf: ({ player, banker, winner }) => `player ${player.join(' ')}, banker ${banker.join(' ')}, ${winner}`,
  winOf: (bet, coup) => liveWin(variant, bet, coup),
  shownOf,
})

const dragonTiger: ShoeRules<DragonTigerCoup> = {
  deal: dealDragonTiger,
  textOf: ({ dragon, tiger, winner }) => `dragon ${dragon}, tiger ${tiger}, ${winner}`,
  winOf: dragonTigerWin,
  shownOf: shownOfDragonTiger,
}

type RecordOf<Coup> = Omit<AnyShoeRecord, 'coups' | 'revised'> & {
  readonly coups: readonly Coup[]
  readonly revised?: readonly { readonly coup: number; readonly outcome: Coup | null }[]
}

function verifyBy<Coup>(rules: ShoeRules<Coup>, record: RecordOf<Coup>): ShoeVerdict {
  const { serverSeed, commitment, clientSeed, nonce, coups } = record
  if (serverSeed === null) return 'untold'
  const shoe = dealShoe(numbersFrom(bytesOf({ serverSeed, clientSeed, nonce })), rules.deal)
  const results = shoe.coups.slice(0, coups.length).map(rules.shownOf)
  return {
    commitment: firstOf([['commitment', commitment, hashOf(serverSeed)]]),
    outcome: firstOf(cardsCompared(rules, record, shoe)),
    money: firstOf(betsCompared(rules, record, shoe)),
    roads: firstOf(roadsCompared(record.roads, results)),
  }
}

/** The coup that bets are paid by: what was dealt, unless it was corrected; none where it is void. */
function countedCoup<Coup>({ revised }: RecordOf<Coup>, { coups }: DealtShoe<Coup>, number: number): Coup | undefined {
  const change = revised?.find(({ coup }) => coup === number)
  return change ? (change.outcome ?? undefined) : coups[number - 1]
}

/** The first difference of all checks in their order; null where the record is sound. */
export const firstDifference = (verdict: Exclude<ShoeVerdict, 'untold'>): Difference | null =>
  SHOE_CHECKS.map((check) => verdict[check]).find((difference) => difference !== null) ?? null

function* cardsCompared<Coup>({ textOf }: ShoeRules<Coup>, record: RecordOf<Coup>, shoe: DealtShoe<Coup>): Compared {
  const { burn, coups, isComplete } = record
  yield ['burn', `${burn.card}, ${burn.count}`, `${shoe.burn.card}, ${shoe.burn.count}`]
  for (const [at, told] of coups.entries()) {
    const dealt = shoe.coups[at]
    yield [`coup ${at + 1}`, textOf(told), dealt ? textOf(dealt) : 'none']
  }
  if (isComplete) yield ['number of coups', `${coups.length}`, `${shoe.coups.length}`]
}

function* betsCompared<Coup>({ winOf }: ShoeRules<Coup>, record: RecordOf<Coup>, shoe: DealtShoe<Coup>): Compared {
  for (const { round, coup: number, spot, stake, win } of record.bets ?? []) {
    const coup = number <= record.coups.length ? countedCoup(record, shoe, number) : undefined
    const expected = coup ? winOf({ spot, stake: unitsOf(stake) }, coup) : null
    const where = `round ${round}, coup ${number}, ${spot}, stake ${stake}`
    yield [`${where}, in units of 0.0001`, `${unitsOf(win)}`, `${expected ?? 'no such bet'}`]
  }
}
