import { bytesOf, hashOf, numbersFrom } from './draws.ts'
import { drawInstantRound } from './instant-round.ts'
import { unitsOf } from './money.ts'
import { dropHolds } from './must-drop.ts'
import type { InstantRecord, RoundRecord } from './record.ts'
import { sameSlotRound } from './slots/same-slot-round.ts'

/**
 * What is looked at: that the server seed is the one whose hash was told before play, that the seeds give what was shown,
 * and that what was shown is the money; of a round that won a pool that had to be won, that it is the one that did.
 */
const CHECKS = ['commitment', 'outcome', 'money', 'drop'] as const
export type Check = (typeof CHECKS)[number]

/** Each check and whether it holds; `untold` while the server seed is played with. */
export type Verdict = 'untold' | ({ readonly [check in Exclude<Check, 'drop'>]: boolean } & { readonly drop?: boolean })

/** What was looked at, and whether it holds. */
export const checked = (verdict: Exclude<Verdict, 'untold'>): readonly { check: Check; holds: boolean }[] =>
  CHECKS.flatMap((check) => {
    const holds = verdict[check]
    return holds === undefined ? [] : [{ check, holds }]
  })

/** Draws a round again from its seeds by code that shares nothing with the server's, and compares. */
export function verifyRound(record: RoundRecord): Verdict {
  const { serverSeed, commitment } = record.seed
  if (serverSeed === null) return 'untold'
  const below = numbersFrom(bytesOf({ ...record.seed, serverSeed }))
  const same = record.format === 'sanuk-round-1' ? sameSlotRound(record, below) : sameInstant(record, below)
  return { commitment: hashOf(serverSeed) === commitment, ...same, ...dropIn(record) }
}

/** The check of a pool that the round ended; nothing where it ended none. */
function dropIn(record: RoundRecord): { readonly drop?: boolean } {
  if (record.format !== 'sanuk-round-1' || !record.drop) return {}
  return { drop: dropHolds(record.drop, { stake: record.stake, jackpot: record.jackpot ?? '0' }) }
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
