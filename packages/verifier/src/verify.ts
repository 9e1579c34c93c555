import { bytesOf, hashOf, numbersFrom } from './draws.ts'
import { drawInstantRound } from './instant-round.ts'
import { unitsOf } from './money.ts'
import type { InstantRecord, RoundRecord } from './record.ts'
import { sameSlotRound } from './slots/same-slot-round.ts'

/**
 * What is looked at: that the server seed is the one whose hash was told before play, that the seeds give what was shown,
 * and that what was shown is the money.
 */
export const CHECKS = ['commitment', 'outcome', 'money'] as const
export type Check = (typeof CHECKS)[number]

/** Each check and whether it holds; `untold` while the server seed is played with. */
export type Verdict = 'untold' | { readonly [check in Check]: boolean }

/** Draws a round again from its seeds by code that shares nothing with the server's, and compares. */
export function verifyRound(record: RoundRecord): Verdict {
  const { serverSeed, commitment } = record.seed
  if (serverSeed === null) return 'untold'
  const below = numbersFrom(bytesOf({ ...record.seed, serverSeed }))
  const same = record.format === 'sanuk-round-1' ? sameSlotRound(record, below) : sameInstant(record, below)
  return { commitment: hashOf(serverSeed) === commitment, ...same }
}

type Same = { readonly outcome: boolean; readonly money: boolean }

function sameInstant(record: InstantRecord, below: (bound: number) => number): Same {
  const drawn = drawInstantRound(record, below)
  if (!drawn) return { outcome: false, money: false }
  const won = (unitsOf(record.stake) * drawn.multiple) / (10_000n * (drawn.chips ?? 1n))
  return { outcome: alike(drawn.view, record.view), money: won === unitsOf(record.win) }
}

/** Whether two pieces of plain data say the same, in whatever order their fields stand. */
function alike(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other
  const [these, those] = [Object.entries(one), new Map(Object.entries(other))]
  return these.length === those.size && these.every(([name, value]) => those.has(name) && alike(value, those.get(name)))
}

/** A short name for rules: whoever is shown another one plays by other rules. */
export const fingerprintOf = ({ rules }: Pick<RoundRecord, 'rules'>): string =>
  hashOf(JSON.stringify(rules)).slice(0, 16)
