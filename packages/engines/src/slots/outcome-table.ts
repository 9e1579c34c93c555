import type { SlotMachine } from './machine.ts'
import { stoppedTable } from './stopped-table.ts'
import { tumbledTable } from './tumbled-table.ts'

/**
 * A result of one spin: what it pays in coins, without the multiplier of free spins, in how many ways, and which reels are
 * filled by wilds after it where these stay (else none).
 */
export type Outcome = {
  readonly scatters: number
  readonly win: number
  readonly ways: bigint
  readonly filled: readonly number[]
}

/**
 * Every result of a spin, by enumeration of all stops. `filled` reels stay wild whatever their stop is. What money symbols
 * are worth that are held is not in it.
 */
export const outcomeTable = (
  machine: SlotMachine,
  kind: 'base' | 'free',
  filled: readonly number[] = [],
): readonly Outcome[] => (machine.tumbles ? tumbledTable(machine, kind) : stoppedTable(machine, kind, filled))
