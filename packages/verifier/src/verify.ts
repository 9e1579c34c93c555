import { bytesOf, hashOf, numbersFrom } from './draws.ts'
import { drawInstantRound } from './instant-round.ts'
import { unitsOf } from './money.ts'
import type { InstantRecord, RoundRecord, ShownStep, SlotRecord } from './record.ts'
import { type DrawnStep, drawSlotRound } from './slot-round.ts'

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
  const same = record.format === 'sanuk-round-1' ? sameSlot(record, below) : sameInstant(record, below)
  return { commitment: hashOf(serverSeed) === commitment, ...same }
}

type Same = { readonly outcome: boolean; readonly money: boolean }

function sameSlot(record: SlotRecord, below: (bound: number) => number): Same {
  const drawn = drawSlotRound(record.rules, below)
  return { outcome: sameOutcome(drawn, record.steps), money: sameMoney(drawn, record) }
}

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

function sameOutcome(drawn: readonly DrawnStep[], shown: readonly ShownStep[]): boolean {
  const bare = (steps: readonly (DrawnStep | ShownStep)[]) =>
    steps.map(({ kind, grid, lineWins, scatter, multiplier, freeSpinsLeft }) => [
      ...[kind, grid, multiplier, freeSpinsLeft, scatter && [scatter.count, scatter.freeSpins]],
      lineWins.map(({ line, symbol, count }) => [line, symbol, count]),
    ])
  return JSON.stringify(bare(drawn)) === JSON.stringify(bare(shown))
}

/** Every win is so many stakes per line; the stake is shared by the lines without a rest. */
function sameMoney(drawn: readonly DrawnStep[], { rules, stake, win, steps }: SlotRecord): boolean {
  const lines = BigInt(rules.lines.length)
  const perLine = unitsOf(stake) / lines
  if (perLine * lines !== unitsOf(stake)) return false
  const pays = (parts: bigint, shown: string) => parts * perLine === unitsOf(shown)
  const total = drawn.reduce((sum, step) => sum + step.win, 0n)
  return (
    pays(total, win) &&
    drawn.length === steps.length &&
    drawn.every((step, at) => {
      const shown = steps[at]
      return (
        shown !== undefined &&
        pays(step.win, shown.win) &&
        pays(step.scatter?.win ?? 0n, shown.scatter?.win ?? '0') &&
        step.lineWins.every((line, place) => pays(line.win, shown.lineWins[place]?.win ?? ''))
      )
    })
  )
}
